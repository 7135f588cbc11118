import Texts

/// JSON as a whole, for files of other programs: a field that one asks for in vain is `null`.
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

  /// Of an object, the value of its last field of a name.
  subscript(name: String) -> JSONValue { members.last { $0.name == name }?.value ?? .null }

  /// Of an object, otherwise none.
  var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// Of a list, otherwise none.
  var elements: [JSONValue] {
    if case .list(let values) = self { values } else { [] }
  }

  var string: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var double: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The number, where it is a whole one that fits into 32 bits; some programs write 5.0 for 5.
  var integer: Int? {
    guard let double, let number = Int32(exactly: double) else { return nil }
    return Int(number)
  }

  /// Nil for what is neither true nor false.
  var bool: Bool? {
    if case .truth(let truth) = self { truth } else { nil }
  }
}
