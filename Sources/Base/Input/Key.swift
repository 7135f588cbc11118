/// A key by its meaning. Characters are in lower case: Shift stands in the modifiers.
public enum Key: Hashable, Sendable {
  case character(Character)
  case enter, escape, tab, backspace, delete, insert, space, menu
  case left, right, up, down, home, end, pageUp, pageDown
  case function(Int)
  /// A key without a meaning of its own here: a modifier, a media key.
  case other
}
