/// Texts about writing on the paper.
public struct WritingTexts: Sendable {
  let translate: Translator

  public var text: String { translate("Text") }
  public var label: String { translate("TEXT") }
  /// The name of the text field.
  public var field: String { translate("Text") }
  public var typeface: String { translate("Typeface") }
  public var typefaceTip: String { translate("Typeface") }
  public var size: String { translate("Type size") }
  public var sizeTip: String { translate("Type size in points") }
  public func sizeValue(_ points: String) -> String {
    translate("{size} pt", ["size": Numeral(points)])
  }
  public var otherSize: String { translate("Other size…") }
  public var style: String { translate("Weight and slant") }
  public var styleTip: String {
    translate("Weight and slant")
  }
  public var light: String { translate("Light", context: "of letters") }
  public var regular: String { translate("Regular", context: "of letters") }
  public var medium: String { translate("Medium", context: "of letters") }
  public var bold: String { translate("Bold", context: "of letters") }
  public var black: String { translate("Black", context: "of letters") }
  public var italic: String { translate("Italic", context: "of letters") }
  public var alignment: String { translate("Alignment") }
  public var alignmentTip: String { translate("Text alignment") }
  public var start: String { translate("Left", context: "of lines of text") }
  public var center: String { translate("Centred", context: "of lines of text") }
  public var end: String { translate("Right", context: "of lines of text") }
  public var writeLabel: String { translate("Write in the shape") }
  public var deleteAndWrite: String { translate("Delete, write in the shape") }
  public var writeLabelTip: String {
    translate("Write the label of the selected shape or line, or of the one just drawn")
  }
  public var putOnPath: String { translate("Put text on path") }
  public var putOnPathTip: String {
    translate("Let the selected text, or the label of the selected line, run along the line")
  }
  public var removeFromPath: String { translate("Remove text from path") }
  public var removeFromPathTip: String {
    translate("Take the text off the selected line")
  }
  public var flipOnPath: String { translate("Flip text on path") }
  public var flipOnPathTip: String {
    translate("Put the text on the other side of the line, running the other way")
  }
  public var labelHint: String {
    translate("Click to write in the shape, drag to write on the paper")
  }
  public var doubleClickHint: String { translate("Double-click: edit the label") }
  public func widthHint(_ points: Int) -> String {
    translate("Width {width} pt", ["width": points])
  }
}
