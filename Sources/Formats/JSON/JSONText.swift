import Documents

/// A growing JSON text.
struct JSONText {
  private(set) var bytes: [UInt8] = []

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Appends text that is already JSON.
  mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Appends the shortest digits that parse to the same number; 0 for a number that is not finite.
  mutating func number<Value: BinaryFloatingPoint & CustomStringConvertible>(_ value: Value) {
    guard value.isFinite else { return raw("0") }
    let digits = value.description.utf8
    bytes.append(contentsOf: digits)
    if bytes.suffix(2).elementsEqual(".0".utf8) { bytes.removeLast(2) }
  }

  mutating func string(_ text: String) {
    raw("\"")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): raw("\\\"")
      case UInt8(ascii: "\\"): raw("\\\\")
      case 0x0A: raw("\\n")
      case 0x0D: raw("\\r")
      case 0x09: raw("\\t")
      case 0..<0x20, 0x7F:
        raw(byte < 0x10 ? "\\u000" : "\\u00")
        raw(String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
    raw("\"")
  }

  /// Appends the field `tags` after others, unless empty.
  mutating func tags(_ tags: [ItemTag]) {
    guard !tags.isEmpty else { return }
    raw(", \"tags\": [")
    for (index, tag) in tags.enumerated() {
      if index > 0 { raw(", ") }
      string(tag.name)
    }
    raw("]")
  }

  mutating func integer(_ value: Int) {
    if value >= 0, value < 10 {
      bytes.append(UInt8(ascii: "0") + UInt8(value))
    } else {
      raw(String(value))
    }
  }

  /// Appends the members of a text of unknown fields.
  ///
  /// - Parameter known: names of fields to omit.
  mutating func unknown(_ fields: String, without known: Set<String> = []) {
    let members = UnknownFields.members(of: fields, without: known)
    guard !members.isEmpty else { return }
    raw(", ")
    raw(members)
  }
}
