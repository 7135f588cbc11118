public import Base
public import Documents

/// An open document, and what is being done to it: the one course of events of all kinds of documents.
///
/// A gesture makes a draft of the next edit, which is seen and not in effect; `commit` makes the edit, `cancel` takes
/// the draft back. Whatever happens is told by one signal.
///
///     session.begin()
///     session.update { $0.set(3, at: cell) }      // .seen(change)
///     session.commit()                            // .performed(edit, at: 0, change)
///     session.undo()                              // .seen(change), .moved(from: 1, to: 0, change)
@MainActor public final class Session<Document: Undoable> {
  /// As it is in effect.
  public private(set) var document: Document
  /// The edit that `commit` would make now.
  public private(set) var draft: Document.Edit?
  /// What of the document as it is in effect is selected.
  public private(set) var selection = Document.emptySelection
  /// From `begin` to `commit` or `cancel`.
  public private(set) var isInGesture = false
  public private(set) var access = DocumentAccess.none
  /// While the next step is made elsewhere, nothing else can be done.
  public var isHeld = false
  public let changed = Signal<Event>()
  private let largeStep: LargeStep<MadeStep>
  /// What was amended since that step began.
  private var amendments: [(inout Document) -> Void] = []
  private let prepare: @Sendable (Document) -> Void

  private struct MadeStep: Sendable {
    let document: Document
    /// Nil if nothing came of it.
    let change: Document.Change?
  }

  /// - Parameters:
  ///   - document: stands in for the one that is to be opened.
  ///   - prepare: called on another thread with what it made of the document, before anybody hears of it: for what
  ///     takes time to find out.
  ///   - freed: called when much memory may have been freed.
  public init(
    _ document: Document, prepare: @escaping @Sendable (Document) -> Void = { _ in },
    freed: @escaping () -> Void
  ) {
    self.document = document
    self.prepare = prepare
    largeStep = LargeStep(freed: freed)
  }

  /// Takes over a document that was read.
  public func open(_ document: Document, for access: DocumentAccess) {
    let before = self.document
    self.document = document
    self.access = access
    draft = nil
    selection = Document.emptySelection
    changed.post(.opened(before: before))
  }

  public var isOpen: Bool { access != .none }

  /// Changes what is no step, as the shape that a blank painting takes over from its window.
  public func amend(_ change: @escaping (inout Document) -> Void) {
    change(&document)
    // The step that another thread makes began without it.
    if isBusy { amendments.append(change) }
    changed.post(.amended)
  }

  /// Whether the document may be changed now, but for a gesture that is under way.
  public var canChange: Bool { access == .changing && !isHeld && !isBusy }

  /// Whether another thread makes a step.
  public var isBusy: Bool { largeStep.isUnderWay }

  // MARK: Selection

  /// Selects something, as far as it is there.
  public func select(_ new: Document.Selection) {
    let (before, new) = (selection, document.existing(new))
    guard new != before else { return }
    selection = new
    changed.post(.selected(before: before))
  }

  // MARK: Gestures

  /// Begins a gesture: until it ends, nothing else is done.
  ///
  /// - Returns: false where nothing can be changed.
  @discardableResult
  public func begin() -> Bool {
    guard canChange else { return false }
    isInGesture = true
    return true
  }

  /// Takes another draft; seen at once, kept by `commit`.
  ///
  /// - Returns: whether anything is seen otherwise.
  @discardableResult
  public func update(to new: Document.Edit?) -> Bool {
    let change = document.change(showing: new, after: draft)
    draft = new
    return show(change)
  }

  /// Makes something else of the draft, at the cost of what becomes otherwise.
  ///
  /// - Parameter change: gets the draft, and returns what is seen otherwise; nil for nothing.
  /// - Returns: whether anything is seen otherwise.
  @discardableResult
  public func redraft(_ change: (inout Document.Edit?) -> Document.Change?) -> Bool {
    show(change(&draft))
  }

  @discardableResult
  private func show(_ change: Document.Change?) -> Bool {
    guard let change else { return false }
    changed.post(.seen(change))
    return true
  }

  /// Ends the gesture and makes the edit of its draft, if there is one and it changes anything.
  public func commit() {
    isInGesture = false
    guard let edit = draft else { return }
    guard canChange else { return cancel() }
    draft = nil
    perform(edit, isSeen: true) { [weak self] isMade in
      guard !isMade, let self else { return }
      show(document.change(showing: nil, after: edit))
    }
  }

  /// Ends the gesture with an edit that is seen already, though not as a draft.
  public func commit(making edit: Document.Edit) {
    isInGesture = false
    perform(edit, isSeen: true)
  }

  /// Ends the gesture and takes its draft back.
  public func cancel() {
    isInGesture = false
    if draft != nil { update(to: nil) }
  }

  // MARK: Steps

  /// Makes an edit; by another thread where it is a large one. In the middle of a gesture, nothing happens.
  ///
  /// - Parameters:
  ///   - isSeen: whether it is shown already.
  ///   - then: called, perhaps later, with whether it changed anything.
  public func perform(
    _ edit: Document.Edit, isSeen: Bool = false, then: @escaping (Bool) -> Void = { _ in }
  ) {
    perform(costing: document.cost(of: edit), isSeen: isSeen, { $0.perform(edit) }, then: then)
  }

  /// Lets a closure perform an edit; on another thread where that costs much.
  public func perform(
    costing cost: Int, isSeen: Bool = false,
    _ step: @escaping @Sendable (inout Document) -> Document.Change?,
    then: @escaping (Bool) -> Void = { _ in }
  ) {
    make(cost, isSeen: isSeen, step, then: then) { [unowned self] position, change in
      .performed(document.history.edits[position], at: position, change)
    }
  }

  /// - Parameter then: called, perhaps later, with whether there was a step to take back.
  public func undo(then: @escaping (Bool) -> Void = { _ in }) {
    make(document.undoCost) {
      $0.undo()
    } then: {
      then($0)
    } telling: { [unowned self] in
      .moved(from: $0, to: document.history.position, $1)
    }
  }

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
      return then(take(isSeen: isSeen, step, telling: event))
    }
    let (before, prepare) = (document, prepare)
    largeStep.begin {
      var new = before
      let change = step(&new)
      if change != nil { prepare(new) }
      return MadeStep(document: new, change: change)
    } done: { [weak self] made in
      guard let self else { return }
      changed.post(.busy(false))
      let amendments = amendments
      self.amendments = []
      let step = { (document: inout Document) in
        document = made.document
        for amend in amendments { amend(&document) }
        return made.change
      }
      then(take(isSeen: isSeen, step, telling: event))
    }
    changed.post(.busy(true))
  }

  /// Takes a step, and tells of it: first those who show it, then those who keep it.
  @discardableResult
  private func take(
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

  /// Calls something as soon as no other thread makes a step: now, or after it and all that waits already.
  public func whenReady(_ next: @escaping () -> Void) { largeStep.whenFinished(next) }

  /// Waits for what another thread makes, and for all that waits for it.
  public func finish() { largeStep.finish() }
}
