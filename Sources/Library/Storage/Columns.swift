import Foundation
import GRDB

/// The columns of a row that a damaged file may have filled with anything: throws, never traps.
struct Columns {
  /// A column does not hold what its table says.
  struct Unexpected: Error {}

  let row: Row

  private func storage(_ index: Int) -> DatabaseValue.Storage {
    (row[index] as DatabaseValue).storage
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
    guard case .double(let value) = storage(index) else { throw Unexpected() }
    return value
  }

  func optionalReal(_ index: Int) throws(Unexpected) -> Double? {
    if case .null = storage(index) { return nil }
    return try real(index)
  }

  func text(_ index: Int) throws(Unexpected) -> String {
    guard case .string(let value) = storage(index) else { throw Unexpected() }
    return value
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
