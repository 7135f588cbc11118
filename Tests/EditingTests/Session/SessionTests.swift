import Base
import Documents
import Editing
import Synchronization
import TestSupport
import Testing

@MainActor
@Suite("A session")
struct SessionTests {
  private typealias Session = Editing.Session<PixelArt>

  /// What a session told, in order.
  @MainActor private final class Heard {
    nonisolated enum Note: Equatable {
      case opened
      case seen(PixelChange)
      case performed(at: Int)
      case moved(from: Int, to: Int)
      case selected(CellRegion?)
      case changedUnrecorded
      case busy(Bool)
    }

    private var notes: [Note] = []

    init(_ session: Session) {
      session.changed.listen(self) { [unowned self, unowned session] event in
        switch event {
        case .opened: notes.append(.opened)
        case .seen(let change): notes.append(.seen(change))
        case .performed(_, let position, _): notes.append(.performed(at: position))
        case .moved(let old, let new, _): notes.append(.moved(from: old, to: new))
        case .selected: notes.append(.selected(session.selection))
        case .changedUnrecorded: notes.append(.changedUnrecorded)
        case .busy(let isBusy): notes.append(.busy(isBusy))
        }
      }
    }

    /// What was heard since the last time.
    func takeNotes() -> [Note] {
      defer { notes = [] }
      return notes
    }
  }

  private func session(_ size: CellSize = CellSize(width: 8, height: 8)) -> Session {
    let session = Session(PixelArt(Sprite(size: size)), freed: {})
    session.open(session.document, for: .changing)
    return session
  }

  private func cell(_ x: Int, _ y: Int) -> CellRect { CellRect(x: x, y: y, width: 1, height: 1) }

  private func paint(_ session: Session, _ x: Int, _ y: Int) {
    session.update { picture in
      var isOther = false
      picture.change(frame: 0) { isOther = $0.set(3, at: CellPosition(x: x, y: y)) }
      return isOther ? .cells(cell(x, y), of: CelAddress(frame: 0)) : nil
    }
  }

  private func isPainted(_ picture: Sprite, _ x: Int, _ y: Int) -> Bool {
    picture.frames[0].grid[CellPosition(x: x, y: y)] == 3
  }

  // MARK: Gestures

