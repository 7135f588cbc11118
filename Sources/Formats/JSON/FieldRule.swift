import Base
import Documents

/// The rules for all fields of the interchange format.
enum FieldRule {
  static let isGivenTwice = InterchangeError("appears twice")

  static func once<Value>(_ value: Value?) throws(InterchangeError) {
    guard value == nil else { throw isGivenTwice }
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

  /// Reads a word of an enumeration.
  static func word<Value: RawRepresentable & CaseIterable>(
    _ reader: inout JSONReader, _ type: Value.Type
  ) throws(InterchangeError) -> Value where Value.RawValue == String {
    guard let value = Value(rawValue: try reader.readString()) else {
      let words = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw InterchangeError("must be one of {words}", ["words": words])
    }
    return value
  }

  /// Reads an object; errors name the field.
  static func readObject(
    _ reader: inout JSONReader,
    _ field: (inout JSONReader, JSONKey) throws(InterchangeError) -> Void
  ) throws(InterchangeError) {
    try reader.readObject { (reader, key) throws(InterchangeError) in
      do throws(InterchangeError) {
        try field(&reader, key)
      } catch {
        throw error.field.hasPrefix(key.name) && error.complaint == isGivenTwice.complaint
          ? error : error.inside(field: key.name)
      }
    }
  }

  /// Reads a list; errors name the element.
  static func list<Element>(
    _ reader: inout JSONReader,
    _ element: (inout JSONReader) throws(InterchangeError) -> Element
  ) throws(InterchangeError) -> [Element] {
    var elements: [Element] = []
    try reader.readArray { (reader, index) throws(InterchangeError) in
      do throws(InterchangeError) {
        elements.append(try element(&reader))
      } catch {
        throw error.inside(index: index)
      }
    }
    return elements
  }

  static func integer(
    _ reader: inout JSONReader, in range: ClosedRange<Int>
  ) throws(InterchangeError) -> Int {
    guard let number = Int(exactly: try reader.readDouble()), range.contains(number) else {
      throw InterchangeError(
        "must be a whole number from {least} to {most}",
        ["least": range.lowerBound, "most": range.upperBound])
    }
    return number
  }

  static func truth(_ reader: inout JSONReader) throws(InterchangeError) -> Bool {
    switch try reader.readRawValue() {
    case "true": return true
    case "false": return false
    default: throw InterchangeError("must be true or false")
    }
  }

  static func fraction(_ reader: inout JSONReader) throws(InterchangeError) -> Double {
    let number = try reader.readDouble()
    guard (0...1).contains(number) else { throw InterchangeError("must be between 0 and 1") }
    return number
  }

  static func version(
    _ reader: inout JSONReader, in known: ClosedRange<Int>
  ) throws(InterchangeError) -> Int {
    let number = try reader.readDouble()
    guard number <= Double(known.upperBound) else {
      throw InterchangeError("is newer than this version of Filbert supports; update Filbert")
    }
    guard let version = Int(exactly: number), known.contains(version) else {
      throw known.count == 1
        ? InterchangeError("must be {newest}", ["newest": known.upperBound])
        : InterchangeError(
          "must be a whole number from {least} to {most}",
          ["least": known.lowerBound, "most": known.upperBound])
    }
    return version
  }

  /// Reads six numbers in SVG's order.
  static func map(_ reader: inout JSONReader) throws(InterchangeError) -> PaperMap {
    let numbers = try list(&reader) { (reader) throws(InterchangeError) in
      try reader.readDouble()
    }
    guard numbers.count == 6 else { throw InterchangeError("must hold six numbers") }
    return PaperMap(
      xx: numbers[0], xy: numbers[2], yx: numbers[1], yy: numbers[3], x0: numbers[4],
      y0: numbers[5])
  }

  /// Reads two numbers, in lengths of the paper's longer side.
  static func paperPoint(_ reader: inout JSONReader) throws(InterchangeError) -> PaperPoint {
    let numbers = try list(&reader) { (reader) throws(InterchangeError) in
      try reader.readDouble()
    }
    guard numbers.count == 2 else { throw InterchangeError("must hold two numbers") }
    return PaperPoint(x: numbers[0], y: numbers[1])
  }

  static func aspectRatio(_ reader: inout JSONReader) throws(InterchangeError) -> AspectRatio {
    guard let ratio = AspectRatio(try reader.readDouble()) else {
      throw InterchangeError("must be between 0.01 and 100")
    }
    return ratio
  }

  static func paperLength(_ reader: inout JSONReader) throws(InterchangeError) -> PaperLength {
    guard let length = PaperLength(millimeters: try reader.readDouble()) else {
      throw InterchangeError("must be between 1 and 10000")
    }
    return length
  }
}
