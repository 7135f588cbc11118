/// A key with its modifiers, as a command is given one.
public struct KeyBinding: Hashable, Sendable {
  public var key: Key
  public var modifiers: Modifiers

  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  public init(_ character: Character, _ modifiers: Modifiers = []) {
    self.init(.character(character), modifiers)
  }

  /// Whether the event is this key, on the layout in use or on a Latin one.
  public func matches(_ event: KeyEvent) -> Bool {
    event.modifiers == modifiers && (event.key == key || event.latinKey == key)
      || modifiers.isEmpty && isDigit && event.modifiers == .shift && types(event)
  }

  private var isDigit: Bool {
    if case .character(let character) = key { character.isWholeNumber } else { false }
  }

  /// On some layouts digits stand above others.
  private func types(_ event: KeyEvent) -> Bool {
    if case .character(let character) = key { event.text == String(character) } else { false }
  }
}
