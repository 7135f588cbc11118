/// What is said about a painting's background and its paper.
public struct BackgroundTexts: Sendable {
  let translate: Translator

  public var background: String { translate("Background") }
  public var colorOfBrush: String { translate("Colour of the brush") }
  public var white: String { translate("White") }
  public var choosePicture: String { translate("Picture…") }
  public var choosePictureTitle: String { translate("Picture for the background") }
  public var usePicture: String { translate("Use picture") }
  public var removePicture: String { translate("Without a picture") }
  public var fill: String { translate("Fill the paper") }
  public var fit: String { translate("Fit into the paper") }
  public var tile: String { translate("Tile") }
  public var center: String { translate("Centre") }
  public var paper: String { translate("Shape of the paper") }
  public func failed(_ reason: any MessagePart) -> String {
    translate("The background stays as it is: {reason}", ["reason": reason])
  }
}
