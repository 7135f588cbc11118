public import Base

/// Receives the changes of a scene that a screen reader needs.
public protocol AccessibilityListener: AnyObject {
  /// Called when the name or the value of a view changes.
  func scene(_ scene: Scene, renamed view: View, from old: Accessibility)
  /// Called when another view gets the focus, or none does.
  func scene(_ scene: Scene, movedFocusFrom old: View?)
  /// Called when a view is enabled or disabled.
  func scene(_ scene: Scene, enabled view: View)
  /// Called when a view is added: a popup, or a view inside another.
  func scene(_ scene: Scene, added view: View)
  /// Called when views are removed, hidden or shown.
  func sceneLostViews(_ scene: Scene)
  /// Called when the caret or the text of a field changes.
  func scene(_ scene: Scene, movedCaretIn input: TextInput)
  /// Called when the current or the selected item of a view changes.
  func scene(_ scene: Scene, movedWithin view: View)
  /// Called when the keyboard pointer over a view moves, or is pressed or released.
  func scene(_ scene: Scene, _ action: KeyboardPointer.Action, over view: View, at point: ViewPoint)
}
