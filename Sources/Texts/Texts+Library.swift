// Texts about storing, opening and reading.
extension Texts {
  public func isReadOnly(_ reason: any MessagePart) -> String {
    translate("Nothing can be saved here: {reason}", ["reason": reason])
  }
  public func asideName(_ name: String) -> String {
    translate("{name} (kept aside)", ["name": name])
  }
  public func keptAside(_ name: String) -> String {
    translate(
      "The original can no longer be changed. Your changes are kept as “{name}”.", ["name": name])
  }
  public func keptInFile(_ path: String) -> String {
    translate(
      "The library can no longer be written to. Your changes are kept in {path}", ["path": path])
  }
  public func joinedStrokes(_ count: Int) -> String {
    translate(
      "Filbert closed in the middle of a stroke. The part you had drawn was saved.",
      "Filbert closed in the middle of {count} strokes. The parts you had drawn were saved.",
      count: count)
  }
  public var restoredFromLog: String {
    translate("The library’s file was missing. It was rebuilt from its log.")
  }
  public func keptLog(_ path: String) -> String {
    translate(
      "The library’s file was missing. Its log is kept as {path}", ["path": path])
  }
  public func savedAgain(_ path: String) -> String {
    translate(
      "The library’s file was moved or deleted while it was open. Everything was saved again in {path}",
      ["path": path])
  }
  public func keptApart(_ path: String) -> String {
    translate(
      "Another file took the place of the library while it was open. Everything is kept in {path}",
      ["path": path])
  }
  public var logOutTitle: String { translate("Log out without saving?") }
  public var logOutMessage: String {
    translate("The last changes could not be saved. They are lost if you log out.")
  }
  public var logOut: String { translate("Log out") }
  public func notSaved(_ reason: any MessagePart) -> String {
    translate("Not saved yet, but kept in memory: {reason}", ["reason": reason])
  }
  public var retry: String { translate("Try again") }
  public func cannotOpen(_ reason: any MessagePart) -> String {
    translate("It can’t be opened: {reason}", ["reason": reason])
  }
  public func isDamaged(_ reason: any MessagePart) -> String {
    translate(
      "Part of the library is damaged; the rest can be used. {reason}", ["reason": reason])
  }
  public func isDamagedAndClosed(_ reason: any MessagePart) -> String {
    translate(
      "The library is damaged; readable documents are shown, and nothing can be changed:"
        + " {reason}",
      ["reason": reason])
  }
  public var libraryIsUnreadable: String { translate("The library is damaged") }
  public func libraryIsUnreadableMessage(_ path: String) -> String {
    translate("{path} can no longer be opened. It was left unchanged.", ["path": path])
  }
  public var repair: String { translate("Repair…") }
  public func restoreBackup(_ date: String) -> String {
    translate("Restore the backup of {date}", ["date": date])
  }
  public func noBackup(_ reason: any MessagePart) -> String {
    translate("Today’s backup could not be made: {reason}", ["reason": reason])
  }
  public var endedBadly: String {
    translate("Filbert closed unexpectedly last time. Everything you drew is here.")
  }
  public func endedBadlyWithReport(_ path: String) -> String {
    translate(
      "Filbert closed unexpectedly last time. Everything you drew is here. A report is in"
        + " {path}",
      ["path": path])
  }
  public func strokesUnreadable(_ count: Int) -> String {
    translate(
      "One stroke of this painting is damaged and can’t be shown.",
      "{count} strokes of this painting are damaged and can’t be shown.", count: count)
  }
  public var saveTheRest: String { translate("Continue with the rest") }
  public func opening(_ name: String, _ percent: Int) -> String {
    translate("Opening “{name}”: {percent} %", ["name": name, "percent": percent])
  }
  public func drawing(_ name: String) -> String { translate("Drawing “{name}”…", ["name": name]) }
  /// Stands in for the name of dropped content without a file.
  public var droppedName: String { translate("the dropped item") }
  public func reading(_ file: String, _ percent: Int) -> String {
    translate("Reading {file}: {percent} %", ["file": file, "percent": percent])
  }
  public var importEllipsis: String { translate("Import…") }
  public var importTip: String { translate("Import files of any supported type") }
  public var openFilesEllipsis: String { translate("Open…") }
  public var openFilesTip: String { translate("Import files and open them") }
  public var importTitle: String { translate("Import files") }
  public var importConfirm: String { translate("Import") }
  public func importing(_ count: Int, _ percent: Int) -> String {
    translate(
      "Importing one file: {percent} %", "Importing {count} files: {percent} %", count: count,
      ["percent": percent])
  }
  public func imported(_ count: Int) -> String {
    translate("One file was imported.", "{count} files were imported.", count: count)
  }
  public func importCancelled(_ count: Int) -> String {
    translate(
      "The import was cancelled; one file was imported.",
      "The import was cancelled; {count} files were imported.", count: count)
  }
  public var notAllImported: String { translate("Files not imported") }
  public func importFailed(_ reason: any MessagePart) -> String {
    translate("Not imported: {reason}", ["reason": reason])
  }

