// Texts about selected and pasted cells.
extension LifeTexts {
  public var copyWithOutline: String { translate("Copy with the selection’s outline") }
  public var pasteMode: String { translate("Paste mode") }
  public var nextPasteMode: String { translate("Next paste mode") }
  public var pasteByOr: String { translate("Paste: or") }
  public var pasteByCopy: String { translate("Paste: replace") }
  public var pasteByAnd: String { translate("Paste: and") }
  public var pasteByXor: String { translate("Paste: exclusive or") }
  public var whichRuleTitle: String { translate("Different rules") }
  public var whichRule: String {
    translate("The pasted cells use a different rule.")
  }
  public func ruleOfBoard(_ rule: String) -> String {
    translate("Keep {rule}", ["rule": rule])
  }
  public func ruleOfPasted(_ rule: String) -> String {
    translate("Use {rule}", ["rule": rule])
  }
  public var advanceSelection: String { translate("Advance selection") }
  public var advanceOutside: String { translate("Advance outside selection") }
  public var shrinkSelection: String { translate("Shrink selection to fit") }
  public func advancing(_ percent: Int) -> String {
    translate("Advancing cells: {percent} %", ["percent": percent])
  }

  // Own patterns
  public var keepPattern: String { translate("Keep as a pattern…") }
  public var keepPatternTitle: String { translate("Keep as a pattern") }
  public var keepPatternMessage: String {
    translate("Adds the selection, or all living cells, to the patterns available on every board.")
  }
  public var patternName: String { translate("Name") }
  public var patternGroup: String { translate("Collection", context: "of patterns") }
  public var ownPatterns: String { translate("My patterns") }
  public var keep: String { translate("Keep") }
  public func patternKept(_ name: String) -> String {
    translate("“{name}” was added to the patterns", ["name": name])
  }
  public var patternTooLarge: String { translate("That is too large for a pattern.") }
  public func gollysPatterns(_ folder: String) -> String {
    translate("Golly: {folder}", ["folder": folder])
  }
  public var removePattern: String { translate("Remove from patterns") }
}
