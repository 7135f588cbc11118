public import Base

/// Receives the values of an edit, as bytes or in another form.
public protocol ValueWriter {
  /// Appends a single byte.
  mutating func append(_ byte: UInt8)
  /// Appends an integer in as many bytes as its type has.
  mutating func append(_ number: some FixedWidthInteger)
  /// Appends a number with all its bits.
  mutating func append(_ number: Double)
  /// Appends a text of any length.
  mutating func append(_ text: String)
  /// Small numbers take less space.
  mutating func appendVariable(_ number: UInt64)
  /// Small numbers of either sign take less space.
  mutating func appendVariable(signed number: Int64)
}

/// Reads the values that a `ValueWriter` wrote, in the same order, from untrusted input.
public protocol ValueReader {
  /// Reads an integer of a type, which has to be the written one.
  mutating func number<Number: FixedWidthInteger & BitwiseCopyable>(
    _ type: Number.Type
  ) throws(UnreadableValue) -> Number
  /// Reads a floating-point number, which need not be finite.
  mutating func double() throws(UnreadableValue) -> Double
  /// Reads a text.
  mutating func text() throws(UnreadableValue) -> String
  /// Reads a number that `appendVariable(signed:)` wrote.
  mutating func signedVariable() throws(UnreadableValue) -> Int64
  /// Reads a number that `appendVariable` wrote, if it is below 2⁴⁰.
  mutating func smallNumber() throws(UnreadableValue) -> Int
  /// Reads the number of values that follow, as a small number.
  mutating func count() throws(UnreadableValue) -> Int
}

/// The values ran out or are malformed.
public struct UnreadableValue: Error {
  /// Creates the error, which has no details: the edit as a whole is unreadable.
  public init() {}
}

// Value types used by edits.

extension ValueWriter {
  /// Stores the ids as differences.
  mutating func append(_ ids: [ElementID]) {
    appendVariable(UInt64(ids.count))
    var last: Int64 = 0
    for id in ids {
      appendVariable(signed: Int64(id.number) - last)
      last = Int64(id.number)
    }
  }

  mutating func append(_ isSo: Bool) { append(UInt8(isSo ? 1 : 0)) }

  /// Appends the six numbers of a map in the order of its initializer.
  public mutating func append(_ map: PaperMap) {
    for number in [map.xx, map.xy, map.yx, map.yy, map.x0, map.y0] { append(number) }
  }

  mutating func append(_ color: InkColor) { append(color.rgba) }
}

extension ValueReader {
  mutating func ids() throws(UnreadableValue) -> [ElementID] {
    var ids: [ElementID] = []
    var last: Int64 = 0
    for _ in 0..<(try count()) {
      let (sum, overflow) = last.addingReportingOverflow(try signedVariable())
      guard !overflow, let number = UInt32(exactly: sum) else { throw UnreadableValue() }
      ids.append(ElementID(number))
      last = sum
    }
    return ids
  }

  /// Reads the number of an element, a group or a layer that `appendVariable` wrote.
  mutating func id() throws(UnreadableValue) -> UInt32 {
    guard let number = UInt32(exactly: try smallNumber()) else { throw UnreadableValue() }
    return number
  }

  /// Reads the id of an existing group.
  mutating func groupID() throws(UnreadableValue) -> GroupID {
    let group = GroupID(try id())
    guard group != .unassigned else { throw UnreadableValue() }
    return group
  }

  mutating func bool() throws(UnreadableValue) -> Bool { try number(UInt8.self) != 0 }

  /// Reads the six numbers of a map.
  public mutating func map() throws(UnreadableValue) -> PaperMap {
    PaperMap(
      xx: try double(), xy: try double(), yx: try double(), yy: try double(), x0: try double(),
      y0: try double())
  }

  mutating func color() throws(UnreadableValue) -> InkColor {
    InkColor(rgba: try number(UInt32.self))
  }

  /// Reads the lengths of a pattern, and checks them as its initializer does.
  public mutating func dash() throws(UnreadableValue) -> DashPattern {
    var lengths: [Double] = []
    for _ in 0..<(try count()) { lengths.append(try double()) }
    guard let dash = DashPattern(lengths) else { throw UnreadableValue() }
    return dash
  }

  mutating func word<Word: RawRepresentable<String>>(
    _ type: Word.Type
  ) throws(UnreadableValue) -> Word {
    guard let word = Word(rawValue: try text()) else { throw UnreadableValue() }
    return word
  }
}
