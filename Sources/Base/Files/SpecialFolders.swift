/// The desktop's folders for documents, pictures and so on, as listed in `user-dirs.dirs`.
///
/// Source: freedesktop.org, xdg-user-dirs, `user-dirs.dirs(5)`.
public struct SpecialFolders: Equatable, Sendable {
  /// The folders that the program offers, each with the middle of its variable's name: `XDG_PICTURES_DIR`.
  public enum Kind: String, Sendable, CaseIterable {
    case desktop = "DESKTOP"
    case documents = "DOCUMENTS"
    case pictures = "PICTURES"
    case downloads = "DOWNLOAD"
  }

  private var paths: [Kind: String] = [:]
  private let home: String
  private static let mostBytes = 1 << 16

  /// Reads the user's configuration file; without one no such folders are known.
  public init(_ folders: UserFolders) {
    let file = DocumentFile(folders.configuration + "/user-dirs.dirs")
    let bytes = (try? file.read(atMost: Self.mostBytes)) ?? []
    self.init(text: String(decoding: bytes, as: UTF8.self), home: folders.home)
  }

  /// - Parameter text: lines such as `XDG_PICTURES_DIR="$HOME/Pictures"`; other lines are skipped.
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

  /// Returns nil for a disabled folder, which the file marks by naming the home folder.
  public func path(of kind: Kind) -> String? { paths[kind].flatMap { $0 == home ? nil : $0 } }

  /// Parses a quoted text that starts with `$HOME` or is absolute.
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
