/// What every interchange format begins with: its own name, its version, and the document's name.
struct DocumentHead {
  private let wantedFormat: String
  private let versions: ClosedRange<Int>
  private var format: String?
  private var version: Int?
  private(set) var name: String?

  init(format: String, versions: ClosedRange<Int>) {
    wantedFormat = format
    self.versions = versions
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
      version = try FieldRule.version(&reader, in: versions)
    case "name":
      try FieldRule.once(name)
      name = try reader.readString()
    default: return false
    }
    return true
  }

  /// Throws where one is missing that must be there.
  ///
  /// - Returns: the version.
  @discardableResult
  func check() throws(InterchangeError) -> Int {
    _ = try FieldRule.present(format, "format")
    return try FieldRule.present(version, "version")
  }
}
