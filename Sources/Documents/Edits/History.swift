/// Edits in their order, and how many of them count: undo is a smaller number, not another list.
///
/// `position` edits are in effect; the rest can be redone until a new edit drops them.
public struct History<Edit> {
  public private(set) var edits: [Edit]
  public private(set) var position: Int

  /// A history as it was left; the position is brought into the list.
  public init(edits: [Edit] = [], position: Int? = nil) {
    self.edits = edits
    self.position = min(max(position ?? edits.count, 0), edits.count)
  }

  public var canUndo: Bool { position > 0 }
  public var canRedo: Bool { position < edits.count }

  /// Drops what could be redone and adds an edit that is in effect.
  public mutating func record(_ edit: Edit) {
    edits.removeSubrange(position...)
    edits.append(edit)
    position = edits.count
  }

  /// The edit that is to be reverted; nil at the beginning.
  public mutating func undo() -> Edit? {
    guard canUndo else { return nil }
    position -= 1
    return edits[position]
  }

  /// The edit that is to be applied again; nil at the end.
  public mutating func redo() -> Edit? {
    guard canRedo else { return nil }
    position += 1
    return edits[position - 1]
  }
}

extension History: Sendable where Edit: Sendable {}
extension History: Equatable where Edit: Equatable {}
