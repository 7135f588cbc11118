public import Base

/// Hears what a screen reader is to be told of a scene.
public protocol AccessibilityListener: AnyObject {
  /// A view is called something else, or stands at something else.
  func scene(_ scene: Scene, renamed view: View, from old: Accessibility)
  func scene(_ scene: Scene, movedFocusFrom old: View?)
  /// A view can be used from now on, or can't.
  func scene(_ scene: Scene, enabled view: View)
  /// A view came: a popup, or one inside another.
  func scene(_ scene: Scene, added view: View)
  /// Something went, or is hidden or shown.
  func sceneLostViews(_ scene: Scene)
  /// The caret of a field is elsewhere, or something else is written there.
  func scene(_ scene: Scene, movedCaretIn input: TextInput)
  /// The keyboard is at another item of a view, or another one is chosen.
  func scene(_ scene: Scene, movedWithin view: View)
  /// What keys move over a view is at another place, or was pressed or lifted there.
  func scene(_ scene: Scene, _ action: KeyboardPointer.Action, over view: View, at point: ViewPoint)
}
