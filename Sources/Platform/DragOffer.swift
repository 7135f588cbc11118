public import Canvas

/// What somebody drags from one of our windows to other programs.
public struct DragOffer {
  /// When it is seen that something is dragged.
  public enum Appearance: Sendable {
    case always
    /// Where a release would drop it: elsewhere the drag is still something else.
    case whereTaken
  }

  /// The kinds in which it can be had, the best first.
  public var forms: [ClipboardForm]
  /// What a file manager can have written where it wants it; nil for nothing.
  public var file: SavedFile?
  /// What goes with the pointer, in device pixels.
  public var picture: Surface?
  public var appearance: Appearance

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
