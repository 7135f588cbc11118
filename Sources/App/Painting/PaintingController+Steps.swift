import Base
import Documents
import Editing
import Views
import Widgets

/// A painting after a step that another thread made.
struct MadeStep: Sendable {
  let painting: Painting
  /// Nil if nothing came of it.
  let change: PaintingChange?
  let index: StrokeIndex
}

// Edits, undo and redo: the painting takes them, then all who show or keep it hear of them.
extension PaintingController {
  /// Steps that touch more points are made by another thread; until they are made, nothing else is.
  private static let mostPointsAtOnce = 100_000

  /// Makes an edit: shows it, keeps it, tells of it.
  ///
  /// - Parameters:
  ///   - isShown: whether the paper shows it already.
  ///   - then: called, perhaps later, with whether it changed anything.
  func make(
    _ plan: PlannedEdit, isShown: Bool = false, then: @escaping (Bool) -> Void = { _ in }
  ) {
    largeStep.whenFinished { [weak self] in
      self?.makeNow(plan, isShown: isShown, then: then)
    }
  }

  private func makeNow(_ plan: PlannedEdit, isShown: Bool, then: @escaping (Bool) -> Void) {
    // While strokes are off the paper, only what puts them back fits it.
    guard isLoaded, screen.paper.isEnabled, isShown || tools.selection.lifted.isEmpty else {
      return then(false)
    }
    take(
      cost: plan.cost(in: painting), isShown: isShown, { $0.perform(plan.edit($0)) },
      keep: { [weak self] position in
        guard let self else { return }
        store.record(painting.history.edits[position], at: position, leaving: painting.outline)
      }, then: then)
  }

  func undo() {
    largeStep.whenFinished { [weak self] in
      guard let self else { return }
      step(cost: painting.undoCost) { $0.undo() }
    }
  }

  func redo() {
    largeStep.whenFinished { [weak self] in
      guard let self else { return }
      step(cost: painting.redoCost) { $0.redo() }
    }
  }

  private func step(cost: Int, _ step: @escaping @Sendable (inout Painting) -> PaintingChange?) {
    guard isLoaded, !screen.paper.isDrawing, tools.selection.lifted.isEmpty else { return }
    tools.selection.finishStyling()
    take(
      cost: cost, isShown: false, step,
      keep: { [weak self] _ in
        guard let self else { return }
        store.setHistoryPosition(painting.history.position, leaving: painting.outline)
      })
  }

  /// Takes a step, in the background where it is a large one.
  ///
  /// - Parameter keep: gets the number of edits that were in effect before.
  private func take(
    cost: Int, isShown: Bool, _ step: @escaping @Sendable (inout Painting) -> PaintingChange?,
    keep: @escaping (_ position: Int) -> Void, then: @escaping (Bool) -> Void = { _ in }
  ) {
    let position = painting.history.position
    guard cost > Self.mostPointsAtOnce else {
      guard let change = step(&painting) else { return then(false) }
      tools.desk.follow(change)
      if !isShown { show(change) }
      took(change, from: position, keep)
      return then(true)
    }
    screen.paper.isBusy = true
    largeStep.begin { [painting] in
      var new = painting
      let change = step(&new)
      return MadeStep(
        painting: new, change: change, index: StrokeIndex(new.strokes, on: new.aspectRatio))
    } done: { [weak self] made in
      guard let self else { return }
      screen.paper.isBusy = false
      guard let change = made.change else { return then(false) }
      painting = made.painting
      tools.desk.take(made.index)
      took(change, from: position, keep)
      then(true)
      screen.paper.reload(as: painting.aspectRatio)
      if case .background = change { backdrop.show(painting.background) }
    }
  }

  private func took(_ change: PaintingChange, from position: Int, _ keep: (Int) -> Void) {
    keep(position)
    changed(change)
    let edit = painting.history.edits[min(position, painting.history.position)]
    tools.selection.follow(change, keepsPlaces: edit.keepsPlaces)
  }

  /// Lets the paper show a change.
  private func show(_ change: PaintingChange) {
    screen.paper.show(change, of: painting)
    if case .background = change { backdrop.show(painting.background) }
  }
}
