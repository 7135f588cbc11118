/// What is said about printing.
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
  public var refused: String { translate("Not printed: the desktop did not take the page.") }
  public var unavailable: String {
    translate(
      "This desktop does not print for programs. Keep a PDF file, which other programs print.")
  }
  public var fileTitle: String { translate("Export as PDF") }
}
