import Base
import DocumentWindows
import Formats
import Life

/// A pattern in a file of another program.
public nonisolated struct PatternFile: Equatable, Sendable {
  let path: String
  /// Its folders, such as `Life, Guns`.
  let group: String

  var name: String { DocumentFile(path).nameWithoutEnding }

  /// Returns all patterns below a folder. Slow.
  static func all(in folder: String) -> [PatternFile] {
    let root = Folder(folder).path
    return Folder(root).allFiles(endings: FileFormat.endings(of: .cells)).map { path in
      let parts = path.dropFirst(root.count).split(separator: "/").dropLast()
      return PatternFile(path: path, group: parts.joined(separator: ", "))
    }
  }

  /// The maximum size of a file with a picture.
  private static let mostPicturedBytes = 1 << 20

  func world(goesOn: (Double) -> Bool = { _ in true }) throws -> LifeWorld {
    let bytes = try DocumentFile(path).read { goesOn($0 / 2) }
    return try LifeFile.world(bytes) { goesOn(0.5 + $0 / 2) }.world
  }

  /// Nil if it can't be read, or is too large for a picture.
  var worldToPicture: LifeWorld? {
    guard let bytes = try? DocumentFile(path).read(atMost: Self.mostPicturedBytes) else {
      return nil
    }
    return try? LifeFile.world(bytes).world
  }
}
