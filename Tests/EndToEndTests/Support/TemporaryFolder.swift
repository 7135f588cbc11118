import Foundation

/// A folder with a short path, for sockets have no room for a long one.
struct TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/filbert-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw POSIXError(.EIO) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  func appending(_ name: String) -> String { "\(path)/\(name)" }

  func makeFolder(_ name: String, mode: Int) throws -> String {
    let path = appending(name)
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: mode])
    return path
  }

  func write(_ text: String, to name: String) throws -> String {
    let path = appending(name)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
