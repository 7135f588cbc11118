public import Base
public import Editing
public import Texts

/// The user's file of keyboard shortcuts.
public struct KeymapFile: Equatable, Sendable {
  /// The path of the file, which need not exist.
  public let path: String

  /// - Parameter environment: locates the user's configuration.
  public init(environment: [String: String]) {
    path = UserFolders(environment: environment).configuration + "/filbert/keymap"
  }

  /// The size limit in bytes; a larger file is not a keymap.
  private static let mostBytes = 1 << 20

  /// Reads the file; a missing one is an empty keymap.
  public func read() -> KeymapReading {
    let file = DocumentFile(path)
    guard file.exists else { return KeymapReading(keymap: .usual, complaints: []) }
    do {
      let text = String(decoding: try file.read(atMost: Self.mostBytes), as: UTF8.self)
      let (keymap, problems) = Keymap.reading(text)
      return KeymapReading(keymap: keymap, complaints: problems.map { .line($0) })
    } catch {
      return KeymapReading(keymap: .usual, complaints: [.unreadable(String(describing: error))])
    }
  }
}

extension KeymapFile {
  /// Changes the shortcuts of some commands, preserving the rest of the file.
  ///
  /// - Parameter changes: nil for the default keys.
  public func change(_ changes: [CommandID: [KeyBinding]?]) throws(DocumentFileError) {
    let file = DocumentFile(path)
    let text =
      file.exists ? String(decoding: try file.read(atMost: Self.mostBytes), as: UTF8.self) : ""
    try file.makeFolder()
    try file.replace(with: Array(Keymap.text(text, with: changes).utf8))
  }
}

/// A keymap, and the problems in its file.
public struct KeymapReading: Equatable, Sendable {
  /// A reason to tell the user about the file.
  public enum Complaint: Equatable, Sendable {
    case unreadable(String)
    case line(Keymap.Problem)
  }

  /// The keys of the valid lines, and the usual ones of all other commands.
  public let keymap: Keymap
  /// The problems in the order of the lines; none for a missing file.
  public let complaints: [Complaint]
}

extension CommandTexts {
  /// The first complaint, and the number of the others.
  public func sentence(for complaints: [KeymapReading.Complaint]) -> String? {
    switch complaints.first {
    case nil: nil
    case .unreadable(let reason): keymapUnreadable(reason)
    case .line(let problem):
      keymapLine(problem.line, sentence(for: problem.reason), complaints.count - 1)
    }
  }

  private func sentence(for reason: Keymap.Problem.Reason) -> String {
    switch reason {
    case .noAssignment: noAssignment
    case .unknownCommand(let name): unknownCommand(name)
    case .unknownKey(let name): unknownKey(name)
    case .secondLine(let id, let first): secondLine("\(id)", first)
    case .takenKey(let key, let id, let first):
      takenKey("\(key)", "\(id)", first)
    }
  }
}
