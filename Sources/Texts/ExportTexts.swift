/// Texts about exporting a painting.
public struct ExportTexts: Sendable {
  let translate: Translator

  public var title: String { translate("Export") }
  public var export: String { translate("Export") }
  public var exportEllipsis: String { translate("Export…") }
  public var exportAgain: String { translate("Export again") }
  public var exportAgainTip: String {
    translate("Write the files of the last export again, with the same names and options")
  }
  public var kind: String { translate("File type") }
  /// The hint about a kind of file, from its table entry.
  public func tip(_ tip: Message) -> String { tip.said(by: translate) }
  public var content: String { translate("Content") }
  public var part: String { translate("Frames and layers to export") }
  public var everything: String { translate("All frames and layers") }
  public var allLayers: String { translate("All layers together") }
  public var frame: String { translate("Frame") }
  public var spacing: String { translate("Spacing and trimming") }
  public var spacingEllipsis: String { translate("Spacing…") }
  public var spacingTip: String { translate("Padding around and between the frames of the sheet") }
  public var borderPadding: String { translate("Around all") }
  public var shapePadding: String { translate("Between frames") }
  public var innerPadding: String { translate("Around each") }
  public var extrude: String { translate("Repeat edges") }
  public var trimming: String { translate("Frames") }
  public var wholeFrames: String { translate("Whole", context: "frames of a sheet") }
  public var trimmedFrames: String { translate("Trimmed", context: "frames of a sheet") }
  public var trimmedAlike: String { translate("Trimmed alike", context: "frames of a sheet") }
  public var equalFrames: String { translate("Equal frames") }
  public var equalSeparate: String { translate("Separate", context: "equal frames of a sheet") }
  public var equalOnce: String { translate("Only once", context: "equal frames of a sheet") }
  public var emptyFrames: String { translate("Empty frames") }
  public var emptyIncluded: String { translate("Included", context: "empty frames of a sheet") }
  public var emptyOmitted: String { translate("Left out", context: "empty frames of a sheet") }
  public var sheetPacked: String { translate("Packed", context: "frames of a sheet") }
  public var sheetForm: String { translate("JSON data") }
  public var formArray: String { translate("List", context: "JSON") }
  public var formHash: String { translate("By name", context: "JSON") }
  public var filesAndNames: String { translate("Files and names") }
  public var filesEllipsis: String { translate("Files and names…") }
  public var filesTip: String { translate("Several files at once: their parts, scales and names") }
  public var filesChoice: String { translate("Files") }
  public var oneFile: String { translate("One") }
  public var fileForSection: String { translate("One for each section") }
  public var fileForLayer: String { translate("One for each layer") }
  public var fileForGroup: String { translate("One for each group") }
  public var scales: String { translate("Scales, such as 1, 2, 4") }
  public var namePattern: String {
    translate("Names, such as {pattern}", ["pattern": "{title}-{tag}.{ext}"])
  }
  /// - Parameter first: the name of the first file.
  public func files(_ count: Int, _ first: String) -> String {
    translate(
      "One file: {name}", "{count} files, the first is {name}", count: count, ["name": first])
  }
  public var width: String { translate("Width") }
  public var widthTip: String {
    translate("Width in pixels: a number or a calculation (Enter, arrows); or drag the label")
  }
  public var pixels: String { translate("px") }
  public var background: String { translate("With background") }
  public var backgroundTip: String { translate("Include the background") }
  public var preview: String { translate("Preview") }
  public func size(_ width: Int, _ height: Int, _ size: String) -> String {
    translate("{width} × {height}, about {size}", ["width": width, "height": height, "size": size])
  }
  public func sizeOfGIF(_ width: Int, _ height: Int, _ size: String, _ colors: Int) -> String {
    translate(
      "{width} × {height}, about {size}. A frame of a GIF has at most {colors} colours.",
      ["width": width, "height": height, "size": size, "colors": colors])
  }
  public func sizeOfLines(_ size: String) -> String { translate("About {size}", ["size": size]) }
  /// - Parameter count: the number of lines that only this program knows as lines.
  public func sizeOfLines(_ size: String, pictures count: Int) -> String {
    translate(
      "About {size}. One line becomes a picture at 300 dpi.",
      "About {size}. {count} lines become pictures at 300 dpi.", count: count, ["size": size])
  }
  public func working(_ name: String, _ percent: Int) -> String {
    translate("Exporting {name}: {percent} %", ["name": name, "percent": percent])
  }
  public func done(_ path: String) -> String { translate("Exported as {path}", ["path": path]) }
  public var cancelled: String { translate("The export was cancelled; no file was written.") }
  /// A GIF was written with losses.
  public func doneWithout(_ path: String, _ parts: [String]) -> String {
    translate(
      "Exported as {path}; a GIF can’t show: {list}. An APNG can.",
      ["path": path, "list": translate.list(parts)])
  }
  public var moreColors: String { translate("all colours of a frame") }
  public var halfTransparency: String { translate("half-transparent colours") }
  public var shortFrames: String { translate("frames of less than 20 ms") }
  public func failed(_ reason: any MessagePart) -> String {
    translate("Not exported: {reason}", ["reason": reason])
  }

  // Several at once
  public func titleOfMany(_ count: Int) -> String {
    translate("Export one painting", "Export {count} paintings", count: count)
  }
  /// - Parameter folder: the last part of its path.
  public func into(_ folder: String) -> String {
    translate("Into “{folder}”", ["folder": folder])
  }
  public var namesAreFree: String {
    translate("Existing files are not overwritten.")
  }
  public func workingMany(_ count: Int, _ percent: Int) -> String {
    translate(
      "Exporting one painting: {percent} %", "Exporting {count} paintings: {percent} %",
      count: count, ["percent": percent])
  }
  public func doneMany(_ count: Int, _ folder: String) -> String {
    translate(
      "One file was written into {folder}", "{count} files were written into {folder}",
      count: count, ["folder": folder])
  }
  public func cancelledMany(_ count: Int, _ folder: String) -> String {
    translate(
      "The export was cancelled; one file was written into {folder}",
      "The export was cancelled; {count} files were written into {folder}", count: count,
      ["folder": folder])
  }
  public func failedOne(_ name: String, _ reason: any MessagePart) -> String {
    translate("“{name}” was not exported: {reason}", ["name": name, "reason": reason])
  }
  public func failedMany(_ count: Int) -> String {
    translate(
      "One painting was not exported", "{count} paintings were not exported", count: count)
  }

  public var isFolder: String { translate("A folder has this name.") }
}
