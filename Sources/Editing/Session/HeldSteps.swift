public import Base
public import Documents

/// The steps of a key that is held: one for undo, since each takes the place of the one before.
@MainActor public final class HeldSteps<Document: Undoable, Origin> {
  private let session: Session<Document>
  /// Where the first one began, and how many steps were in effect after the last one.
  private var last: (origin: Origin, way: PaperVector, position: Int)?

  public init(of session: Session<Document>) {
    self.session = session
    // What is selected otherwise begins somewhere else.
    session.changed.listen(self) { [unowned self] in if case .selected = $0 { last = nil } }
  }

  /// Goes on from where the first step began, if nothing came between; otherwise begins anew.
  ///
  /// - Parameters:
  ///   - way: of this step alone.
  ///   - isHeld: whether the key repeats by itself.
  ///   - origin: where a first step begins.
  ///   - step: makes a step of the whole way from an origin; calls its last argument with whether anything came of it.
  public func make(
    _ way: PaperVector, isHeld: Bool, from origin: @autoclosure () -> Origin,
    _ step: @escaping (Origin, PaperVector, _ done: @escaping (Bool) -> Void) -> Void
  ) {
    let history = session.document.history
    guard isHeld, let last, last.position == history.position, history.edits.count == last.position
    else {
      return begin(origin(), way, step)
    }
    let whole = PaperVector(dx: last.way.dx + way.dx, dy: last.way.dy + way.dy)
    session.undo { [weak self] isUndone in
      if isUndone { self?.begin(last.origin, whole, step) }
    }
  }

  private func begin(
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
