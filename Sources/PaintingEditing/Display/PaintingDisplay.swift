import Base
import Documents
import Editing
import Formats
import Rendering
import Views
import Widgets

/// Displays a painting on a paper: the committed state, and the draft of a gesture.
final class PaintingDisplay {
  let paper: PaintView
  let session: Session<Painting>
  /// Posts pointer events on the paper.
  let received = Signal<GestureEvent<PaperReading>>()
  /// Posted when the paper is moved or resized.
  let placed = Signal<Void>()
  /// The edit shown as a draft. After it was committed, it stays until the paper shows the result.
  var shown: PaintingEdit?
  /// Whether the draft still has to be shown.
  var isStale = false
  /// The elements shown in place of others.
  var inPlace = DraftReplacements()
  /// Whether the changed elements are shown on top for the rest of the gesture.
  var isOnTop = false
  /// The cached indices of the gesture's elements.
  var held: (ids: [ElementID], indices: [Int])?
  /// The picture being moved, made once for a drag.
  var draftPicture: DraftPicture?
  /// The sketch shown until that picture is ready.
  var sketch: DraftSketch?
  /// The picture being drawn by another thread.
  var drawing: DraftDrawing?
  /// The indices of elements to be removed.
  var goingPlaces: [ElementID: Int] = [:]
  /// The covers of removed elements that are still in the picture, by index.
  var covers: [Int: Polyline] = [:]
  /// The indices of elements removed from the last sharp picture, which need no cover.
  var gone: Set<Int> = []

  /// The shown reference layers with their elements.
  var references: [(layer: Layer, elements: [PaintingElement])] = []

  init(_ paper: PaintView, of session: Session<Painting>) {
    self.paper = paper
    self.session = session
    paper.delegate = self
    paper.placed.listen(self) { [weak self] in
      guard let self else { return }
      if shown != nil { showDraft() }
      showReferences()
      placed.post(())
    }
    paper.willDraw.listen(self) { [weak self] in if self?.isStale == true { self?.showDraft() } }
    paper.sharpened.listen(self) { [weak self] in
      if case .replace = self?.shown { self?.showDraft() }
    }
    session.changed.listen(self) { [unowned self] event in
      handle(event)
      switch event {
      case .opened, .changedUnrecorded, .performed, .moved: findReferences()
      case .seen(.drafted): break
      case .seen: findReferences()
      case .selected, .busy: break
      }
    }
  }

  var painting: Painting { session.document }

  private func handle(_ event: Session<Painting>.Event) {
    switch event {
    case .opened:
      stop()
      (inPlace, draftPicture) = (DraftReplacements(), nil)
      paper.isEnabled = session.access == .changing
      paper.isBusy = false
      takeShape()
      paper.reload()
    case .changedUnrecorded: takeShape()
    case .seen(.turned):
      stop()
      (inPlace, draftPicture) = (DraftReplacements(), nil)
      paper.draft = nil
      paper.showChange(.turned, of: painting)
    case .seen(.drafted): followDraft()
    case .seen(let change): showChange(change)
    case .performed(_, _, let change):
      if paper.hasLine { keepLine(change) } else { settle(change) }
    case .moved, .selected: break
    case .busy(let isBusy): paper.isBusy = isBusy
    }
  }

  /// Adds the line under the pointer to the painting, and removes any elements that it erased completely.
  private func keepLine(_ change: PaintingChange) {
    paper.keepLine()
    guard case .replaced(let splices) = change else { return }
    let removed = splices.filter { $0.removedCount > 0 }.map {
      Splice<PaintingElement>(index: $0.index, removedCount: $0.removedCount, inserted: [])
    }
    if !removed.isEmpty { showChange(.replaced(removed)) }
  }

  private func takeShape() {
    if case .fixed(let ratio) = painting.shape { paper.aspectRatio = ratio }
  }
}

extension PaintingDisplay: PaintViewDelegate {
  func paintView(_ view: PaintView, received event: GestureEvent<PaperReading>) {
    received.post(event)
  }

  func lineSource(for view: PaintView) -> LineSource? {
    session.isOpen ? LineSource(painting, showing: inPlace) : nil
  }
}

extension PaintingDisplay: PaperDisplay {
  var aspectRatio: AspectRatio {
    guard case .ofView = painting.shape else { return painting.aspectRatio }
    return AspectRatio(of: paper.viewport.paper.size) ?? .fourToThree
  }

  var pointLength: Double { paper.viewport.fraction(ofPixels: paper.scale) }

  var dragThreshold: Double? { paper.habits.dragThreshold }

  var corners: (PaperPoint, PaperPoint) {
    let (viewport, scale, ratio) = (paper.viewport, paper.scale, aspectRatio)
    let far = PixelPoint(x: paper.bounds.width * scale, y: paper.bounds.height * scale)
    func corner(_ x: Double, _ y: Double) -> PaperPoint {
      PaperPoint(viewport.unitPoint(at: PixelPoint(x: x, y: y)), on: ratio)
    }
    guard !viewport.turn.isNone else { return (corner(0, 0), corner(far.x, far.y)) }
    let box = PaperBox([corner(0, 0), corner(far.x, 0), corner(0, far.y), corner(far.x, far.y)])
    return (PaperPoint(x: box.left, y: box.top), PaperPoint(x: box.right, y: box.bottom))
  }

  func nearestVisiblePoint(to point: PaperPoint, margin: Double) -> PaperPoint {
    let (scale, ratio) = (paper.scale, aspectRatio)
    let place = paper.viewPoint(at: point.unitPoint(on: ratio))
    func kept(_ value: Double, _ length: Double) -> Double {
      max(min(value, max(length - margin, margin)), margin)
    }
    let kept = ViewPoint(
      x: kept(place.x, paper.bounds.width), y: kept(place.y, paper.bounds.height))
    guard kept != place else { return point }
    return PaperPoint(
      paper.viewport.unitPoint(at: PixelPoint(x: kept.x * scale, y: kept.y * scale)), on: ratio)
  }

  func color(at position: UnitPoint) -> InkColor? { paper.color(at: position) }

  var ink: InkPixels? {
    // The bucket ignores references.
    guard references.isEmpty, let (ink, area) = paper.ink() else { return nil }
    let size = paper.viewport.paper.size
    return InkPixels(ink, of: area, scale: Double(size.longerSide), paper: size)
  }

  func outline(of text: TextBlock) -> AreaOutline? { TextSetting(text).outline(on: aspectRatio) }

  func letters(of text: TextBlock, along line: LetterLine) -> LineLetters? {
    LineTextSetting(text, along: line).letters(on: aspectRatio)
  }

  func typeBox(of text: TextBlock) -> AlignmentBox? {
    TextSetting(text).typeBox.map(AlignmentBox.init)
  }

  var drawingOfInk: DrawingOfInk {
    { painting, longerSide, goesOn in
      InkPixels(of: painting, longerSide: longerSide, progress: goesOn)
    }
  }
}
