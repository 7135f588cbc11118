/// What is said about selected strokes.
public struct SelectionTexts: Sendable {
  let translate: Translator

  public var select: String { translate("Select") }
  public var label: String { translate("SELECT") }
  public var selectedLabel: String { translate("SELECTION") }
  public var box: String { translate("Rectangle") }
  public var lasso: String { translate("Lasso") }
  public var modeTip: String { translate("What a drag beside the strokes draws round them") }
  public var selection: String { translate("Selection") }
  public var commands: String { translate("Selected strokes") }
  public var commandsTip: String { translate("What to do with the selected strokes") }
  public var selectAll: String { translate("Select all") }
  public var duplicate: String { translate("Duplicate") }
  public var delete: String { translate("Delete") }
  public var raise: String { translate("Raise") }
  public var lower: String { translate("Lower") }
  public var toTop: String { translate("To the top") }
  public var toBottom: String { translate("To the bottom") }
  public var arrange: String { translate("Arrange") }
  public var arrangeEllipsis: String { translate("Arrange…") }
  public var arrangeTip: String { translate("Flip, turn, align and distribute what is selected") }
  public var alignTip: String { translate("With each other; one stroke alone with the paper") }
  public var alignLeft: String { translate("Align left") }
  public var alignCenter: String { translate("Align centres") }
  public var alignRight: String { translate("Align right") }
  public var alignTop: String { translate("Align top") }
  public var alignMiddle: String { translate("Align middles") }
  public var alignBottom: String { translate("Align bottom") }
  public var distributeHorizontally: String { translate("Same gaps side by side") }
  public var distributeVertically: String { translate("Same gaps one below the other") }
  public var applyBrush: String { translate("Draw with the brush in use") }
  public var copy: String { translate("Copy") }
  public var paste: String { translate("Paste") }
  public var nothingToPaste: String {
    translate("The clipboard holds nothing that can be pasted here.")
  }
  public var nothingToTake: String {
    translate("Nothing can be made here of what was dropped.")
  }
  public func pasting(_ percent: Int) -> String {
    translate("Pasting: {percent} %", ["percent": percent])
  }
  public func pasteRefused(_ reason: any MessagePart) -> String {
    translate("Not pasted: {reason}", ["reason": reason])
  }
  public var placePicture: String { translate("Place a picture…") }
  public var choosePicture: String { translate("Choose a picture to place") }
  public var place: String { translate("Place") }
  public var pastedDrawing: String { translate("the copied drawing") }
  public var scaledDown: String {
    translate("The picture is larger than the pixel art and was made smaller to fit.")
  }
  public func moved(_ x: Int, _ y: Int) -> String { translate("{x}, {y} pt", ["x": x, "y": y]) }
  public func turned(_ degrees: Int) -> String { translate("{degrees}°", ["degrees": degrees]) }
  public var group: String { translate("Group") }
  public var ungroup: String { translate("Ungroup") }
  public var groupAndUngroup: String { translate("Group and ungroup") }
  public var raiseAndLower: String { translate("Raise and lower") }
  public var toTopAndBottom: String { translate("To the top and to the bottom") }
  public var lock: String { translate("Lock", context: "what is selected") }
  public var lockTip: String { translate("Lock what is selected") }
  public var unlockAll: String { translate("Unlock all") }
  public var groupHint: String { translate("Double-click: into the group") }
  public var cropHint: String { translate("Double-click: crop") }
  public var cropEndHint: String { translate("Double-click: scale again") }
  public var cropPicture: String { translate("Crop the Picture") }
  public var doubleClickHint: String { translate("Double-click: twice as large") }
  public var tooWideToDouble: String {
    translate("It can't be doubled: twice as wide it would be wider than the paper.")
  }
  public var tooHighToDouble: String {
    translate("It can't be doubled: twice as high it would be higher than the paper.")
  }
}
