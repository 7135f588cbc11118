import Foundation
import GRDB

/// A row as stored in a page.
struct StoredRow {
  enum Value: Equatable {
    case null
    case integer(Int64)
    case real(Double)
    case text([UInt8])
    case blob([UInt8])

    /// A text that is not UTF-8 counts as null.
    var storage: DatabaseValue.Storage {
      switch self {
      case .null: .null
      case .integer(let value): .int64(value)
      case .real(let value): .double(value)
      case .text(let bytes): String(validating: bytes, as: UTF8.self).map { .string($0) } ?? .null
      case .blob(let bytes): .blob(Data(bytes))
      }
    }
  }

  /// Nil in tables without row ids.
  let id: Int64?
  let values: [Value]
}

/// Reads the records of an SQLite file without trapping on invalid bytes.
///
/// Source: "Record Format", section 2.1 (sqlite.org/fileformat2.html).
struct RecordReader {
  private let bytes: ArraySlice<UInt8>
  /// The index of the next byte in the slice.
  private(set) var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// A number of one to nine bytes, most significant bits first; nil at the end.
  mutating func variable() -> Int64? {
    var number: UInt64 = 0
    for count in 1...9 {
      guard position < bytes.endIndex else { return nil }
      let byte = bytes[position]
      position += 1
      if count == 9 { return Int64(bitPattern: number << 8 | UInt64(byte)) }
      number = number << 7 | UInt64(byte & 0x7F)
      if byte < 0x80 { break }
    }
    return Int64(bitPattern: number)
  }

  /// The values of a record; nil if invalid.
  static func values(of record: [UInt8]) -> [StoredRow.Value]? {
    var header = RecordReader(record[...])
    guard let size = header.variable(), size >= 1, size <= min(Int64(record.count), 1 << 10) else {
      return nil
    }
    var content = Int(size)
    var values: [StoredRow.Value] = []
    while header.position < Int(size) {
      guard let type = header.variable(), let length = length(ofType: type),
        content + length <= record.count
      else { return nil }
      values.append(value(ofType: type, record[content..<content + length]))
      content += length
    }
    return header.position == Int(size) ? values : nil
  }

  private static func length(ofType type: Int64) -> Int? {
    switch type {
    case 0, 8, 9: 0
    case 1...4: Int(type)
    case 5: 6
    case 6, 7: 8
    case 12...(1 << 31): Int((type - 12) / 2)
    default: nil
    }
  }

  private static func value(ofType type: Int64, _ bytes: ArraySlice<UInt8>) -> StoredRow.Value {
    switch type {
    case 0: return .null
    case 8: return .integer(0)
    case 9: return .integer(1)
    case 1...7:
      let isNegative = bytes.first.map { $0 >= 0x80 } ?? false
      let number = bytes.reduce(isNegative ? ~0 : 0) { $0 << 8 | UInt64($1) }
      if type == 7 { return .real(Double(bitPattern: number)) }
      return .integer(Int64(bitPattern: number))
    default: return type % 2 == 0 ? .blob(Array(bytes)) : .text(Array(bytes))
    }
  }
}
