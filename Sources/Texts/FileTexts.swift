/// What is said about files and folders.
public struct FileTexts: Sendable {
  public var files = "Files"
  public var empty = "Nothing here that fits"
  public var name = "File name"
  public var up = "Up"
  public var upTip = "To the folder above (Alt+Up)"
  public var home = "Home folder"
  public var open = "Open"
  public var cannotList: @Sendable (_ reason: String) -> String = {
    "The folder can't be read: \($0)"
  }
  public var replaces = "A file of this name is already there."
  public var replace = "Replace"
  public var replaceQuestion: @Sendable (_ name: String) -> String = { "Replace “\($0)”?" }
  public var replaceMessage: @Sendable (_ folder: String) -> String = {
    "A file of this name is already in “\($0)”. What it holds now will be lost."
  }
  public var size: @Sendable (_ bytes: Int) -> String = { bytes in
    let units = ["B", "kB", "MB", "GB"]
    var (value, unit) = (Double(bytes), 0)
    while value >= 999.5, unit < units.count - 1 {
      value /= 1000
      unit += 1
    }
    let tenths = (value * 10).rounded() / 10
    let text = unit == 0 || value >= 10 ? "\(Int(value.rounded()))" : "\(tenths)"
    return "\(text) \(units[unit])"
  }

  public init() {}
}
