public import Canvas

/// What lies under the ink, at no size yet: a colour, and a picture over it.
public struct Backdrop: Equatable, Sendable {
  public var color: Color
  public var picture: BackdropPicture?

  public init(color: Color, picture: BackdropPicture? = nil) {
    self.color = color
    self.picture = picture
  }
}
