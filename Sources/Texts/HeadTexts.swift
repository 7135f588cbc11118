/// Texts about the heads of lines, arrows and connectors.
public struct HeadTexts: Sendable {
  private let translate: Translator

  init(_ translate: Translator) { self.translate = translate }

  public var none: String { translate("None", context: "end of a line") }
  public var arrow: String { translate("Filled triangle", context: "end of a line") }
  public var open: String { translate("Arrow", context: "end of a line") }
  public var triangle: String { translate("Triangle", context: "end of a line") }
  public var diamond: String { translate("Filled diamond", context: "end of a line") }
  public var hollowDiamond: String { translate("Diamond", context: "end of a line") }
  public var dot: String { translate("Dot", context: "end of a line") }
  public var ring: String { translate("Circle", context: "end of a line") }
  public var bar: String { translate("Bar", context: "end of a line") }
  public var many: String { translate("Many (crow’s foot)", context: "end of a line") }
  public var one: String { translate("Exactly one", context: "end of a line") }
  public var optionalMany: String { translate("None or many", context: "end of a line") }
  public var optionalOne: String { translate("None or one", context: "end of a line") }
  public var size: String { translate("Size", context: "of the heads of a line") }
  public func sizeValue(_ size: String) -> String {
    translate("{size} × line width", ["size": Numeral(size)])
  }
  public var arrowTool: String { translate("Arrow", context: "tool") }
  public var arrowLabel: String { translate("ARROW") }
  public var startTip: String { translate("Start of arrows: their head and its size") }
  public var endTip: String { translate("End of arrows: their head and its size") }
  public var straight: String { translate("Straight", context: "course of a connector") }
  public var elbow: String { translate("Elbow", context: "course of a connector") }
  public var roundedElbow: String { translate("Rounded elbow", context: "course of a connector") }
  public var elbowConnector: String { translate("Elbow connector") }
  public var roundedElbowConnector: String { translate("Rounded elbow connector") }
  public var arrowModeTip: String {
    translate("Course: straight, or with right angles round the shapes")
  }
}

extension Texts {
  public var heads: HeadTexts { HeadTexts(translate) }
}
