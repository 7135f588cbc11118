/// A command and its keys as the window of settings shows them.
public struct CommandKey: Equatable, Sendable {
  public var title: String
  /// Empty for none.
  public var keys: String
  /// Whether they are others than the program brings.
  public var isChanged: Bool

  public init(title: String, keys: String, isChanged: Bool) {
    self.title = title
    self.keys = keys
    self.isChanged = isChanged
  }
}
