public import Documents

/// A kind of window with its own commands.
public enum CommandScope: String, CaseIterable, Sendable {
  case collection, painting, pixels, life, settings

  /// The scope of the windows for a kind of document.
  public init(_ kind: ItemKind) {
    switch kind {
    case .painting: self = .painting
    case .pixels: self = .pixels
    case .life: self = .life
    }
  }
}

/// The permanent identifier of a command, such as `painting.export` in a keymap.
public struct CommandID: Hashable, Sendable, CustomStringConvertible {
  /// The kind of window that the command belongs to.
  public let scope: CommandScope
  /// The name, unique within the scope.
  public let name: CommandName

  /// Names a command, which need not be in the table.
  public init(_ scope: CommandScope, _ name: CommandName) {
    self.scope = scope
    self.name = name
  }

  /// - Returns: nil unless the text is a scope and a name separated by a point. Doesn't check whether the command
  ///   exists.
  public init?(_ text: some StringProtocol) {
    guard let point = text.firstIndex(of: "."),
      let scope = CommandScope(rawValue: String(text[..<point])),
      case let name = text[text.index(after: point)...], !name.isEmpty
    else { return nil }
    self.init(scope, CommandName(String(name)))
  }

  public var description: String { "\(scope.rawValue).\(name.rawValue)" }
}
