public import Base
public import Documents

/// An open document and its editing state: the common event flow of all kinds of documents.
///
/// A gesture makes a draft of the next edit, which is visible but not committed. `commit` performs it as an edit,
/// `cancel` drops it. A single signal posts all events.
///
///     session.begin()
///     session.update { $0.set(3, at: cell) }      // .seen(change)
///     session.commit()                            // .performed(edit, at: 0, change)
///     session.undo()                              // .seen(change), .moved(from: 1, to: 0, change)
@MainActor public final class Session<Document: Undoable> {
  /// The committed document.
  public private(set) var document: Document
  /// The edit that `commit` would perform.
  public private(set) var draft: Document.Edit?
  /// The selection in the committed document.
  public private(set) var selection = Document.emptySelection
  /// From `beginGesture` to `commit` or `cancel`.
  public private(set) var isInGesture = false
  /// The access to the open document; none without one.
  public private(set) var access = DocumentAccess.none
  /// Blocks all changes while a step is prepared elsewhere.
  public var isHeld = false
  /// Posts every event of the document, in order.
  public let changed = Signal<Event>()
  private let largeStep: LargeStep<MadeStep>
  /// The unrecorded changes made since the step in progress started.
  private var unrecordedChanges: [(inout Document) -> Void] = []
  private let prepare: @Sendable (Document) -> Void

  private struct MadeStep: Sendable {
    let document: Document
    /// Nil if nothing changed.
    let change: Document.Change?
  }

  /// - Parameters:
  ///   - document: a placeholder until a document is opened.
  ///   - prepare: called on another thread with a changed document before it is announced, for slow preparations.
  ///   - freed: called when much memory may have been freed.
  public init(
    _ document: Document, prepare: @escaping @Sendable (Document) -> Void = { _ in },
    freed: @escaping () -> Void
  ) {
    self.document = document
    self.prepare = prepare
    largeStep = LargeStep(freed: freed)
  }

  /// Opens a document that was read.
  public func open(_ document: Document, for access: DocumentAccess) {
    let before = self.document
    self.document = document
    self.access = access
    draft = nil
    selection = Document.emptySelection
    changed.post(.opened(before: before))
  }

  /// Whether a document is open, if only for reading.
  public var isOpen: Bool { access != .none }

  /// Changes something that isn't a step, such as the shape that a blank painting gets from its window.
  public func changeUnrecorded(_ change: @escaping (inout Document) -> Void) {
    change(&document)
    // Repeat it on the result of the other thread, which started without it.
    if isBusy { unrecordedChanges.append(change) }
    changed.post(.changedUnrecorded)
  }

  /// Shows another part of the document, such as a page, and selects nothing. Not a step; possible for readers, too.
  ///
  /// - Parameter show: returns nil if that is shown already.
  /// - Returns: whether another part is shown.
  @discardableResult
  public func changeView(_ show: (inout Document) -> Document.Change?) -> Bool {
    guard isOpen, !isBusy, !isHeld, !isInGesture else { return false }
    cancel()
    var shown = document
    guard let change = show(&shown) else { return false }
    select(Document.emptySelection)
    document = shown
    changed.post(.seen(change))
    return true
  }

  /// Whether the document may be changed now. Ignores a gesture in progress.
  public var canChange: Bool { access == .changing && !isHeld && !isBusy }

  /// Whether a step on another thread is in progress.
  public var isBusy: Bool { largeStep.isUnderWay }

  // MARK: Selection

  /// Selects the part of a selection that exists.
  public func select(_ new: Document.Selection) {
    let (before, new) = (selection, document.existing(new))
    guard new != before else { return }
    selection = new
    changed.post(.selected(before: before))
  }

  // MARK: Gestures

  /// Starts a gesture, which blocks other changes until it ends.
  ///
  /// - Returns: false if nothing can be changed.
  @discardableResult
  public func beginGesture() -> Bool {
    guard canChange else { return false }
    isInGesture = true
    return true
  }

  /// Replaces the draft. Visible at once; kept by `commit`.
  ///
  /// - Returns: whether anything changed visibly.
  @discardableResult
  public func update(to new: Document.Edit?) -> Bool {
    let change = document.change(showing: new, after: draft)
    draft = new
    return postSeen(change)
  }

  /// Changes the draft in place, at the cost of the changes only.
  ///
  /// - Parameter change: receives the draft and returns the visible change, or nil for none.
  /// - Returns: whether anything changed visibly.
  @discardableResult
  public func redraft(_ change: (inout Document.Edit?) -> Document.Change?) -> Bool {
    postSeen(change(&draft))
  }

