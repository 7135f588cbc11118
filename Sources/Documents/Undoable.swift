import Base

/// A document as seen by an editing session: edits change it and can be undone.
///
/// A value: the original can be edited while a copy is shown or written, or performs a long step on another thread.
public protocol Undoable: Sendable {
  /// A change as the history keeps it.
  associatedtype Edit: Sendable
  /// The effect of an edit, an undo or a redo, for the views.
  associatedtype Change: Sendable
  /// The selection in a window, which isn't part of the document.
  associatedtype Selection: Equatable & Sendable

  /// The edits in effect and the undone ones.
  var history: History<Edit> { get }
  /// The metadata of the present state.
  var summary: DocumentSummary { get }

  /// Performs an edit. Returns nil if it changes nothing.
  mutating func perform(_ edit: Edit) -> Change?
  /// Undoes the last edit. Returns nil if there is none.
  mutating func undo() -> Change?
  /// Redoes the edit that was undone last. Returns nil if there is none.
  mutating func redo() -> Change?

  /// Returns the amount of the document that an edit affects.
  func cost(of edit: Edit) -> Int
  /// The cost of undoing the last edit; 0 if there is none.
  var undoCost: Int { get }
  /// The cost of redoing the edit that was undone last; 0 if there is none.
  var redoCost: Int { get }
  /// Whether a session may undo a step.
  var canUndo: Bool { get }
  /// The cost beyond which a step runs on another thread.
  static var mostCostAtOnce: Int { get }

  /// Returns the visible change when one draft of an edit replaces another, or nil if there is none.
  ///
  /// - Parameters:
  ///   - draft: the new draft, or nil for the committed state.
  ///   - old: the draft before it.
  func change(showing draft: Edit?, after old: Edit?) -> Change?

  /// A selection of nothing.
  static var emptySelection: Selection { get }
  /// Returns the part of a selection that exists, in the document's own order.
  func existing(_ selection: Selection) -> Selection
}

extension Undoable {
  /// Whether an edit is in effect that `undo` takes back.
  public var canUndo: Bool { history.canUndo }
  /// Whether an undone edit is left for `redo`.
  public var canRedo: Bool { history.canRedo }
}

extension Painting: Undoable {
  /// In points.
  public static var mostCostAtOnce: Int { 100_000 }

  /// Says that a draft is shown or was: a view finds the changed elements itself.
  public func change(showing draft: PaintingEdit?, after old: PaintingEdit?) -> PaintingChange? {
    draft == nil && old == nil ? nil : .drafted
  }

  /// No elements.
  public static var emptySelection: [ElementID] { [] }

  /// Leaves out the locked elements and the ones on hidden or locked layers.
  public func existing(_ selection: [ElementID]) -> [ElementID] {
    let closed = Set(layers.lazy.filter { !$0.isOpen }.map(\.id))
    let places = elements.indices(of: hasLabels ? elements.owners(of: selection) : selection)
    // Avoid copying elements: there may be very many.
    return places.compactMap { place in
      let isOpen =
        !elements[place].isLocked && (closed.isEmpty || !closed.contains(elements[place].layer))
      return isOpen ? elements[place].id : nil
    }
  }
}
