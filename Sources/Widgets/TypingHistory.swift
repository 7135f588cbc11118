/// The undo history of a focused text field.
public struct TypingHistory: Sendable {
  /// The kind of a step: consecutive typing, or consecutive erasing, is combined into one step.
  public enum Kind: Sendable { case typing, erasing, other }

  private static let mostSteps = 200

  /// The text before each step, the last at the end.
  private var before: [TextEditor] = []
  /// The text after each undone step, the first at the end.
  private var after: [TextEditor] = []
  private var last: (kind: Kind, result: TextEditor)?

  /// Creates an empty history.
  public init() {}

  /// Records a change of the text.
  public mutating func record(_ old: TextEditor, became new: TextEditor, by kind: Kind) {
    after = []
    let goesOn = kind != .other && last?.kind == kind && last?.result == old
    last = (kind, new)
    guard !goesOn else { return }
    before.append(old)
    if before.count > Self.mostSteps { before.removeFirst() }
  }

  /// Undoes the last step. Returns false if there is none.
  public mutating func undo(_ editor: inout TextEditor) -> Bool {
    guard let old = before.popLast() else { return false }
    after.append(editor)
    last = nil
    editor = old
    return true
  }

  /// Redoes the step that was undone last. Returns false if there is none.
  public mutating func redo(_ editor: inout TextEditor) -> Bool {
    guard let new = after.popLast() else { return false }
    before.append(editor)
    last = nil
    editor = new
    return true
  }
}
