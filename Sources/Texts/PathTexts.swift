/// Texts about boolean operations of shapes.
public struct PathTexts: Sendable {
  private let translate: Translator

  init(_ translate: Translator) { self.translate = translate }

  public var path: String { translate("Path", context: "menu") }
  public var union: String { translate("Union", context: "of shapes") }
  public var unionTip: String { translate("Make one shape of all selected ones") }
  public var difference: String { translate("Difference", context: "of shapes") }
  public var differenceTip: String {
    translate("Cut the other selected shapes out of the lowest one")
  }
  public var intersection: String { translate("Intersection", context: "of shapes") }
  public var intersectionTip: String { translate("Keep the part that all selected shapes share") }
  public var exclusion: String { translate("Exclusion", context: "of shapes") }
  public var exclusionTip: String {
    translate("Keep the parts that an odd number of the selected shapes share")
  }
  public var division: String { translate("Division", context: "of shapes") }
  public var divisionTip: String {
    translate("Cut the lowest selected shape into parts along the others")
  }
  public var offset: String { translate("Offset", context: "of shapes") }
  public var offsetEllipsis: String { translate("Offset…", context: "of shapes") }
  public var offsetTip: String {
    translate("Move the edges of the selected shapes outwards or inwards")
  }
  public var distance: String { translate("Distance") }
  public var outline: String { translate("Outline of the stroke") }
  public var outlineTip: String { translate("Turn the selected lines into areas of their ink") }
  public func combining(_ percent: Int) -> String {
    translate("Computing shapes… {percent} %", ["percent": percent])
  }
  public var nothingLeft: String { translate("Nothing would be left of these shapes.") }
  public var tooFine: String { translate("These shapes have too many curves for this.") }
}

extension Texts {
  /// Texts about boolean operations of shapes.
  public var paths: PathTexts { PathTexts(translate) }
}
