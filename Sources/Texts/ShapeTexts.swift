/// Texts about shapes and their numbers.
public struct ShapeTexts: Sendable {
  let translate: Translator

  public var shapes: String { translate("Shapes") }
  public var shapesLabel: String { translate("SHAPES") }
  public var shapesTip: String { translate("Star, polygon, arc, pie, callout, arrow or table") }
  public var star: String { translate("Star") }
  public var polygon: String { translate("Regular polygon") }
  public var arc: String { translate("Arc", context: "shape") }
  public var pie: String { translate("Pie slice") }
  public var callout: String { translate("Callout") }
  public var blockArrow: String { translate("Block arrow") }
  public var corners: String { translate("Corners") }
  public func corners(_ count: Int) -> String {
    translate("{count} corner", "{count} corners", count: count)
  }
  public var table: String { translate("Table") }
  public var columns: String { translate("Columns", context: "of a table") }
  public func columns(_ count: Int) -> String {
    translate("{count} column", "{count} columns", count: count)
  }
  public var rows: String { translate("Rows", context: "of a table") }
  public func rows(_ count: Int) -> String {
    translate("{count} row", "{count} rows", count: count)
  }
  public var innerRadius: String { translate("Inner radius") }
  public var cornerRadius: String { translate("Corner radius") }
  public var startAngle: String { translate("Start angle") }
  public var sweepAngle: String { translate("Sweep angle") }
  public var tipX: String { translate("Tip X", context: "place of the tip of a callout") }
  public var tipY: String { translate("Tip Y", context: "place of the tip of a callout") }
  public var headLength: String { translate("Head length") }
  public var own: String { translate("My shapes") }
  public var ownTip: String { translate("Show or hide your own shapes") }
  public var noOwn: String { translate("Drag a selection here.") }
  public var ownFiles: String { translate("Files of shapes") }
  public func ownNumbered(_ number: Int) -> String {
    translate("Shape {number}", ["number": number])
  }
  public var keep: String { translate("Keep as a shape…") }
  public var keepTip: String { translate("Keep the selection under a name, for all paintings") }
  public var keepTitle: String { translate("Keep the selection as a shape") }
  public var keepConfirm: String { translate("Keep", context: "a shape") }
  public var ownName: String { translate("Name of the shape") }
  public var replacesOwn: String { translate("This replaces the shape of the same name.") }
  public var tooLargeToKeep: String { translate("The selection is too large for a shape.") }
  public var openOwn: String { translate("Open shapes…") }
  public var openOwnTitle: String { translate("Open shapes") }
  public var openOwnConfirm: String { translate("Open", context: "shapes") }
  public var saveOwn: String { translate("Save all shapes to a file…") }
  public var saveOwnConfirm: String { translate("Save", context: "shapes") }
  public var saveOwnTitle: String { translate("Save my shapes") }
  public var noShapes: String { translate("The file contains no shapes.") }
  public func openOwnFailed(_ reason: any MessagePart) -> String {
    translate("The shapes can’t be read: {reason}", ["reason": reason])
  }
  public var shaftWidth: String { translate("Shaft width") }
}
