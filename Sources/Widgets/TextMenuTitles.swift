/// The titles in the menu of a text field.
public struct TextMenuTitles: Equatable, Sendable {
  public var cut: String
  public var copy: String
  public var paste: String
  public var selectAll: String

  public init(cut: String, copy: String, paste: String, selectAll: String) {
    self.cut = cut
    self.copy = copy
    self.paste = paste
    self.selectAll = selectAll
  }
}
