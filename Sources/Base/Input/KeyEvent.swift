/// A key that went down or up.
public struct KeyEvent: Equatable, Sendable {
  /// The key's meaning on the layout in use.
  public var key: Key
  /// What the same key means on the first Latin layout; equal to `key` on a Latin one. Shortcuts
  /// match either, so that they work on a Greek or Russian keyboard.
  public var latinKey: Key
  /// The text that it types, empty for keys that type none.
  public var text: String
  public var modifiers: Modifiers
  public var time: EventTime
  public var isRepeat: Bool

  public init(
    key: Key, latinKey: Key? = nil, text: String = "", modifiers: Modifiers = [],
    time: EventTime = .zero, isRepeat: Bool = false
  ) {
    self.key = key
    self.latinKey = latinKey ?? key
    self.text = text
    self.modifiers = modifiers
    self.time = time
    self.isRepeat = isRepeat
  }
}
