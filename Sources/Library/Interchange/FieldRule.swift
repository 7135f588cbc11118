import Ink

/// What every field of the interchange format has to keep to.
enum FieldRule {
  static func once<Value>(_ value: Value?) throws(InterchangeError) {
    guard value == nil else { throw InterchangeError("is given twice") }
  }

  static func present<Value>(_ value: Value?, _ field: String) throws(InterchangeError) -> Value {
    guard let value else { throw InterchangeError("is missing").inside(field: field) }
    return value
  }

  static func color(_ reader: inout JSONReader) throws(InterchangeError) -> InkColor {
    guard let color = InkColor(hex: try reader.readString()) else {
      throw InterchangeError("must be a colour such as #1A2B3CFF")
    }
    return color
  }

  /// One of the words of an enumeration.
  static func word<Value: RawRepresentable & CaseIterable>(
    _ reader: inout JSONReader, _ type: Value.Type
  ) throws(InterchangeError) -> Value where Value.RawValue == String {
    guard let value = Value(rawValue: try reader.readString()) else {
      let words = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw InterchangeError("must be one of \(words)")
    }
    return value
  }
}
