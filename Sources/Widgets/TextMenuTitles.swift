/// The titles in the menu of a text field.
public struct TextMenuTitles: Equatable, Sendable {
  /// The title of the command that moves the selection to the clipboard.
  public var cut: String
  /// The title of the command that copies the selection to the clipboard.
  public var copy: String
  /// The title of the command that inserts the clipboard's text.
  public var paste: String
  /// The title of the command that selects the whole text.
  public var selectAll: String

  /// Creates the titles in the user's language.
  public init(cut: String, copy: String, paste: String, selectAll: String) {
    self.cut = cut
    self.copy = copy
    self.paste = paste
    self.selectAll = selectAll
  }
}
