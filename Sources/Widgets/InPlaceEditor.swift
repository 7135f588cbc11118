public import Base
public import Canvas

/// Edits a name in place within a view that shows several: one at a time, in a temporary text field.
public final class InPlaceEditor {
  private var editing: (index: Int, field: TextField)?
  private weak var view: View?

  /// Creates an editor that edits nothing yet.
  public init() {}

  /// The index of the edited name; nil if there is none.
  public var index: Int? { editing?.index }

  /// Shows a focused field with the whole name selected.
  ///
  /// - Parameters:
  ///   - index: the index of the name.
  ///   - fieldName: the accessible name of the field.
  ///   - committed: called with the new name, after removing the field.
  ///   - ended: called after removing the field, with or without a new name.
  public func beginEditing(
    _ index: Int, of view: View, fieldName: String, text: String,
    alignment: TextLayout.Alignment = .left, committed: @escaping (String) -> Void,
    ended: @escaping () -> Void = {}
  ) {
    end()
    let field = TextField(name: fieldName, text: text)
    field.alignment = alignment
    editing = (index, field)
    self.view = view
    view.add(field)
    view.setNeedsLayout()
    field.selectAll()
    field.committed = { [weak self] text in
      self?.end()
      ended()
      committed(text)
    }
    field.ended = { [weak self] in
      self?.end()
      ended()
    }
    view.window?.focus(field)
  }

  /// Called when the edited name moved to another index.
  public func move(to index: Int) { editing?.index = index }

  /// Removes the field and returns its focus to the view.
  public func end() {
    guard let field = editing?.field, let view else { return }
    editing = nil
    field.ended = {}
    let hadFocus = field.isFocused
    let window = view.window
    view.remove(field)
    if hadFocus { window?.focus(view) }
  }

  /// - Parameter frame: returns the frame for the name at an index, in the view's points.
  public func place(_ frame: (Int) -> ViewRect?) {
    guard let editing, let frame = frame(editing.index) else { return }
    editing.field.frame = frame
  }
}
