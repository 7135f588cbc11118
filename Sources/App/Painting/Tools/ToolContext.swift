import Base
import Documents
import Editing
import Views

/// What the tools of one window work on: a paper on screen, and the session of the painting that it shows.
final class ToolContext {
  let paper: PaintView
  let session: Session<Painting>
  /// While elements are moved, the places of those that the paper leaves out, since the draft shows them.
  var lifted: [Int] = []
  private let indexed: IndexedElements
  private let announcer: Announcer

  init(
    paper: PaintView, session: Session<Painting>, indexed: IndexedElements, announcer: Announcer
  ) {
    self.paper = paper
    self.session = session
    self.indexed = indexed
    self.announcer = announcer
    session.changed.listen(self) { [indexed, unowned session] event in
      switch event {
      case .seen(let change), .performed(_, _, let change), .moved(_, _, let change):
        indexed.follow(change, to: session.document)
      case .opened, .busy: break
      }
    }
  }

  var painting: Painting { session.document }

  /// The shape of the paper: that of the view while a blank painting has none of its own.
  var ratio: AspectRatio {
    guard case .ofView = painting.shape else { return painting.aspectRatio }
    return AspectRatio(of: paper.viewport.paper.size) ?? .fourToThree
  }

  /// The elements with their boxes.
  var index: ElementIndex { indexed.index(of: painting, on: ratio) }

  /// Says something to the painter.
  func say(_ text: String) { announcer.say(text) }

  // MARK: Edits

  /// Makes an edit, a large one on another thread.
  ///
  /// - Parameters:
  ///   - isShown: whether the paper shows it already.
  ///   - then: called, perhaps later, with whether it changed anything.
  func perform(
    _ edit: PaintingEdit, isShown: Bool = false, then: @escaping (Bool) -> Void = { _ in }
  ) {
    whenReady(isShown: isShown, then) { $0.perform(edit, isSeen: isShown, then: then) }
  }

  /// Makes an edit that costs something to work out.
  ///
  /// - Parameters:
  ///   - cost: about how many points it touches.
  ///   - edit: called on any thread.
  func perform(
    costing cost: Int, _ edit: @escaping @Sendable (Painting) -> PaintingEdit,
    then: @escaping (Bool) -> Void
  ) {
    whenReady(isShown: false, then) {
      $0.perform(costing: cost, { $0.perform(edit($0)) }, then: then)
    }
  }

  private func whenReady(
    isShown: Bool, _ then: @escaping (Bool) -> Void,
    _ perform: @escaping (Session<Painting>) -> Void
  ) {
    session.whenReady { [weak self] in
      // While elements are off the paper, only what puts them back fits it.
      guard let self, isShown || lifted.isEmpty else { return then(false) }
      perform(session)
    }
  }

  /// Takes a step through the history, where nothing is under way on the paper.
  func step(_ step: @escaping (Session<Painting>) -> Void) {
    session.whenReady { [weak self] in
      guard let self, !paper.isDrawing, lifted.isEmpty else { return }
      step(session)
    }
  }

  /// A blank painting takes the shape that its paper has on screen.
  func giveShape() {
    guard case .ofView = painting.shape else { return }
    take(ratio)
  }

  /// A painting that nothing was done to takes another shape.
  func take(_ ratio: AspectRatio) {
    session.amend { $0.shape = .fixed(ratio) }
    paper.aspectRatio = ratio
  }

  // MARK: Lengths

  /// A length on screen in lengths of the paper's longer side.
  func length(ofPoints points: Double) -> Double {
    paper.viewport.fraction(ofPixels: points * paper.scale)
  }

  func points(ofLength length: Double) -> Double {
    paper.viewport.pixels(ofFraction: length) / paper.scale
  }
}
