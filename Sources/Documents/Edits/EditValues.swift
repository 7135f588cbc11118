public import Base

/// Takes the values of an edit, as bytes or as it likes.
public protocol ValueWriter {
  mutating func append(_ byte: UInt8)
  mutating func append(_ number: some FixedWidthInteger)
  mutating func append(_ number: Double)
  mutating func append(_ text: String)
  /// Small numbers take less room.
  mutating func appendVariable(_ number: UInt64)
  /// Small numbers of either sign take less room.
  mutating func appendVariable(signed number: Int64)
}

/// Gives what a `ValueWriter` took in the same order, out of what nobody vouches for.
public protocol ValueReader {
  mutating func number<Number: FixedWidthInteger & BitwiseCopyable>(
    _ type: Number.Type
  ) throws(UnreadableValue) -> Number
  mutating func double() throws(UnreadableValue) -> Double
  mutating func text() throws(UnreadableValue) -> String
  mutating func signedVariable() throws(UnreadableValue) -> Int64
  /// What `appendVariable` took, if it is below 2⁴⁰.
  mutating func smallNumber() throws(UnreadableValue) -> Int
  /// A number of things that follow, as a small number.
  mutating func count() throws(UnreadableValue) -> Int
}

/// There are no more values, or they are none that were written.
public struct UnreadableValue: Error {
  public init() {}
}

// Values of which edits consist.

extension ValueWriter {
  /// As their differences.
  mutating func append(_ ids: [ElementID]) {
    appendVariable(UInt64(ids.count))
    var last: Int64 = 0
    for id in ids {
      appendVariable(signed: Int64(id.number) - last)
      last = Int64(id.number)
    }
  }

  mutating func append(_ isSo: Bool) { append(UInt8(isSo ? 1 : 0)) }

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

  /// What `appendVariable` took as the number of an element, a group or a layer.
  mutating func id() throws(UnreadableValue) -> UInt32 {
    guard let number = UInt32(exactly: try smallNumber()) else { throw UnreadableValue() }
    return number
  }

  /// Of a group that there is.
  mutating func groupID() throws(UnreadableValue) -> GroupID {
    let group = GroupID(try id())
    guard group != .unassigned else { throw UnreadableValue() }
    return group
  }

  mutating func bool() throws(UnreadableValue) -> Bool { try number(UInt8.self) != 0 }

  public mutating func map() throws(UnreadableValue) -> PaperMap {
    PaperMap(
      xx: try double(), xy: try double(), yx: try double(), yy: try double(), x0: try double(),
      y0: try double())
  }

  mutating func color() throws(UnreadableValue) -> InkColor {
    InkColor(rgba: try number(UInt32.self))
  }

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