  @Test func `shows a gesture at once and keeps it at its end, as one step that was seen already`()
  {
    let session = session()
    let heard = Heard(session)
    #expect(session.beginGesture() && session.isInGesture)
    paint(session, 1, 1)
    paint(session, 1, 1)
    paint(session, 2, 1)
    #expect(
      heard.takeNotes() == [
        .seen(.cells(cell(1, 1), of: CelAddress(frame: 0))),
        .seen(.cells(cell(2, 1), of: CelAddress(frame: 0))),
      ])
    #expect(isPainted(session.seen, 2, 1) && session.document.isUntouched)
    session.commit()
    #expect(heard.takeNotes() == [.performed(at: 0)])
    #expect(session.document.sprite == session.seen && isPainted(session.seen, 2, 1))
    #expect(session.draft == nil && !session.isInGesture)
    session.commit()
    #expect(heard.takeNotes().isEmpty && session.document.history.edits.count == 1)
  }

  @Test func `takes a gesture back that is cancelled, and tells what is seen then`() {
    let session = session()
    let heard = Heard(session)
    session.beginGesture()
    paint(session, 1, 1)
    paint(session, 3, 4)
    _ = heard.takeNotes()
    session.cancel()
    let both = CellRect(x: 1, y: 1, width: 3, height: 4)
    #expect(heard.takeNotes() == [.seen(.cells(both, of: CelAddress(frame: 0)))])
    #expect(session.seen.isBlank && session.document.isUntouched && !session.isInGesture)
    session.cancel()
    #expect(heard.takeNotes().isEmpty)
  }

  @Test func `makes no step of a draft that comes to nothing`() {
    let session = session()
    let heard = Heard(session)
    session.beginGesture()
    session.update(to: session.document.sprite)
    session.commit()
    #expect(heard.takeNotes().isEmpty && session.document.isUntouched)
  }

  @Test func `does nothing else while a gesture is under way`() {
    let session = session()
    paint(session, 0, 0)
    session.commit()
    session.beginGesture()
    paint(session, 1, 1)
    let heard = Heard(session)
    session.undo()
    session.redo()
    #expect(!session.perform { $0.setRamp(0...3) })
    #expect(heard.takeNotes().isEmpty && isPainted(session.seen, 1, 1))
    #expect(session.document.history.position == 1)
  }

  // MARK: Steps

  @Test func `tells of an edit first those who show it, then those who keep it`() {
    let session = session()
    let heard = Heard(session)
    #expect(session.perform { $0.setRamp(0...3) })
    #expect(heard.takeNotes() == [.seen(.all), .performed(at: 0)])
    #expect(!session.perform { $0.setRamp(0...3) })
    #expect(heard.takeNotes().isEmpty)
    session.undo()
    #expect(heard.takeNotes() == [.seen(.all), .moved(from: 1, to: 0)])
    session.undo()
    #expect(heard.takeNotes().isEmpty)
    session.redo()
    session.redo()
    #expect(heard.takeNotes() == [.seen(.all), .moved(from: 0, to: 1)])
  }

  @Test func `does not show anew what is shown already`() {
    let session = session()
    let heard = Heard(session)
    var picture = session.seen
    picture.setRamp(0...3)
    session.perform(picture, isSeen: true) { #expect($0) }
    #expect(heard.takeNotes() == [.performed(at: 0)])
    session.perform(picture, isSeen: true) { #expect(!$0) }
    #expect(heard.takeNotes().isEmpty)
  }

  @Test func `has the new state in effect before anybody hears of it`() {
    let session = session()
    var positions: [Int] = []
    session.changed.listen(session) { [unowned session] _ in
      positions.append(session.document.history.position)
    }
    session.perform { $0.setRamp(0...3) }
    session.undo()
    #expect(positions == [1, 1, 0, 0])
  }

  @Test func `drops a draft that nobody ended where an edit is made`() {
    let session = session()
    paint(session, 1, 1)
    let heard = Heard(session)
    session.perform { $0.setRamp(0...3) }
    #expect(
      heard.takeNotes() == [
        .seen(.cells(cell(1, 1), of: CelAddress(frame: 0))), .seen(.all), .performed(at: 0),
      ])
    #expect(!isPainted(session.seen, 1, 1) && session.seen.ramps == [0...3])
  }

  @Test
  func `can be read and not changed before it is open, while it is held, and if it is read only`() {
    let session = Session(PixelArt(Sprite(size: CellSize(width: 8, height: 8))), freed: {})
    let heard = Heard(session)
    func triesInVain() -> Bool {
      !session.beginGesture() && !session.perform { $0.setRamp(0...3) }
        && session.document.isUntouched
    }
    #expect(!session.isOpen && triesInVain())
    session.open(session.document, for: .reading)
    #expect(session.isOpen && triesInVain())
    session.open(session.document, for: .changing)
    session.isHeld = true
    #expect(triesInVain())
    session.isHeld = false
    #expect(heard.takeNotes() == [.opened, .opened] && session.beginGesture())
    // What is drawn and can't be kept any more is taken back.
    paint(session, 1, 1)
    session.isHeld = true
    session.commit()
    #expect(session.seen.isBlank && session.document.isUntouched)
  }

  // MARK: Selection

  @Test
  func `selects what there is, tells of it once, and drops what an undo or a step takes away`() {
    let session = session(CellSize(width: 12, height: 12))
    let heard = Heard(session)
    let corner = CellRegion(CellRect(x: 8, y: 8, width: 4, height: 4))
    session.select(CellRegion(CellRect(x: 8, y: 8, width: 9, height: 9)))
    session.select(corner)
    #expect(heard.takeNotes() == [.selected(corner)] && session.selection == corner)
    session.perform { $0.crop(to: CellRect(x: 0, y: 0, width: 12, height: 9)) }
    let upper = CellRegion(CellRect(x: 8, y: 8, width: 4, height: 1))
    #expect(heard.takeNotes() == [.seen(.all), .performed(at: 0), .selected(upper)])
    session.undo()
    #expect(session.selection == upper, "what was selected of the rest is not known any more")
    session.select(CellRegion(CellRect(x: 20, y: 0, width: 1, height: 1)))
    #expect(session.selection == nil)
    session.select(corner)
    session.open(session.document, for: .changing)
    #expect(session.selection == nil)
  }

  // MARK: Large steps

  private static let large = CellSize(width: 2100, height: 2000)

  @Test func `has a large step made by another thread, and takes no other meanwhile`() {
    let session = session(Self.large)
    let heard = Heard(session)
    var isMade: Bool?
    session.performOnAll({ $0.resize(to: CellSize(width: 9, height: 8), anchor: .top) }) {
      isMade = $0
    }
    #expect(heard.takeNotes() == [.busy(true)] && !session.canChange && isMade == nil)
    #expect(!session.beginGesture())
    session.perform { $0.setRamp(0...3) }
    session.undo()
    var order: [String] = []
    session.whenReady { order.append("waited, \(session.seen.size.width) wide") }
    session.finish()
    #expect(heard.takeNotes() == [.busy(false), .seen(.all), .performed(at: 0)])
    #expect(isMade == true && order == ["waited, 9 wide"] && session.canChange)
    #expect(session.seen.ramps.isEmpty && session.document.history.edits.count == 1)
    session.undo()
    #expect(session.seen.size == Self.large)
  }

  @Test func `keeps what is amended while another thread makes a step`() {
    let session = Editing.Session(Painting(), freed: {})
    session.open(Painting(), for: .changing)
    let dot = PaintingElement(
      .freehand([Sample(position: UnitPoint(x: 0.5, y: 0.5))]), width: 0.01, style: LineStyle())
    session.perform(costing: .max) { $0.perform(.add([dot])) }
    #expect(session.isBusy)
    session.changeUnrecorded { $0.shape = .fixed(.fourToThree) }
    #expect(session.document.shape == .fixed(.fourToThree))
    session.finish()
    #expect(session.document.shape == .fixed(.fourToThree))
    #expect(session.document.elements.count == 1)
  }

  @Test func `tells of a large step by itself as soon as it is made`() async {
    let session = session(Self.large)
    let isMade = await withCheckedContinuation { continuation in
      session.performOnAll({ $0.resize(to: CellSize(width: 9, height: 8), anchor: .top) }) {
        continuation.resume(returning: $0)
      }
    }
    #expect(isMade && session.document.sprite.size == CellSize(width: 9, height: 8))
  }

  @Test func `makes no step where nothing came of a large one`() {
    let session = session(Self.large)
    let heard = Heard(session)
    session.performOnAll({ $0.setRamp(-9 ... -8) }) { #expect(!$0) }
    session.finish()
    #expect(heard.takeNotes() == [.busy(true), .busy(false)] && session.document.isUntouched)
  }

  @Test
  func `prepares what takes time for a large step before anybody hears of it, for no small one`() {
    let prepared = Mutex<[Int]>([])
    let picture = Sprite(size: Self.large)
    let session = Session(
      PixelArt(picture),
      prepare: { art in prepared.withLock { $0.append(art.sprite.size.width) } },
      freed: {})
    session.open(PixelArt(picture), for: .changing)
    var known: [Int] = []
    session.changed.listen(session) { event in
      if case .seen = event { known = prepared.withLock { $0 } }
    }
    session.performOnAll { $0.resize(to: CellSize(width: 9, height: 8), anchor: .top) }
    session.finish()
    #expect(known == [9])
    session.perform { $0.resize(to: CellSize(width: 12, height: 8), anchor: .top) }
    #expect(session.seen.size.width == 12 && prepared.withLock { $0 } == [9])
  }

  // MARK: All together

  @Test(arguments: seeds(40))
  func `is the same after all is undone and done again, whatever was done`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let session = session()
    // Whoever believes what is told knows what is seen.
    let frame = EditedCel(of: session)
    var believed = session.seen
    session.changed.listen(frame) { [unowned session] event in
      switch event {
      case .seen(.all): believed = session.seen
      case .seen(.cells(let rect, let place)):
        guard var grid = believed[cel: place]?.grid, let seen = session.seen[cel: place] else {
          Issue.record("There is no such cel")
          return
        }
        grid.replace(rect, with: seen.grid.cells(in: rect))
        believed.setGrid(grid, of: place)
      case .opened, .performed, .moved, .selected, .changedUnrecorded, .busy: break
      }
    }
    for _ in 0..<60 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: session.beginGesture()
      case 1...3:
        let cell = CellGrid.Cell.random(in: 0...5, using: &random)
        let place = CellPosition(
          x: .random(in: 0..<session.seen.size.width, using: &random),
          y: .random(in: 0..<session.seen.size.height, using: &random))
        frame.paint {
          $0.set(cell, at: place) ? CellRect(x: place.x, y: place.y, width: 1, height: 1) : .empty
        }
      case 4: session.commit()
      case 5: session.cancel()
      case 6: session.undo()
      case 7: session.redo()
      case 8: frame.go(to: .random(in: 0...4, using: &random))
      default: session.perform { $0.changeRandomly(using: &random) }
      }
      #expect(session.seen == believed)
      #expect(session.seen.frames.indices.contains(frame.place))
    }
    session.cancel()
    let end = session.document
    while session.document.canRedo { session.redo() }
    let last = session.document.sprite
    while session.document.canUndo { session.undo() }
    #expect(session.seen == end.base && believed == end.base)
    while session.document.canRedo { session.redo() }
    #expect(session.seen == last && believed == last)
    while session.document.history.position > end.history.position { session.undo() }
    #expect(session.document == end)
  }
}
