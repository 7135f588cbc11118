public import Canvas

/// The background under the ink, independent of size: a colour, a picture over it, and a pattern over both.
public struct Backdrop: Equatable, Sendable {
  public var color: Color
  public var picture: BackdropPicture?
  public var pattern: BackdropPattern?

  public init(color: Color, picture: BackdropPicture? = nil, pattern: BackdropPattern? = nil) {
    self.color = color
    self.picture = picture
    self.pattern = pattern
  }
}
