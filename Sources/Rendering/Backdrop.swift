public import Canvas

/// What lies under the ink, at no size yet: a colour, a picture over it, and a pattern over both.
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
