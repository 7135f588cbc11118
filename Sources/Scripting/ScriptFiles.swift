import Base

/// The files accessible to a script: those of its folder, if it has one, and others kept in memory during the run, for
/// user input remembered by Golly's scripts.
package struct ScriptFiles {
  /// With a trailing slash; nil for none.
  private let folder: String?
  private let mayWrite: Bool
  private var memory: [String: [UInt8]] = [:]

  /// The limit of bytes kept in memory.
  private let mostBytes: Int
  /// The folders that only exist in memory.
  private static let ownFolders: Set<Substring> = ["data", "temp", "rules", "files", "download"]

  /// - Parameters:
  ///   - folder: the only accessible one; nil for none.
  ///   - mostBytes: the limit of bytes kept in memory.
  package init(folder: String?, mayWrite: Bool, mostBytes: Int) {
    self.folder = folder.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    self.mayWrite = mayWrite
    self.mostBytes = mostBytes
  }

  /// The path of one of Golly's folders; nil for an unknown name.
  static func path(ofFolder name: String) -> String? {
    if name == "app" { return "./" }
    return ownFolders.contains(Substring(name)) ? "\(name)/" : nil
  }

  /// The parts of a path below the folder.
  private func parts(_ path: String) throws(ScriptError) -> [Substring] {
    let parts = path.split(separator: "/").filter { $0 != "." }
    guard !path.hasPrefix("/"), !parts.contains(".."), !path.utf8.contains(0) else {
      throw ScriptError("\(path) is outside the folder of the script")
    }
    return parts
  }

  private func isInMemory(_ parts: [Substring]) -> Bool {
    folder == nil || parts.first.map { Self.ownFolders.contains($0) } ?? false
  }

  func read(_ path: String) throws(ScriptError) -> [UInt8] {
    let parts = try parts(path)
    let key = parts.joined(separator: "/")
    if let bytes = memory[key] { return bytes }
    guard let folder, !isInMemory(parts) else { throw ScriptError("\(path) does not exist") }
    try checkLinks(parts, in: folder)
    do throws(DocumentFileError) {
      return try DocumentFile(folder + key).read(atMost: mostBytes)
    } catch {
      throw ScriptError("\(error)")
    }
  }

  func checkWriting(_ path: String) throws(ScriptError) {
    let parts = try parts(path)
    guard !parts.isEmpty else { throw ScriptError("a file needs a name") }
    guard isInMemory(parts) || mayWrite else {
      throw ScriptError("\(path) can't be written: this script may only read files")
    }
  }

  mutating func write(_ bytes: [UInt8], to path: String) throws(ScriptError) {
    try checkWriting(path)
    let parts = try parts(path)
    let key = parts.joined(separator: "/")
    guard let folder, !isInMemory(parts) else {
      let others = memory.reduce(0) { $0 + ($1.key == key ? 0 : $1.value.count) }
      guard others + bytes.count <= mostBytes else {
        throw ScriptError("\(path) needs more memory than scripts may use")
      }
      memory[key] = bytes
      return
    }
    try checkLinks(parts, in: folder)
    do throws(DocumentFileError) {
      try DocumentFile(folder + key).replace(with: bytes)
    } catch {
      throw ScriptError("\(error)")
    }
  }

  /// The names of files, then of folders with a slash, one per line.
  func list(_ path: String) throws(ScriptError) -> String {
    let parts = try parts(path)
    let prefix = parts.map { $0 + "/" }.joined()
    var names = memory.keys.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
      .filter { !$0.contains("/") }.map(String.init)
    if let folder, !isInMemory(parts) {
      try checkLinks(parts, in: folder)
      names += FolderNames(folder + prefix).names
    }
    return names.sorted { ($0.hasSuffix("/") ? 1 : 0, $0) < ($1.hasSuffix("/") ? 1 : 0, $1) }
      .map { $0 + "\n" }.joined()
  }

  /// A link could lead anywhere.
  private func checkLinks(_ parts: [Substring], in folder: String) throws(ScriptError) {
    var path = folder
    for part in parts {
      path += part
      if FolderNames.isLink(path) {
        throw ScriptError("\(path) is a link, and links are not followed")
      }
      path += "/"
    }
  }
}
