/// What is said about the numbers of a shape.
public struct InspectorTexts: Sendable {
  public var x = "X"
  public var y = "Y"
  public var width = "Width"
  public var height = "Height"
  public var angle = "Angle"
  public var stroke = "Stroke"
  public var area = "Area"
  public var outline = "Outline"
  public var pixels = "px"
  public var degrees = "°"
  public var fieldTip: @Sendable (_ name: String) -> String = {
    "\($0): a number or a sum, as 3*12.5 or 50% (Enter, arrows); drag the name"
  }
  public var squarePixels: @Sendable (_ number: String) -> String = { "\($0) px²" }
  public var length: @Sendable (_ number: String) -> String = { "\($0) px" }

  public init() {}
}
