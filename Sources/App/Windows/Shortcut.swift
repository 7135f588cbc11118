/// What a key does in a window.
struct Shortcut {
  var binding: KeyBinding
  var action: () -> Void

  init(_ binding: KeyBinding, _ action: @escaping () -> Void) {
    self.binding = binding
    self.action = action
  }
}
