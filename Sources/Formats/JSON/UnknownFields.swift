/// The unknown fields of an object, as the text of a JSON object.
struct UnknownFields {
  private var members: [String] = []
  private var names: Set<String> = []

  /// Keeps the reader's next field verbatim.
  mutating func keep(_ key: JSONKey, from reader: inout JSONReader) throws(InterchangeError) {
    guard names.insert(key.name).inserted else {
      throw FieldRule.isGivenTwice.inside(field: key.name)
    }
    members.append(try reader.text(key.bytes) + ":" + reader.readRawValue())
  }

  /// Empty if there are none.
  var text: String { members.isEmpty ? "" : "{" + members.joined(separator: ",") + "}" }

  /// The members without the braces, for writing; empty for an invalid JSON object.
  ///
  /// - Parameter known: names of fields to omit.
  static func members(of text: String, without known: Set<String> = []) -> String {
    guard !text.isEmpty else { return "" }
    var reader = JSONReader(Array(text.utf8))
    var fields = UnknownFields()
    do throws(InterchangeError) {
      try reader.readObject { (reader, key) throws(InterchangeError) in
        if known.contains(key.name) {
          _ = try reader.readRawValue()
        } else {
          try fields.keep(key, from: &reader)
        }
      }
      try reader.readEnd()
    } catch {
      return ""
    }
    return fields.members.joined(separator: ",")
  }
}
