import Documents

/// The common start of all interchange formats: identifier, version, name and tags.
struct DocumentHead {
  private let wantedFormat: String
  private let versions: ClosedRange<Int>
  private var format: String?
  private var version: Int?
  private(set) var name: String?
  private var foundTags: [ItemTag]?
  /// Empty if the document has none.
  var tags: [ItemTag] { foundTags?.unique ?? [] }

  init(format: String, versions: ClosedRange<Int>) {
    wantedFormat = format
    self.versions = versions
  }

  /// Reads a field's value if it belongs here.
  ///
  /// - Returns: false for another field, with its value still unread.
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
    case "tags":
      try FieldRule.once(foundTags)
      foundTags = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
        guard let tag = ItemTag(try reader.readString()) else {
          throw InterchangeError(
            "must have 1 to {most} characters", ["most": ItemTag.longest])
        }
        return tag
      }
    default: return false
    }
    return true
  }

  /// Throws if a required field is missing.
  ///
  /// - Returns: the version.
  @discardableResult
  func check() throws(InterchangeError) -> Int {
    _ = try FieldRule.present(format, "format")
    return try FieldRule.present(version, "version")
  }
}
