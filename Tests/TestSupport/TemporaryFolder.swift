public import Foundation

/// A folder that is gone with the value that made it.
public nonisolated final class TemporaryFolder: Sendable {
  public let path: String

  public init() throws {
    path = NSTemporaryDirectory() + "filbert-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  public func file(_ name: String) -> String { path + "/" + name }

  /// What lies in the folder: files and folders.
  public func contentNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  /// The files in the folder, by name.
  public func contents() throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: path) {
      guard !isFolder(name) else { continue }
      contents[name] = try Data(contentsOf: URL(fileURLWithPath: file(name)))
    }
    return contents
  }

  private func isFolder(_ name: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: file(name), isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
