public import Documents

// Documents whose edits are whole states.
extension Session where Document: StateDocument {
  /// A state of the document, which its edits consist of.
  public typealias State = Document.Edit

  /// The visible state: the committed one, or the draft of a gesture.
  public var seen: State { draft ?? document.state }

  /// Changes the visible state; kept by `commit`.
  ///
  /// - Parameter change: returns its changes, or nil for none.
  /// - Returns: whether it changed anything.
  @discardableResult
  public func update(_ change: (inout State) -> Document.Change?) -> Bool {
    let before = document.state
    return redraft { draft in
      // Take the state out of its variable, so that it is changed in place and not copied.
      var state = draft.take() ?? before
      defer { draft = state }
      return change(&state)
    }
  }

  /// Performs a change to the committed state as a step.
  ///
  /// - Returns: whether it changed anything.
  @discardableResult
  public func perform(_ change: (inout State) -> Void) -> Bool {
    guard canChange, !isInGesture else { return false }
    var new = document.state
    change(&new)
    let position = document.history.position
    perform(new)
    return document.history.position != position
  }

  /// Performs a change that affects the whole state. A large one runs on another thread, and nothing else can be
  /// changed until it is done.
  ///
  /// - Parameter then: called with whether it changed anything.
  public func performOnAll(
    _ change: @escaping @Sendable (inout State) -> Void,
    then: @escaping (Bool) -> Void = { _ in }
  ) {
    perform(costing: document.state.cost) { document in
      var new = document.state
      change(&new)
      return document.perform(new)
    } then: {
      then($0)
    }
  }
}
