import Base
import Glibc
import Texts

/// A common folder offered in file choosers.
public struct FolderPlace: Equatable {
  var name: String
  var icon: Icon
  var folder: Folder

  private static let mostBookmarks = 40
  private static let mostBytes = 1 << 16

  /// Returns the existing places of a user without duplicates: home, the desktop's folders, the last used one,
  /// bookmarks, and removable media.
  ///
  /// - Parameters:
  ///   - environment: determines the user's folders.
  ///   - lastUsed: the folder of the last file that was read or written.
  ///   - media: the desktop's folders for mounting removable media.
  static func all(
    environment: [String: String], lastUsed: Folder?, texts: FileTexts, media: [String]? = nil
  ) -> [FolderPlace] {
    let folders = UserFolders(environment: environment)
    let special = SpecialFolders(folders)
    var places = [FolderPlace(name: texts.home, icon: .home, folder: Folder(folders.home))]
    places += SpecialFolders.Kind.allCases.compactMap { special.path(of: $0) }.map { named($0) }
    if let lastUsed {
      places.append(FolderPlace(name: texts.lastUsed, icon: .restore, folder: lastUsed))
    }
    places += bookmarks(in: folders)
    let user = environment["USER"] ?? ""
    let usualMedia = user.isEmpty || user.contains("/") ? [] : ["/media/", "/run/media/"]
    for folder in media ?? usualMedia.map({ $0 + user }) { places += mounted(in: folder) }
    var seen: Set<String> = []
    return places.filter { $0.folder.exists && seen.insert($0.folder.path).inserted }
  }

  private static func named(_ path: String, _ name: String? = nil) -> FolderPlace {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return FolderPlace(name: name ?? last.withVisibleBytes, icon: .folder, folder: Folder(path))
  }

  /// Reads GTK's bookmarks: a URI a line, followed by an optional name.
  private static func bookmarks(in folders: UserFolders) -> [FolderPlace] {
    let file = DocumentFile(folders.configuration + "/gtk-3.0/bookmarks")
    guard let bytes = try? file.read(atMost: mostBytes) else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.prefix(mostBookmarks).compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      guard let uri = parts.first, uri.hasPrefix("file:///"), let path = path(ofURI: uri) else {
        return nil
      }
      return named(path, parts.count > 1 ? String(parts[1]) : nil)
    }
  }

  private static func path(ofURI uri: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(uri.dropFirst("file://".count).utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), code != 0
      else { return nil }
      bytes.append(code)
      rest = rest.dropFirst(2)
    }
    return String(fileName: bytes)
  }

  private static func mounted(in path: String) -> [FolderPlace] {
    guard let found = try? Folder(path).entries(endings: [], showsHidden: false) else { return [] }
    return found.filter(\.isFolder).map { named(path + "/" + $0.name) }
      .sorted { NaturalOrder.isBefore($0.name, $1.name) }
  }
}
