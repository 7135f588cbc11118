// What is said about what is kept, opened and read.
extension Texts {
  public func isReadOnly(_ reason: any MessagePart) -> String {
    translate("Nothing can be saved here: {reason}", ["reason": reason])
  }
  public func asideName(_ name: String) -> String {
    translate("{name} (kept aside)", ["name": name])
  }
  public func keptAside(_ name: String) -> String {
    translate(
      "What was here can’t take your changes any more. They are kept as “{name}”.", ["name": name])
  }
  public func keptInFile(_ path: String) -> String {
    translate(
      "The library takes nothing new any more. Your changes are kept in {path}", ["path": path])
  }
  public func joinedStrokes(_ count: Int) -> String {
    translate(
      "The program ended in the middle of a stroke. What you had drawn of it was saved.",
      "The program ended in the middle of {count} strokes. What you had drawn of them was saved.",
      count: count)
  }
  public var restoredFromLog: String {
    translate("The library’s file was missing. It was put together again from the log beside it.")
  }
  public func keptLog(_ path: String) -> String {
    translate(
      "The library’s file was missing. A log that lay there is kept as {path}", ["path": path])
  }
  public func notSaved(_ reason: any MessagePart) -> String {
    translate("Not saved yet, but kept in memory: {reason}", ["reason": reason])
  }
  public var retry: String { translate("Try again") }
  public func cannotOpen(_ reason: any MessagePart) -> String {
    translate("It can't be opened: {reason}", ["reason": reason])
  }
  public func isDamaged(_ reason: any MessagePart) -> String {
    translate(
      "Something in the library is damaged; all else can be used. {reason}", ["reason": reason])
  }
  public func isDamagedAndClosed(_ reason: any MessagePart) -> String {
    translate(
      "The library is damaged; what is sound is shown, and nothing is changed: {reason}",
      ["reason": reason])
  }
  public var libraryIsUnreadable: String { translate("The library is damaged") }
  public func libraryIsUnreadableMessage(_ path: String) -> String {
    translate("{path} can’t be opened any more. It was left as it is.", ["path": path])
  }
  public var repair: String { translate("Repair…") }
  public func restoreBackup(_ date: String) -> String {
    translate("Restore the backup of {date}", ["date": date])
  }
  public func noBackup(_ reason: any MessagePart) -> String {
    translate("Today’s backup could not be made: {reason}", ["reason": reason])
  }
  public var endedBadly: String {
    translate("Filbert ended unexpectedly last time. Everything that was drawn is here.")
  }
  public func endedBadlyWithReport(_ path: String) -> String {
    translate(
      "Filbert ended unexpectedly last time. Everything that was drawn is here. A report lies in {path}",
      ["path": path])
  }
  public func strokesUnreadable(_ count: Int) -> String {
    translate(
      "One stroke of this painting is damaged and can't be shown.",
      "{count} strokes of this painting are damaged and can't be shown.", count: count)
  }
  public var saveTheRest: String { translate("Go on with what is sound") }
  public func opening(_ name: String, _ percent: Int) -> String {
    translate("Opening “{name}”: {percent} %", ["name": name, "percent": percent])
  }
  public func drawing(_ name: String) -> String { translate("Drawing “{name}”…", ["name": name]) }
  /// What was dropped, where a file has its name.
  public var droppedName: String { translate("what was dropped") }
  public func reading(_ file: String, _ percent: Int) -> String {
    translate("Reading {file}: {percent} %", ["file": file, "percent": percent])
  }
  public var importEllipsis: String { translate("Import…") }
  public var importTip: String { translate("Import files of any kind that Filbert reads") }
  public var openFilesEllipsis: String { translate("Open…") }
  public var openFilesTip: String { translate("Import files of any kind and open them") }
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
  public var notAllImported: String { translate("What was not imported") }
  public func importFailed(_ reason: any MessagePart) -> String {
    translate("Not imported: {reason}", ["reason": reason])
  }

  /// What may be left out of a file, by what the importer calls it.
  public var omissions: [String: String] {
    [
      "gradients": translate("gradients"), "text": translate("text"),
      "pictures": translate("pictures"), "clipping": translate("clipping"),
      "effects": translate("effects"), "repeatedShapes": translate("repeated shapes"),
      "styleSheets": translate("style sheets"),
      // Of sprites.
      "slices": translate("slices"), "tilemaps": translate("tilemaps, which are pixels now"),
      "notes": translate("notes about layers, cels and tags"),
      "referenceLayers": translate("reference layers"),
      "colorProfile": translate("a colour profile"),
      "changingPalette": translate("palettes that change from frame to frame"),
      "celOpacity": translate("the opacity of single cels"),
      "celOrder": translate("the order of single cels"),
      "blendModes": translate("some blend modes"),
      "otherLayers": translate("layers without pixels"),
      "pixelRatio": translate("pixels that are not square"),
      "unknownParts": translate("parts that nobody knows"),
    ]
  }
  public func leftOut(_ file: String, _ parts: [String]) -> String {
    let list =
      parts.count > 1
      ? translate(
        "{parts} and {last}",
        ["parts": translate.list(parts.dropLast()), "last": parts[parts.count - 1]])
      : parts.joined()
    return translate(
      "{file} was imported without: {list}.",
      ["file": file, "list": list])
  }

  /// The sentence that says what was left out of a file; nil where nothing was.
  public func omission(of parts: [String], from file: String) -> String? {
    let names = parts.compactMap { omissions[$0] }
    return names.isEmpty ? nil : leftOut(file, names)
  }
}
