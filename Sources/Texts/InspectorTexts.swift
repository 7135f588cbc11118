/// Texts about the numbers of a shape.
public struct InspectorTexts: Sendable {
  let translate: Translator

  public var inspector: String { translate("Inspector") }
  public var inspectorTip: String {
    translate("Show or hide the inspector")
  }
  public var close: String { translate("Close (drag the panel to move it)") }
  public var x: String { translate("X") }
  public var y: String { translate("Y") }
  public var width: String { translate("Width") }
  public var height: String { translate("Height") }
  public var angle: String { translate("Angle") }
  public var stroke: String { translate("Stroke", context: "width of an outline") }
  public var opacity: String { translate("Opacity") }
  public var keepRatio: String { translate("Keep aspect ratio") }
  public var scaleLines: String { translate("Scale line widths") }
  public var line: String { translate("Stroke") }
  public var picture: String { translate("Picture") }
  public var filledArea: String { translate("Filled area") }
  public var group: String { translate("Group") }
  public var percent: String { "%" }
  public func strokes(_ count: Int) -> String {
    translate("One object", "{count} objects", count: count)
  }
  public var area: String { translate("Area") }
  public var outline: String { translate("Outline", context: "length of an outline") }
  public var points: String { translate("pt") }
  public var degrees: String { "°" }
  public func fieldTip(_ name: String) -> String {
    translate(
      "{name}: a number or a calculation, such as 3*12.5 or 50% (Enter, arrows); or drag"
        + " the label",
      ["name": name])
  }
  public func squarePoints(_ number: String) -> String {
    translate("{number} pt²", ["number": Numeral(number)])
  }
  public func length(_ number: String) -> String {
    translate("{number} pt", ["number": Numeral(number)])
  }
}
