/// A command and its keys, as shown in the settings.
public struct CommandKey: Equatable, Sendable {
  /// The title of the command.
  public var title: String
  /// Empty for none.
  public var keys: String
  /// Whether they differ from the defaults.
  public var isChanged: Bool

  /// Creates the displayed data of a command.
  public init(title: String, keys: String, isChanged: Bool) {
    self.title = title
    self.keys = keys
    self.isChanged = isChanged
  }
}
