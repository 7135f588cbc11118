import Base

/// The rules for the fields of a file of Excalidraw.
enum ExcalidrawRule {
  /// Limited so that their squares are finite.
  private static let numbers = -1e30...1e30

  static func number(_ reader: inout JSONReader) throws(InterchangeError) -> Double {
    let number = try reader.readDouble()
    guard numbers.contains(number) else {
      throw InterchangeError("must be between -1e30 and 1e30")
    }
    return number
  }

  static func text(_ reader: inout JSONReader) throws(InterchangeError) -> String {
    try reader.readString()
  }

  /// A colour of CSS, or `transparent`.
  static func color(_ reader: inout JSONReader) throws(InterchangeError) -> InkColor {
    guard let color = SVGColor.color(try reader.readString()) else {
      throw InterchangeError("must be a colour such as #1A2B3CFF")
    }
    return color
  }

  static func point(_ reader: inout JSONReader) throws(InterchangeError) -> PaperPoint {
    var (x, y): (Double?, Double?)
    try reader.readArray { (reader, index) throws(InterchangeError) in
      do throws(InterchangeError) {
        switch index {
        case 0: x = try number(&reader)
        case 1: y = try number(&reader)
        // A pressure, in files of old versions.
        default: _ = try reader.readRawValue()
        }
      } catch {
        throw error.inside(index: index)
      }
    }
    guard let x, let y else { throw InterchangeError("must hold x and y") }
    return PaperPoint(x: x, y: y)
  }

  static func points(_ reader: inout JSONReader) throws(InterchangeError) -> [PaperPoint] {
    try list(&reader, point)
  }

  static func pressures(_ reader: inout JSONReader) throws(InterchangeError) -> [Float] {
    try list(&reader) { (reader) throws(InterchangeError) in
      Float(min(max(try number(&reader), 0), 1))
    }
  }

  static func texts(_ reader: inout JSONReader) throws(InterchangeError) -> [String] {
    try list(&reader, text)
  }

  /// Reads a list of at most as many values as a painting can have points.
  private static func list<Value>(
    _ reader: inout JSONReader,
    _ value: (inout JSONReader) throws(InterchangeError) -> Value
  ) throws(InterchangeError) -> [Value] {
    var count = 0
    return try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
      count += 1
      guard count <= DrawingBudget.mostPoints else { throw DrawingBudget.tooManyLines }
      return try value(&reader)
    }
  }
}

extension JSONReader {
  /// Reads an object, or `null` as one without fields; errors name the field.
  mutating func readFields(
    _ field: (inout JSONReader, _ name: String) throws(InterchangeError) -> Void
  ) throws(InterchangeError) {
    _ = try readUnlessNull { (reader) throws(InterchangeError) in
      try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
        try field(&reader, key.name)
      }
    }
  }

  /// Reads a value; nil for `null`.
  mutating func readUnlessNull<Value>(
    _ read: (inout JSONReader) throws(InterchangeError) -> Value
  ) throws(InterchangeError) -> Value? {
    skipSpace()
    guard next == UInt8(ascii: "n") else { return try read(&self) }
    // Any other word is refused there.
    _ = try readRawValue()
    return nil
  }
}
