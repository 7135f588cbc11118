public import Base
public import Editing
public import Texts

/// The file in which somebody says which keys call which commands.
public struct KeymapFile: Equatable, Sendable {
  public let path: String

  /// - Parameter environment: says where the user's configuration lies.
  public init(environment: [String: String]) {
    path = UserFolders(environment: environment).configuration + "/filbert/keymap"
  }

  /// A longer file is none of ours, in bytes.
  private static let mostBytes = 1 << 20

  /// What the file says; a missing one says nothing.
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
  /// Writes other keys for some commands; what else the file says stays.
  ///
  /// - Parameter changes: nil for the usual keys.
  public func change(_ changes: [CommandID: [KeyBinding]?]) throws(DocumentFileError) {
    let file = DocumentFile(path)
    let text =
      file.exists ? String(decoding: try file.read(atMost: Self.mostBytes), as: UTF8.self) : ""
    try file.makeFolder()
    try file.replace(with: Array(Keymap.text(text, with: changes).utf8))
  }
}

/// A keymap, and what of its file does not hold.
public struct KeymapReading: Equatable, Sendable {
  public enum Complaint: Equatable, Sendable {
    case unreadable(String)
    case line(Keymap.Problem)
  }

  public let keymap: Keymap
  public let complaints: [Complaint]
}

extension CommandTexts {
  /// The first of some complaints, and how many there are besides.
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
