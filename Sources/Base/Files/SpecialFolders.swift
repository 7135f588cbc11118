/// The folders that the desktop keeps for documents, pictures and the like, as `user-dirs.dirs` names them.
///
/// Source: freedesktop.org, xdg-user-dirs, `user-dirs.dirs(5)`.
public struct SpecialFolders: Equatable, Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case desktop = "DESKTOP"
    case documents = "DOCUMENTS"
    case pictures = "PICTURES"
    case downloads = "DOWNLOAD"
  }

  private var paths: [Kind: String] = [:]
  private let home: String
  private static let mostBytes = 1 << 16

  /// Reads the file among the user's configuration; without one, there are no such folders.
  public init(_ folders: UserFolders) {
    let file = DocumentFile(folders.configuration + "/user-dirs.dirs")
    let bytes = (try? file.read(atMost: Self.mostBytes)) ?? []
    self.init(text: String(decoding: bytes, as: UTF8.self), home: folders.home)
  }

  /// - Parameter text: lines as `XDG_PICTURES_DIR="$HOME/Pictures"`; what is none of these is left out.
  public init(text: String, home: String) {
    self.home = home
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      guard let kind = Kind.allCases.first(where: { line.hasPrefix("XDG_\($0.rawValue)_DIR=") }),
        let path = Self.path(line.drop { $0 != "=" }.dropFirst(), home: home)
      else { continue }
      paths[kind] = path
    }
  }

  /// Nil where the desktop has none, which it says by the user's own folder.
  public func path(of kind: Kind) -> String? { paths[kind].flatMap { $0 == home ? nil : $0 } }

  /// Text in quotation marks, from `$HOME` or from the root.
  private static func path(_ text: Substring, home: String) -> String? {
    guard text.first == "\"" else { return nil }
    var path = ""
    var isEscaped = false
    for character in text.dropFirst() {
      if isEscaped {
        path.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        break
      } else {
        path.append(character)
      }
    }
    if path == "$HOME" || path == "$HOME/" { return home }
    if path.hasPrefix("$HOME/") { path = home + path.dropFirst("$HOME".count) }
    guard path.hasPrefix("/"), !path.utf8.contains(0) else { return nil }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
