public import Base

/// All that a document of cells is at one moment, where its history is a list of such moments.
///
/// Copies share what is equal in them, so that a list of them costs what changed.
public protocol DocumentState: Equatable, Sendable {
  associatedtype Change: Sendable

  var outline: DocumentOutline { get }
  /// Whether nothing is in it.
  var isBlank: Bool { get }
  /// What is otherwise than in another state; nil for nothing.
  func change(since old: Self) -> Change?
  /// How much an edit touches that goes through all of it.
  var cost: Int { get }
  /// As `Undoable.mostCostAtOnce`.
  static var mostCostAtOnce: Int { get }
  /// Where its cells are; nil where they can be anywhere.
  var edges: CellRect? { get }
}

/// A document each of whose edits is the state that comes of it.
public protocol StateDocument<Edit>: Undoable
where Edit: DocumentState, Change == Edit.Change, Selection == CellRegion? {
  /// What is in effect.
  var state: Edit { get }
}

/// A document with its history: every state that was committed, and which of them is in effect.
public struct Versioned<State: DocumentState>: Equatable, StateDocument {
  /// What there was from the beginning; undo leaves it.
  public let base: State
  public private(set) var history: History<State>
  /// As `Stroke.unknownFields`.
  public var unknownFields: String

  public init(base: State, history: History<State> = History(), unknownFields: String = "") {
    self.base = base
    self.history = history
    self.unknownFields = unknownFields
  }

  public var state: State { state(at: history.position) }

  /// The state after so many steps.
  public func state(at position: Int) -> State {
    position == 0 ? base : history.edits[position - 1]
  }

  public var outline: DocumentOutline { state.outline }

  /// Whether nothing was ever done, and nothing was there from the beginning.
  public var isUntouched: Bool { history.edits.isEmpty && base.isBlank }

  /// Keeps a state as the next step, and drops what could be redone.
  ///
  /// - Returns: nil for one that is equal to the state in effect: then nothing happens.
  @discardableResult
  public mutating func perform(_ new: State) -> State.Change? {
    guard let change = new.change(since: state) else { return nil }
    history.record(new)
    return change
  }

  /// As `perform`, for those to whom what changed is nothing.
  ///
  /// - Returns: false for a state that is equal to the one in effect.
  @discardableResult
  public mutating func commit(_ new: State) -> Bool { perform(new) != nil }

  @discardableResult
  public mutating func undo() -> State.Change? { step { $0.undo() } }

  @discardableResult
  public mutating func redo() -> State.Change? { step { $0.redo() } }

  private mutating func step(_ step: (inout History<State>) -> State?) -> State.Change? {
    let old = state
    return step(&history) == nil ? nil : state.change(since: old)
  }

  /// States are there already: which of them is in effect costs nothing.
  public func cost(of edit: State) -> Int { 0 }
  public var undoCost: Int { 0 }
  public var redoCost: Int { 0 }
  public static var mostCostAtOnce: Int { State.mostCostAtOnce }

  public func change(showing draft: State?, after old: State?) -> State.Change? {
    (draft ?? state).change(since: old ?? state)
  }

  public static var emptySelection: CellRegion? { nil }

  /// The part of a region that lies within the edges.
  public func existing(_ selection: CellRegion?) -> CellRegion? {
    guard let selection, !selection.isEmpty else { return nil }
    guard let edges = state.edges, edges.intersection(selection.bounds) != selection.bounds else {
      return selection
    }
    let part = selection.intersection(CellRegion(edges))
    return part.isEmpty ? nil : part
  }
}
