/// What every interchange format begins with: its own name, its version, and the document's name.
struct DocumentHead {
  private let wantedFormat: String
  private let newestVersion: Int
  private var format: String?
  private var version: Double?
  private(set) var name: String?

  init(format: String, newestVersion: Int) {
    wantedFormat = format
    self.newestVersion = newestVersion
  }

  /// Reads the value of a field, if it is one of these.
  ///
  /// - Returns: false for another one, whose value is still to be read.
  mutating func read(_ key: JSONKey, from reader: inout JSONReader) throws(InterchangeError) -> Bool
  {
    switch key.name {
    case "format":
      try FieldRule.once(format)
      format = try reader.readString()
      guard format == wantedFormat else {
        throw InterchangeError("must be \"{format}\"", ["format": wantedFormat])
      }
    case "version":
      try FieldRule.once(version)
      version = try FieldRule.version(&reader, newest: newestVersion)
    case "name":
      try FieldRule.once(name)
      name = try reader.readString()
    default: return false
    }
    return true
  }

  /// Throws where one is missing that must be there.
  func check() throws(InterchangeError) {
    _ = try FieldRule.present(format, "format")
    _ = try FieldRule.present(version, "version")
  }
}
