/// Texts about files and folders.
public struct FileTexts: Sendable {
  let translate: Translator

  public var files: String { translate("Files") }
  public var empty: String { translate("No matching files") }
  public func marked(_ count: Int) -> String {
    translate("One file", "{count} files", count: count)
  }
  public var allThatFit: String { translate("All supported files", context: "kinds of files") }
  public var chooseEllipsis: String { translate("Choose file…") }
  public var choosePlaceEllipsis: String { translate("Choose folder…") }
  public var name: String { translate("File name") }
  public var up: String { translate("Up", context: "folder") }
  public var upTip: String { translate("Parent folder (Alt+Up)") }
  public var home: String { translate("Home folder") }
  public var open: String { translate("Open") }
  public var reading: String { translate("Reading the folder…") }
  public var folder: String { translate("Folder", context: "kind of file") }
  public var places: String { translate("Places") }
  public var placesTip: String { translate("Places") }
  public var lastUsed: String { translate("Recent") }
  /// The label of the field for a path.
  public var path: String { translate("Path of a file or folder") }
  public var columns: String { translate("Columns", context: "columns of files") }
  public var nameColumn: String { translate("Name", context: "column of files") }
  public var kindColumn: String { translate("Kind", context: "column of files") }
  public var sizeColumn: String { translate("Size", context: "column of files") }
  public var dateColumn: String { translate("Modified", context: "column of files") }
  public var sortByName: String { translate("Sort by name") }
  public var sortByKind: String { translate("Sort by kind") }
  public var sortBySize: String { translate("Sort by size") }
  public var sortByDate: String { translate("Sort by modification date") }
  /// - Parameter path: as typed.
  public func nothingAt(_ path: String) -> String {
    translate("“{path}” does not exist.", ["path": path])
  }
  public func cannotUse(_ name: String) -> String {
    translate("“{name}” is not a supported file type.", ["name": name])
  }
  public func cannotList(_ reason: any MessagePart) -> String {
    translate("The folder can’t be read: {reason}", ["reason": reason])
  }
  public var replaces: String { translate("A file with this name already exists.") }
  public var nameMissing: String { translate("The file needs a name.") }
  /// - Parameter folder: as typed.
  public func noFolder(_ folder: String) -> String {
    translate("The folder “{folder}” does not exist.", ["folder": folder])
  }
  public var replace: String { translate("Replace") }
  public func replaceQuestion(_ name: String) -> String {
    translate("Replace “{name}”?", ["name": name])
  }
  public func replaceMessage(_ folder: String) -> String {
    translate(
      "A file with this name already exists in “{folder}”. Its contents will be lost.",
      ["folder": folder])
  }
  public func size(_ bytes: Int) -> String {
    var (value, unit) = (Double(bytes), 0)
    while value >= 999.5, unit < 3 {
      value /= 1000
      unit += 1
    }
    let number =
      unit == 0 || value >= 10
      ? translate.numbers.shown(NumberFormat.whole(value))
      : translate.numbers.tenths(value)
    return switch unit {
    case 0: translate("{number} B", ["number": number])
    case 1: translate("{number} kB", ["number": number])
    case 2: translate("{number} MB", ["number": number])
    default: translate("{number} GB", ["number": number])
    }
  }
}
