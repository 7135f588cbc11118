public import Documents

/// A kind of window that has commands of its own.
public enum CommandScope: String, CaseIterable, Sendable {
  case collection, painting, pixels, life, settings

  /// Of the windows of documents of a kind.
  public init(_ kind: ItemKind) {
    switch kind {
    case .painting: self = .painting
    case .pixels: self = .pixels
    case .life: self = .life
    }
  }
}

/// Names a command for good, as `painting.export` in a keymap.
public struct CommandID: Hashable, Sendable, CustomStringConvertible {
  public let scope: CommandScope
  public let name: CommandName

  public init(_ scope: CommandScope, _ name: CommandName) {
    self.scope = scope
    self.name = name
  }

  /// - Returns: nil for what is no scope and a name with a point between; whether there is such a command, the
  ///   table knows.
  public init?(_ text: some StringProtocol) {
    guard let point = text.firstIndex(of: "."),
      let scope = CommandScope(rawValue: String(text[..<point])),
      case let name = text[text.index(after: point)...], !name.isEmpty
    else { return nil }
    self.init(scope, CommandName(String(name)))
  }

  public var description: String { "\(scope.rawValue).\(name.rawValue)" }
}
