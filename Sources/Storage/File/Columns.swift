import Foundation
import GRDB

/// The columns of a row, which may contain anything in a damaged file: throws, never traps.
struct Columns {
  /// A column's type differs from the table's definition.
  struct Unexpected: Error {}

  private enum Source {
    case row(Row)
    case values([StoredRow.Value])
  }

  private let source: Source

  init(row: Row) { source = .row(row) }

  init(values: [StoredRow.Value]) { source = .values(values) }

  private func storage(_ index: Int) -> DatabaseValue.Storage {
    switch source {
    case .row(let row): (row[index] as DatabaseValue).storage
    case .values(let values): index < values.count ? values[index].storage : .null
    }
  }

  func integer(_ index: Int) throws(Unexpected) -> Int64 {
    guard case .int64(let value) = storage(index) else { throw Unexpected() }
    return value
  }

  func optionalInteger(_ index: Int) throws(Unexpected) -> Int64? {
    if case .null = storage(index) { return nil }
    return try integer(index)
  }

  func real(_ index: Int) throws(Unexpected) -> Double {
    switch storage(index) {
    case .double(let value): return value
    // SQLite stores whole numbers as integers.
    case .int64(let value): return Double(value)
    default: throw Unexpected()
    }
  }

  func optionalReal(_ index: Int) throws(Unexpected) -> Double? {
    if case .null = storage(index) { return nil }
    return try real(index)
  }

  func text(_ index: Int) throws(Unexpected) -> String {
    guard case .string(let value) = storage(index) else { throw Unexpected() }
    return value
  }

  func optionalText(_ index: Int) throws(Unexpected) -> String? {
    if case .null = storage(index) { return nil }
    return try text(index)
  }

  func bytes(_ index: Int) throws(Unexpected) -> Data {
    guard case .blob(let value) = storage(index) else { throw Unexpected() }
    return value
  }

  func optionalBytes(_ index: Int) throws(Unexpected) -> [UInt8]? {
    if case .null = storage(index) { return nil }
    return Array(try bytes(index))
  }

  func checksum(_ index: Int) throws(Unexpected) -> UInt32 {
    guard let value = UInt32(exactly: try integer(index)) else { throw Unexpected() }
    return value
  }
}
