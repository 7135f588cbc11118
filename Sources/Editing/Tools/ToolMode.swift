public import Base

/// A manner in which a tool works: a row beside the tool that has it.
///
/// Two are equal that have the same name.
public struct ToolMode: Hashable, Sendable {
  /// What a press begins in this manner.
  typealias Start =
    @MainActor @Sendable (DrawingTool, ToolContext) -> any Gesture<PaperReading>

  /// As settings keep it.
  public let name: String
  public let icon: Icon
  public let title: ToolFace.Text
  /// Nil for the gesture that is the tool's own.
  let start: Start?

  init(
    _ name: String, _ icon: Icon, _ title: @escaping ToolFace.Text, start: Start? = nil
  ) {
    self.name = name
    self.icon = icon
    self.title = title
    self.start = start
  }

  public static func == (a: ToolMode, b: ToolMode) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
