/// A list of edits and the number in effect. Undo lowers that number and keeps the list.
///
/// The first `position` edits are in effect; the rest can be redone until a new edit drops them.
public struct History<Edit> {
  /// All edits, the oldest first, including those behind the position, which were undone.
  public private(set) var edits: [Edit]
  /// The number of edits in effect.
  public private(set) var position: Int

  /// Restores a history, clamping the position to the list.
  public init(edits: [Edit] = [], position: Int? = nil) {
    self.edits = edits
    self.position = min(max(position ?? edits.count, 0), edits.count)
  }

  /// Whether an edit is in effect.
  public var canUndo: Bool { position > 0 }
  /// Whether an undone edit is left.
  public var canRedo: Bool { position < edits.count }

  /// Appends an edit in effect and drops the edits that could be redone.
  public mutating func record(_ edit: Edit) {
    edits.removeSubrange(position...)
    edits.append(edit)
    position = edits.count
  }

  /// Returns the edit to revert, or nil at the beginning.
  public mutating func undo() -> Edit? {
    guard canUndo else { return nil }
    position -= 1
    return edits[position]
  }

  /// Returns the edit to reapply, or nil at the end.
  public mutating func redo() -> Edit? {
    guard canRedo else { return nil }
    position += 1
    return edits[position - 1]
  }
}

extension History: Sendable where Edit: Sendable {}
extension History: Equatable where Edit: Equatable {}
