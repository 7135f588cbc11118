import Library

/// A painting in a file of its own, in the interchange format.
enum PaintingFile {
  static func read(_ path: String) throws -> PaintingDocument {
    try PaintingDocument(json: DocumentFile(path).read())
  }

  /// The last part of a path, without its ending.
  static func name(of path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return last }
    return String(last[..<dot])
  }
}
