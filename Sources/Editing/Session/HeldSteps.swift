public import Base
public import Documents

/// Combines the steps of a held key into a single step for undo, each replacing the one before.
@MainActor public final class HeldSteps<Document: Undoable, Origin> {
  private let session: Session<Document>
  /// The origin of the first step, the total offset, and the history position after the last step.
  private var last: (origin: Origin, way: PaperVector, position: Int)?

  /// Combines the steps of a session, as long as the selection stays.
  public init(of session: Session<Document>) {
    self.session = session
    // Another selection has another origin.
    session.changed.listen(self) { [unowned self] in if case .selected = $0 { last = nil } }
  }

  /// Continues from the origin of the first step if nothing happened in between; otherwise starts anew.
  ///
  /// - Parameters:
  ///   - way: the offset of this step alone.
  ///   - isHeld: whether the key repeats.
  ///   - origin: the origin for a first step.
  ///   - step: performs a step of the total offset from an origin, and calls its last argument with whether anything
  ///     changed.
  public func make(
    _ way: PaperVector, isHeld: Bool, from origin: @autoclosure () -> Origin,
    _ step: @escaping (Origin, PaperVector, _ done: @escaping (Bool) -> Void) -> Void
  ) {
    let history = session.document.history
    guard isHeld, let last, last.position == history.position, history.edits.count == last.position
    else {
      return beginStep(origin(), way, step)
    }
    let whole = PaperVector(dx: last.way.dx + way.dx, dy: last.way.dy + way.dy)
    session.undo { [weak self] isUndone in
      if isUndone { self?.beginStep(last.origin, whole, step) }
    }
  }

  private func beginStep(
    _ origin: Origin, _ way: PaperVector,
    _ step: (Origin, PaperVector, _ done: @escaping (Bool) -> Void) -> Void
  ) {
    last = nil
    step(origin, way) { [weak self] isMade in
      guard let self, isMade else { return }
      last = (origin, way, session.document.history.position)
    }
  }
}
