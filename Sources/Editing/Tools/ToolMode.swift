public import Base
public import Documents

/// A mode of a tool, defined next to the tool.
///
/// Modes of the same name are equal.
public struct ToolMode: Hashable, Sendable {
  /// Returns the gesture for a press in this mode.
  typealias Start =
    @MainActor @Sendable (DrawingTool, ToolContext) -> any Gesture<PaperReading>

  /// The name in settings.
  public let name: String
  /// The icon on the tool's button.
  public let icon: Icon
  /// The name in the menu of modes.
  public let title: ToolPresentation.Text
  /// The numbers to choose before drawing, which are kept under the mode's name.
  public let numbers: [ShapeNumber]
  /// Nil for the tool's default gesture.
  let start: Start?

  init(
    _ name: String, _ icon: Icon, _ title: @escaping ToolPresentation.Text,
    numbers: [ShapeNumber] = [], start: Start? = nil
  ) {
    self.name = name
    self.icon = icon
    self.title = title
    self.numbers = numbers
    self.start = start
  }

  public static func == (a: ToolMode, b: ToolMode) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
