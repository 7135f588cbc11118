/// What was done to the text of a field while it had the keyboard, to be taken back step by step.
public struct TypingHistory: Sendable {
  /// What a step consists of: letters that are typed, or erased, one after the other are one step.
  public enum Kind: Sendable { case typing, erasing, other }

  private static let mostSteps = 200

  /// The text before each step, the last at the end.
  private var before: [TextEditor] = []
  /// The text after each step that was taken back, the first at the end.
  private var after: [TextEditor] = []
  private var last: (kind: Kind, result: TextEditor)?

  public init() {}

  /// Keeps a change of the text.
  public mutating func record(_ old: TextEditor, became new: TextEditor, by kind: Kind) {
    after = []
    let goesOn = kind != .other && last?.kind == kind && last?.result == old
    last = (kind, new)
    guard !goesOn else { return }
    before.append(old)
    if before.count > Self.mostSteps { before.removeFirst() }
  }

  /// Takes the last step back; false where there is none.
  public mutating func undo(_ editor: inout TextEditor) -> Bool {
    guard let old = before.popLast() else { return false }
    after.append(editor)
    last = nil
    editor = old
    return true
  }

  /// Does again what was taken back last; false where nothing was.
  public mutating func redo(_ editor: inout TextEditor) -> Bool {
    guard let new = after.popLast() else { return false }
    before.append(editor)
    last = nil
    editor = new
    return true
  }
}
