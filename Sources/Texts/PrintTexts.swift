/// Texts about printing.
public struct PrintTexts: Sendable {
  let translate: Translator

  public var printEllipsis: String { translate("Print…") }
  public var exportAndPrint: String { translate("Open files, export and print") }
  public var print: String { translate("Print") }
  public func title(_ name: String) -> String { translate("Print {name}", ["name": name]) }
  public func making(_ name: String, _ percent: Int) -> String {
    translate("Printing {name}: {percent} %", ["name": name, "percent": percent])
  }
  public func failed(_ reason: any MessagePart) -> String {
    translate("Not printed: {reason}", ["reason": reason])
  }
  public var refused: String { translate("Not printed: the print service refused the page.") }
  public var unavailable: String {
    translate(
      "No print service was found. Export a PDF instead?")
  }
  public var fileTitle: String { translate("Export as PDF") }
}
