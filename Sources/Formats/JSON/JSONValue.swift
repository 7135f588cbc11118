import Texts

/// A complete JSON value, for files of other programs: a missing field is `null`.
enum JSONValue: Equatable {
  /// In the order of the text.
  case object([Member])
  case list([JSONValue])
  case text(String)
  case number(Double)
  case truth(Bool)
  case null

  struct Member: Equatable {
    let name: String
    let value: JSONValue
  }

  init(_ bytes: [UInt8]) throws(PixelFileError) {
    var reader = JSONReader(bytes)
    do throws(InterchangeError) {
      self = try Self.value(from: &reader)
      try reader.readEnd()
    } catch {
      throw PixelFileError(error.message)
    }
  }

  private static func value(from reader: inout JSONReader) throws(InterchangeError) -> JSONValue {
    switch try reader.beginsValue() {
    case .object:
      var members: [Member] = []
      try reader.readObject { (reader, key) throws(InterchangeError) in
        members.append(Member(name: key.name, value: try value(from: &reader)))
      }
      return .object(members)
    case .array:
      var values: [JSONValue] = []
      try reader.readArray { (reader, _) throws(InterchangeError) in
        values.append(try value(from: &reader))
      }
      return .list(values)
    case .string: return .text(try reader.readString())
    case .number: return .number(try reader.readDouble())
    case .word:
      switch try reader.readRawValue() {
      case "true": return .truth(true)
      case "false": return .truth(false)
      default: return .null
      }
    }
  }

  /// The value of an object's last field with a name.
  subscript(name: String) -> JSONValue { members.last { $0.name == name }?.value ?? .null }

  /// The members of an object; empty for other values.
  var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The elements of a list; empty for other values.
  var elements: [JSONValue] {
    if case .list(let values) = self { values } else { [] }
  }

  var string: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var double: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The number if it is a whole one that fits 32 bits; some programs write 5.0 for 5.
  var integer: Int? {
    guard let double, let number = Int32(exactly: double) else { return nil }
    return Int(number)
  }

  /// Nil unless it is true or false.
  var bool: Bool? {
    if case .truth(let truth) = self { truth } else { nil }
  }
}
