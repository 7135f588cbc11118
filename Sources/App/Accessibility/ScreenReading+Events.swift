import Base
import Platform
import Texts
import Widgets
import Windows

// The events for screen readers. None of this is called without one.
extension ScreenReading: AccessibilityListener {
  private func window(of scene: Scene) -> SceneWindow? { windows.first { $0.scene === scene } }

  /// Nil for an inactive window: its events would move a screen reader away from the keyboard focus.
  private func activeWindow(of scene: Scene) -> SceneWindow? {
    active.flatMap { $0.scene === scene ? $0 : nil }
  }

  func scene(_ scene: Scene, renamed view: View, from old: Accessibility) {
    guard let window = window(of: scene), view.isVisible else { return }
    let new = view.accessibility
    let number = number(of: view, in: window)
    if new.name != old.name {
      bus?.report(.name(new.name), of: number)
      if new.role == .status { announce(new.name, in: window) }
    }
    guard new.value != old.value else { return }
    switch new.role {
    case .textField, .number:
      bus?.report(.text(old: old.value, new: new.value), of: number)
    case .canvas:
      bus?.report(.description(new.value), of: number)
      announceSoon(new.value, in: window)
    case .toolbar:
      bus?.report(.description(new.value), of: number)
      announce(new.value, in: window)
    case .slider, .dial:
      if let value = Self.number(in: new.value) {
        bus?.report(.value(value), of: number)
      } else {
        bus?.report(.description(new.value), of: number)
      }
    default:
      bus?.report(.description(new.value), of: number)
      if (new.value == "on") != (old.value == "on") {
        bus?.report(.state(new.role == .tab ? .selected : .checked, new.value == "on"), of: number)
      }
    }
  }

  func scene(_ scene: Scene, movedFocusFrom old: View?) {
    guard let window = activeWindow(of: scene) else { return }
    if let old { bus?.report(.state(.focused, false), of: number(of: old, in: window)) }
    guard let view = scene.focused else { return }
    bus?.report(.state(.focused, true), of: number(of: view, in: window))
    self.scene(scene, movedWithin: view)
  }

  func scene(_ scene: Scene, enabled view: View) {
    guard let window = window(of: scene), view.isVisible else { return }
    let number = number(of: view, in: window)
    for state in [AccessibleState.enabled, .sensitive] {
      bus?.report(.state(state, view.isUsable), of: number)
    }
  }

  func scene(_ scene: Scene, added view: View) {
    sceneLostViews(scene)
    guard let window = window(of: scene), view.accessibility.role == .status, view.isVisible else {
      return
    }
    announce(view.accessibility.name, in: window)
  }

  func sceneLostViews(_ scene: Scene) {
    if let window = window(of: scene) { report(.childrenChanged, of: window) }
  }

  func scene(_ scene: Scene, movedCaretIn input: TextInput) {
    guard let window = activeWindow(of: scene), input.isFocused else { return }
    bus?.report(.caret(Self.text(of: input).caret), of: number(of: input, in: window))
  }

  func scene(
    _ scene: Scene, _ action: KeyboardPointer.Action, over view: View, at point: ViewPoint
  ) {
    guard let window = window(of: scene), let source = view.accessibleSource else { return }
    let place = source.accessiblePlace(at: point)
    guard !place.isEmpty else { return }
    switch action {
    case .moved: announceSoon(place, in: window, pause: .milliseconds(150))
    case .pressed: announce(texts.accessibility.pressed(place), in: window)
    case .lifted: announce(texts.accessibility.lifted(place), in: window)
    case .clicked: announce(place, in: window)
    }
  }

  func scene(_ scene: Scene, movedWithin view: View) {
    guard let window = activeWindow(of: scene), let item = view.currentAccessibleItem else {
      return
    }
    let number = number(of: view, in: window)
    bus?.report(.activeDescendant(self.number(ofItem: item, of: view, in: window)), of: number)
    bus?.report(.selectionChanged, of: number)
  }
}