  public var passwordTitle: String { translate("Protected file") }
  public var password: String { translate("Password") }
  public func passwordMessage(_ file: String) -> String {
    translate("“{file}” is protected by a password.", ["file": file])
  }
  public func wrongPasswordMessage(_ file: String) -> String {
    translate("The password does not open “{file}”.", ["file": file])
  }

  /// The parts that may be omitted from a file, by the importer's names.
  public var omissions: [String: String] {
    [
      "gradients": translate("gradients"), "text": translate("text"),
      "pictures": translate("pictures"), "clipping": translate("clipping"),
      "effects": translate("effects"), "repeatedShapes": translate("repeated shapes"),
      "patterns": translate("patterns"), "opacity": translate("group opacity"),
      "blending": translate("some blend modes"), "markers": translate("markers"),
      "lines": translate("line styles"),
      "styleSheets": translate("style sheets"),
      "samples": translate("pen data and text of shapes changed by another program"),
      "pages": translate("some pages"),
      "frames": translate("frames and embedded pages"),
      // For sprites.
      "slices": translate("slices"), "tilemaps": translate("tilemaps (converted to pixels)"),
      "notes": translate("user data of layers, cels and tags"),
      "referenceLayers": translate("reference layers"),
      "colorProfile": translate("a colour profile"),
      "changingPalette": translate("palettes that change from frame to frame"),
      "celOpacity": translate("cel opacity"),
      "celOrder": translate("cel order"),
      "blendModes": translate("some blend modes"),
      "otherLayers": translate("layers without pixels"),
      "pixelRatio": translate("non-square pixels"),
      "unknownParts": translate("unknown chunks"),
    ]
  }
  private func list(_ parts: [String]) -> String {
    guard parts.count > 1 else { return parts.joined() }
    return translate(
      "{parts} and {last}",
      ["parts": translate.list(parts.dropLast()), "last": parts[parts.count - 1]])
  }

  /// Says what of a file is missing in the document made of it, or looks alike but is of another kind; nil for nothing.
  public func said(_ loss: ImportLoss, of file: String) -> String? {
    let leftOut = loss.leftOut.compactMap { omissions[$0] }
    let pictured = loss.pictured.compactMap { omissions[$0] }
    var sentences: [String] = []
    if !leftOut.isEmpty {
      sentences.append(
        translate(
          "{file} was imported without: {list}.", ["file": file, "list": list(leftOut)]))
    }
    if !pictured.isEmpty {
      sentences.append(
        translate(
          "{file} has parts that were converted to pictures: {list}.",
          ["file": file, "list": list(pictured)]))
    }
    if loss.copyCount > 0 {
      sentences.append(
        translate(
          "One repeated shape was converted to a copy.",
          "{count} repeated shapes were converted to copies.",
          count: loss.copyCount))
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}
