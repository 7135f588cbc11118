/// The fields of one object that this program does not know, as the text of a JSON object.
struct UnknownFields {
  private var members: [String] = []
  private var names: Set<String> = []

  /// Keeps a field that comes next in the reader as it is written there.
  mutating func keep(_ key: JSONKey, from reader: inout JSONReader) throws(InterchangeError) {
    guard names.insert(key.name).inserted else {
      throw FieldRule.isGivenTwice.inside(field: key.name)
    }
    members.append(try reader.text(key.bytes) + ":" + reader.readRawValue())
  }

  /// Empty where there are none.
  var text: String { members.isEmpty ? "" : "{" + members.joined(separator: ",") + "}" }

  /// The members without the braces, for writing; empty for a text that is no JSON object.
  ///
  /// - Parameter known: names of fields that are left out.
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
