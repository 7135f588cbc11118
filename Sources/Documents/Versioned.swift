public import Base

/// The complete state of a document of cells, whose history is a list of such states.
///
/// Copies share equal parts, so that a list of them costs only the changes.
public protocol DocumentState: Equatable, Sendable {
  /// The difference of two states, for the views.
  associatedtype Change: Sendable

  /// The metadata of a document in this state.
  var summary: DocumentSummary { get }
  /// Whether it has no content.
  var isBlank: Bool { get }
  /// Returns the changes since another state, or nil if there are none.
  func change(since old: Self) -> Change?
  /// The cost of an edit of the whole state.
  var cost: Int { get }
  /// See `Undoable.mostCostAtOnce`.
  static var mostCostAtOnce: Int { get }
  /// The bounds of its cells, or nil if it is unbounded.
  var edges: CellRect? { get }
}

/// A document whose edits are whole states.
public protocol StateDocument<Edit>: Undoable
where Edit: DocumentState, Change == Edit.Change, Selection == CellRegion? {
  /// The current state.
  var state: Edit { get }
}

/// A document with its history of committed states, and the position of the current one.
public struct Versioned<State: DocumentState>: Equatable, StateDocument {
  /// The initial state, which undo doesn't remove.
  public let base: State
  public private(set) var history: History<State>
  /// See `Stroke.unknownFields`.
  public var unknownFields: String

  /// Creates a document from its initial state.
  ///
  /// - Parameter unknownFields: see `Stroke.unknownFields`.
  public init(base: State, history: History<State> = History(), unknownFields: String = "") {
    self.base = base
    self.history = history
    self.unknownFields = unknownFields
  }

  /// The state at the position of the history.
  public var state: State { state(at: history.position) }

  /// Returns the state at a position in the history.
  public func state(at position: Int) -> State {
    position == 0 ? base : history.edits[position - 1]
  }

  public var summary: DocumentSummary { state.summary }

  /// Whether nothing was ever done and the initial state is blank.
  public var isUntouched: Bool { history.edits.isEmpty && base.isBlank }

  /// Commits a state as the next step, and drops the states that could be redone.
  ///
  /// - Returns: nil if it equals the current state, leaving the document unchanged.
  @discardableResult
  public mutating func perform(_ new: State) -> State.Change? {
    guard let change = new.change(since: state) else { return nil }
    history.record(new)
    return change
  }

  /// Performs a step for callers that don't need the change.
  ///
  /// - Returns: false if it equals the current state.
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

  /// Free, as states exist already.
  public func cost(of edit: State) -> Int { 0 }
  /// Nothing: another state is in effect at once.
  public var undoCost: Int { 0 }
  /// Nothing: another state is in effect at once.
  public var redoCost: Int { 0 }
  public static var mostCostAtOnce: Int { State.mostCostAtOnce }

  public func change(showing draft: State?, after old: State?) -> State.Change? {
    (draft ?? state).change(since: old ?? state)
  }

  /// No selection; the whole canvas is a selection of its own.
  public static var emptySelection: CellRegion? { nil }

  /// Returns the part of a region within the edges.
  public func existing(_ selection: CellRegion?) -> CellRegion? {
    guard let selection, !selection.isEmpty else { return nil }
    guard let edges = state.edges, edges.intersection(selection.bounds) != selection.bounds else {
      return selection
    }
    let part = selection.intersection(CellRegion(edges))
    return part.isEmpty ? nil : part
  }
}
