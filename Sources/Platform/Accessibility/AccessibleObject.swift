public import Base

/// A snapshot of an object in a window, made when a screen reader asks for it.
public nonisolated struct AccessibleObject: Equatable, Sendable {
  /// The kind of control or container.
  public var role: AccessibleRole
  /// The name that is spoken, in the user's language.
  public var name: String
  /// The current value, in words.
  public var description: String
  /// The states that apply, such as focused or checked.
  public var states: Set<AccessibleState>
  /// In device pixels, relative to the corner of its window.
  public var frame: PixelRect
  /// The containing object; nil for the program, the parent of windows.
  public var parent: Int?
  /// The available action, in words; empty for none.
  public var action: String
  /// The equivalent key, as displayed; empty for none.
  public var key: String
  /// The object that labels this one.
  public var label: Int?
  /// The number that it shows; nil for objects without one.
  public var value: AccessibleValue?
  /// The object's text; nil for objects without text.
  public var text: AccessibleText?
  /// Whether some of its children can be selected.
  public var hasSelection: Bool

  /// Creates an object that can do nothing and has no children, unless said otherwise.
  public init(
    _ role: AccessibleRole, name: String, description: String = "",
    states: Set<AccessibleState> = [],
    frame: PixelRect = PixelRect(x: 0, y: 0, width: 0, height: 0),
    parent: Int? = nil, action: String = "", key: String = "", label: Int? = nil,
    value: AccessibleValue? = nil,
    text: AccessibleText? = nil, hasSelection: Bool = false
  ) {
    self.role = role
    self.name = name
    self.description = description
    self.states = states
    self.frame = frame
    self.parent = parent
    self.action = action
    self.key = key
    self.label = label
    self.value = value
    self.text = text
    self.hasSelection = hasSelection
  }
}
