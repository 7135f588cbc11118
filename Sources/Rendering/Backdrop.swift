public import Canvas

/// The background under the ink, independent of size: a colour, a picture over it, and a pattern over both.
public struct Backdrop: Equatable, Sendable {
  /// The colour, which also fills the margins around the picture.
  public var color: Color
  /// The picture over the colour; nil for none.
  public var picture: BackdropPicture?
  /// The pattern over both; nil for none.
  public var pattern: BackdropPattern?

  /// Creates a background of a colour, plain unless a picture or a pattern is given.
  public init(color: Color, picture: BackdropPicture? = nil, pattern: BackdropPattern? = nil) {
    self.color = color
    self.picture = picture
    self.pattern = pattern
  }
}