  @discardableResult
  private func postSeen(_ change: Document.Change?) -> Bool {
    guard let change else { return false }
    changed.post(.seen(change))
    return true
  }

  /// Ends the gesture and performs its draft as an edit, if there is one and it changes anything.
  public func commit() {
    isInGesture = false
    guard let edit = draft else { return }
    guard canChange else { return cancel() }
    draft = nil
    perform(edit, isSeen: true) { [weak self] isMade in
      guard !isMade, let self else { return }
      postSeen(document.change(showing: nil, after: edit))
    }
  }

  /// Ends the gesture with an edit that is already visible, though not as a draft.
  public func commit(making edit: Document.Edit) {
    isInGesture = false
    perform(edit, isSeen: true)
  }

  /// Ends the gesture and drops its draft.
  public func cancel() {
    isInGesture = false
    if draft != nil { update(to: nil) }
  }

  // MARK: Steps

  /// Performs an edit, on another thread if it is large. Does nothing during a gesture.
  ///
  /// - Parameters:
  ///   - isSeen: whether it is visible already.
  ///   - then: called, possibly later, with whether anything changed.
  public func perform(
    _ edit: Document.Edit, isSeen: Bool = false, then: @escaping (Bool) -> Void = { _ in }
  ) {
    perform(costing: document.cost(of: edit), isSeen: isSeen, { $0.perform(edit) }, then: then)
  }

  /// Performs an edit by a closure, on another thread if it is expensive.
  public func perform(
    costing cost: Int, isSeen: Bool = false,
    _ step: @escaping @Sendable (inout Document) -> Document.Change?,
    then: @escaping (Bool) -> Void = { _ in }
  ) {
    make(cost, isSeen: isSeen, step, then: then) { [unowned self] position, change in
      .performed(document.history.edits[position], at: position, change)
    }
  }

  /// - Parameter then: called, possibly later, with whether there was a step to undo.
  public func undo(then: @escaping (Bool) -> Void = { _ in }) {
    guard document.canUndo else { return then(false) }
    make(document.undoCost) {
      $0.undo()
    } then: {
      then($0)
    } telling: { [unowned self] in
      .moved(from: $0, to: document.history.position, $1)
    }
  }

  /// Redoes the step that was undone last, possibly later and off the main thread; does nothing without one.
  public func redo() {
    make(document.redoCost) {
      $0.redo()
    } telling: { [unowned self] in
      .moved(from: $0, to: document.history.position, $1)
    }
  }

  private func make(
    _ cost: Int, isSeen: Bool = false,
    _ step: @escaping @Sendable (inout Document) -> Document.Change?,
    then: @escaping (Bool) -> Void = { _ in },
    telling event: @escaping (_ position: Int, Document.Change) -> Event
  ) {
    guard canChange, !isInGesture else { return then(false) }
    cancel()
    guard cost > Document.mostCostAtOnce else {
      return then(performStep(isSeen: isSeen, step, telling: event))
    }
    let (before, prepare) = (document, prepare)
    largeStep.start {
      var new = before
      let change = step(&new)
      if change != nil { prepare(new) }
      return MadeStep(document: new, change: change)
    } done: { [weak self] made in
      guard let self else { return }
      changed.post(.busy(false))
      let unrecordedChanges = unrecordedChanges
      self.unrecordedChanges = []
      let step = { (document: inout Document) in
        document = made.document
        for change in unrecordedChanges { change(&document) }
        return made.change
      }
      then(performStep(isSeen: isSeen, step, telling: event))
    }
    changed.post(.busy(true))
  }

  /// Performs a step and posts its events: first for views, then for storage.
  @discardableResult
  private func performStep(
    isSeen: Bool, _ step: (inout Document) -> Document.Change?,
    telling event: (_ position: Int, Document.Change) -> Event
  ) -> Bool {
    let position = document.history.position
    guard let change = step(&document) else { return false }
    if !isSeen { changed.post(.seen(change)) }
    changed.post(event(position, change))
    select(selection)
    return true
  }

  // MARK: Large steps

  /// Calls a closure as soon as no step is in progress: now, or after it and earlier closures.
  public func whenReady(_ next: @escaping () -> Void) { largeStep.whenFinished(next) }

  /// Waits for the step in progress, and for all closures waiting for it.
  public func finish() { largeStep.finish() }
}
