public import Documents

// Documents each of whose edits is the state that comes of it.
extension Session where Document: StateDocument {
  public typealias State = Document.Edit

  /// What is seen of the document: what is in effect, and what a gesture does to it.
  public var seen: State { draft ?? document.state }

  /// Makes something else of what is seen; kept by `commit`.
  ///
  /// - Parameter change: returns what it changed; nil for nothing.
  /// - Returns: whether it changed anything.
  @discardableResult
  public func update(_ change: (inout State) -> Document.Change?) -> Bool {
    let before = document.state
    return redraft { draft in
      // Taken out of its place, so that it is changed and not copied.
      var state = draft.take() ?? before
      defer { draft = state }
      return change(&state)
    }
  }

  /// Makes a step of what a closure does to the state in effect.
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

  /// As `perform`, of what goes through all of the state: on another thread where it is large, so that nothing else can
  /// be changed until it is made.
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
