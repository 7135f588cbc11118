public import Base
public import Canvas

/// Lets a name be edited where it stands in a view that shows several: one at a time, in a field of its own.
public final class InPlaceEditor {
  private var editing: (index: Int, field: TextField)?
  private weak var view: View?

  public init() {}

  /// The place of the name that is edited; nil while none is.
  public var index: Int? { editing?.index }

  /// Shows a field with all of the name selected, and gives it the keyboard.
  ///
  /// - Parameters:
  ///   - index: the place of the name.
  ///   - fieldName: what the field is called.
  ///   - committed: told the new name, after the field is gone.
  ///   - ended: called when the field is gone, whether there is a new name or not.
  public func begin(
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

  /// What is edited has another place now.
  public func follow(to index: Int) { editing?.index = index }

  /// Takes the field away; the view gets the keyboard that it had.
  public func end() {
    guard let field = editing?.field, let view else { return }
    editing = nil
    field.ended = {}
    let hadFocus = field.isFocused
    let window = view.window
    view.remove(field)
    if hadFocus { window?.focus(view) }
  }

  /// - Parameter frame: in the view's points, for the place of the name.
  public func place(_ frame: (Int) -> ViewRect?) {
    guard let editing, let frame = frame(editing.index) else { return }
    editing.field.frame = frame
  }
}
