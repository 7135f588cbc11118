public import Canvas

/// Content dragged from one of our windows to other programs.
public struct DragOffer {
  /// The visibility of a drag.
  public enum Appearance: Sendable {
    case always
    /// Only over places that would take it: elsewhere the drag means something else.
    case whereTaken
  }

  /// The available kinds, the best first.
  public var forms: [ClipboardForm]
  /// The file that a file manager can have written to its folder; nil for none.
  public var file: SavedFile?
  /// The picture that follows the pointer, in device pixels.
  public var picture: Surface?
  /// The places that the dragged picture is visible over.
  public var appearance: Appearance

  /// Offers content, best first; the picture is visible everywhere unless said otherwise.
  public init(
    _ forms: [ClipboardForm], file: SavedFile? = nil, picture: Surface? = nil,
    appearance: Appearance = .always
  ) {
    self.forms = forms
    self.file = file
    self.picture = picture
    self.appearance = appearance
  }
}
