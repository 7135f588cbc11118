public import Texts

/// A key with its modifiers, as a command's shortcut.
public struct KeyBinding: Hashable, Sendable {
  /// The key, on the layout in use or the first Latin one.
  public var key: Key
  /// The modifier keys that have to be held, and no others.
  public var modifiers: Modifiers

  /// Binds a key, alone unless modifiers are given.
  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Binds the key that types a character, alone unless modifiers are given.
  public init(_ character: Character, _ modifiers: Modifiers = []) {
    self.init(.character(character), modifiers)
  }

  /// Whether the event matches this key, in the current layout or a Latin one.
  public func matches(_ event: KeyEvent) -> Bool {
    event.modifiers == modifiers && (event.key == key || event.latinKey == key)
      || modifiers.isEmpty && isDigit && event.modifiers == .shift && types(event)
  }

  private var isDigit: Bool {
    if case .character(let character) = key { character.isWholeNumber } else { false }
  }

  /// On some layouts digits require Shift.
  private func types(_ event: KeyEvent) -> Bool {
    if case .character(let character) = key { event.text == String(character) } else { false }
  }
}

// The text form of a key with its modifiers: `Ctrl+Shift+S`, `Alt+Left`, `F11`, `Ctrl++`, `Page Up`, `Pen 2`.
extension KeyBinding: CustomStringConvertible {
  private static let modifierNames: [(modifier: Modifiers, names: [String])] = [
    (.control, ["Ctrl", "Control"]), (.alt, ["Alt"]), (.shift, ["Shift"]),
    (.command, ["Super", "Win", "Meta"]),
  ]

  /// The first name of each is used for output; all are accepted.
  private static let keyNames: [(key: Key, names: [String])] = [
    (.enter, ["Enter", "Return"]), (.escape, ["Esc", "Escape"]), (.tab, ["Tab"]),
    (.backspace, ["Backspace"]), (.delete, ["Delete", "Del"]), (.insert, ["Insert", "Ins"]),
    (.space, ["Space"]), (.menu, ["Menu"]), (.left, ["Left"]), (.right, ["Right"]),
    (.up, ["Up"]), (.down, ["Down"]), (.home, ["Home"]), (.end, ["End"]),
    (.pageUp, ["Page Up", "PgUp"]), (.pageDown, ["Page Down", "PgDn"]),
    // A comma separates keys in a list of them.
    (.character(","), ["Comma"]), (.character("+"), ["+", "Plus"]),
    (.character("-"), ["-", "Minus"]),
  ]

  private static let functionKeys = 1...35
  private static let buttons = 1...32

  /// By their plain names.
  private static let modifiers = byPlainName(modifierNames.map { ($0.modifier, $0.names) })
  private static let keys = byPlainName(keyNames.map { ($0.key, $0.names) })

  private static func byPlainName<Value>(_ rows: [(Value, [String])]) -> [String: Value] {
    var values: [String: Value] = [:]
    for (value, names) in rows { for name in names { values[name.plain] = value } }
    return values
  }

  /// Parses a key; case and spaces are ignored.
  ///
  /// - Returns: nil for an unknown key.
  public init?(_ text: String) {
    var rest = text.plain[...]
    var modifiers: Modifiers = []
    // A plus sign may be the key itself.
    while let plus = rest.utf8.firstIndex(of: UInt8(ascii: "+")),
      rest.utf8.index(after: plus) != rest.endIndex
    {
      guard let modifier = Self.modifiers[String(rest[..<plus])] else { return nil }
      modifiers.insert(modifier)
      rest = rest[rest.utf8.index(after: plus)...]
    }
    guard let key = Self.key(named: rest) else { return nil }
    self.init(key, modifiers)
  }

  /// - Parameter name: in lower case, without spaces.
  private static func key(named name: Substring) -> Key? {
    if let known = keys[String(name)] { return known }
    if name.count == 1, let character = name.first { return .character(character) }
    for device in ButtonDevice.allCases {
      let prefix = device.name.plain
      if name.hasPrefix(prefix), let number = Int(name.dropFirst(prefix.count)),
        buttons.contains(number)
      {
        return .button(device, number)
      }
    }
    if name.first == "f", let number = Int(name.dropFirst()), functionKeys.contains(number) {
      return .function(number)
    }
    return nil
  }

  /// The English text form, which parses to the same binding.
  public var description: String { parts.joined(separator: "+") }

  /// The text shown to users, with the labels on their keyboard.
  public func text(_ texts: CommandTexts) -> String {
    parts.map(texts.keyName).joined(separator: "+")
  }

  /// The modifiers to hold, and the key to press.
  private var parts: [String] {
    var parts = Self.modifierNames.filter { modifiers.contains($0.modifier) }.map { $0.names[0] }
    if let known = Self.keyNames.first(where: { $0.key == key }) {
      parts.append(known.names[0])
    } else {
      switch key {
      case .character(let character):
        let upper = character.uppercased()
        // A sharp s would become two letters.
        parts.append(upper.count == 1 ? upper : String(character))
      case .function(let number): parts.append("F\(number)")
      case .button(let device, let number): parts.append("\(device.name) \(number)")
      default: parts.append("")
      }
    }
    return parts
  }
}

extension String {
  /// In lower case, without spaces.
  fileprivate var plain: String {
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return lowercased().filter { !$0.isWhitespace } }
    // Hundreds of keys are parsed at startup, and Unicode lookups of each letter are slow.
    let letters = utf8.lazy.filter { $0 != 0x20 && !(0x09...0x0d).contains($0) }
    let lower = letters.map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }
    return String(decoding: Array(lower), as: UTF8.self)
  }
}
