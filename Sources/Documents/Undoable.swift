import Base

/// A document as a session needs it: edits change it, and each of them can be taken back.
///
/// A value: while a copy is shown or written, or makes a large step on another thread, the original goes on.
public protocol Undoable: Sendable {
  associatedtype Edit: Sendable
  /// What an edit, an undo or a redo did to what is in effect, for those who show it.
  associatedtype Change: Sendable
  /// What of it is selected in a window. It is no part of the document.
  associatedtype Selection: Equatable & Sendable

  var history: History<Edit> { get }
  var outline: DocumentOutline { get }

  /// Makes an edit; nil for one that changes nothing.
  mutating func perform(_ edit: Edit) -> Change?
  /// Takes the last edit back; nil where there is none.
  mutating func undo() -> Change?
  /// Does again what was taken back last; nil where there is nothing.
  mutating func redo() -> Change?

  /// How much of the document an edit touches.
  func cost(of edit: Edit) -> Int
  var undoCost: Int { get }
  var redoCost: Int { get }
  /// A step that costs more is made by another thread.
  static var mostCostAtOnce: Int { get }

  /// What is seen otherwise when one edit that is not made yet takes the place of another; nil for nothing.
  ///
  /// - Parameters:
  ///   - draft: the edit that would be made now; nil for what is in effect.
  ///   - old: the edit before it.
  func change(showing draft: Edit?, after old: Edit?) -> Change?

  /// Nothing.
  static var emptySelection: Selection { get }
  /// What there is of a selection, in the document's own order.
  func existing(_ selection: Selection) -> Selection
}

extension Undoable {
  public var canUndo: Bool { history.canUndo }
  public var canRedo: Bool { history.canRedo }
}

extension Painting: Undoable {
  /// In points.
  public static var mostCostAtOnce: Int { 100_000 }

  public func change(showing draft: PaintingEdit?, after old: PaintingEdit?) -> PaintingChange? {
    draft == nil && old == nil ? nil : .drafted
  }

  public static var emptySelection: [ElementID] { [] }

  public func existing(_ selection: [ElementID]) -> [ElementID] {
    let closed = Set(layers.lazy.filter { !$0.isOpen }.map(\.id))
    let places = elements.places(of: selection)
    // No element is copied: there may be very many.
    return places.compactMap { place in
      let isOpen =
        !elements[place].isLocked && (closed.isEmpty || !closed.contains(elements[place].layer))
      return isOpen ? elements[place].id : nil
    }
  }
}
