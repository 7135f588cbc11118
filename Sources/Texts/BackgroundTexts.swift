/// What is said about a painting's background and its paper.
public struct BackgroundTexts: Sendable {
  public var background = "Background"
  public var colorOfBrush = "Colour of the brush"
  public var white = "White"
  public var choosePicture = "Picture…"
  public var choosePictureTitle = "Picture for the background"
  public var usePicture = "Use picture"
  public var removePicture = "Without a picture"
  public var fill = "Fill the paper"
  public var fit = "Fit into the paper"
  public var tile = "Tile"
  public var center = "Centre"
  public var paper = "Shape of the paper"
  public var failed: @Sendable (_ reason: String) -> String = {
    "The background stays as it is: \($0)"
  }

  public init() {}
}
