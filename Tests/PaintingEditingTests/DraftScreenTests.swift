import Base
import Documents
import Editing
import Formats
import Rendering
import TestSupport
import Testing
import Texts
import Widgets

@testable import App
@testable import PaintingEditing
@testable import Views

@Suite("The screen during a gesture", .serialized)
struct DraftScreenTests {
  private func view(_ painting: Painting, pointsDrawnAtOnce: Int = .max) async throws
    -> PaintedView
  {
    let painted = try PaintedView(
      width: 320, height: 240, scale: 2, pointsDrawnAtOnce: pointsDrawnAtOnce)
    painted.session.open(painting, for: .changing)
    try await settle(painted)
    return painted
  }

  /// Waits until other threads have drawn what they were asked for, also in the middle of a gesture.
  private func settle(_ painted: PaintedView) async throws {
    painted.tester.draw()
    while !painted.paper.isSharp { try await Task.sleep(for: .milliseconds(1)) }
    // The pointer and what is selected are marked over the ink.
    (painted.paper.ring, painted.paper.hint, painted.paper.marks) = (nil, nil, nil)
    painted.tester.draw()
  }

  /// Lines over one another, some of them translucent, and erasers among them.
  private func painting(using random: inout SeededRandom) -> Painting {
    let elements = (0..<Int.random(in: 3...90, using: &random)).map { _ in
      let samples = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        Sample(
          position: UnitPoint(
            x: .random(in: 0...1, using: &random), y: .random(in: 0...1, using: &random)))
      }
      let color = InkColor(
        red: .random(in: 0...255, using: &random), green: 90, blue: 30,
        alpha: Bool.random(using: &random) ? 255 : 110)
      return PaintingElement(
        Int.random(in: 0..<4, using: &random) == 0 ? .eraser(samples) : .freehand(samples),
        width: .random(in: 0.004...0.09, using: &random),
        style: LineStyle(
          color: color, fill: random.one(in: 4) ? random.fill() : nil,
          heads: random.one(in: 4) ? random.heads() : .none))
    }
    return Painting(shape: .fixed(.fourToThree), baseElements: elements)
  }

  /// Makes groups with an appearance, some of them clipped or masked.
  private func compose(_ painting: inout Painting, using random: inout SeededRandom) {
    for _ in 0..<3 {
      let ids = painting.elements.filter { !$0.isEraser }.map(\.id).filter { _ in random.one(in: 3)
      }
      if random.one(in: 2) {
        let roles = GroupStyle.Role.allCases
        painting.perform(
          .mask(
            ids, by: Array(ids.suffix(2)),
            as: MaskGroups(role: roles.randomElement(using: &random) ?? .clip)))
      } else {
        painting.perform(.group(ids, as: .unassigned))
      }
      if let group = painting.elements.flatMap(\.groups).randomElement(using: &random) {
        painting.perform(.styleGroup(group, .random(using: &random)))
      }
    }
  }

  private func map(using random: inout SeededRandom) -> PaperMap {
    let center = PaperPoint(x: 0.5, y: 0.4)
    func amount() -> Double { .random(in: -0.4...0.4, using: &random) }
    return switch Int.random(in: 0..<4, using: &random) {
    case 0: .scaling(x: 1 + amount(), y: 1 + amount(), about: center)
    case 1: .rotation(to: PaperVector(dx: 1, dy: amount()), about: center)
    default: .translation(PaperVector(dx: amount(), dy: amount()))
    }
  }

  @Test(arguments: seeds(60))
  func `is what a release would leave, at every step of a drag`(seed: Int) async throws {
    var random = SeededRandom(seed: UInt64(seed))
    let limit = [Int.max, PaperInk.pointsDrawnAtOnce, 0][seed % 3]
    var painting = painting(using: &random)
    if seed % 2 == 1 { compose(&painting, using: &random) }
    let painted = try await view(painting, pointsDrawnAtOnce: limit)
    for _ in 0..<4 {
      let (before, screen) = (painted.painting, painted.screen)
      let ids = before.elements.map(\.id).filter { _ in
        Int.random(in: 0..<5, using: &random) == 0
      }
      let style = StyleChange(color: InkColor(red: 0, green: 200, blue: 0, alpha: 130))
      let restyles = Int.random(in: 0..<4, using: &random) == 0
      painted.session.beginGesture()
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        painted.session.update(
          to: restyles
            ? .restyle(ids, style) : .transform(ids, map(using: &random), widthScale: 1.2))
        guard limit > 0, Bool.random(using: &random) else { continue }
        try await settle(painted)
        #expect(painted.paper.draft == nil)
        #expect(try painted.screen == painted.fullRedraw(of: released(painted)))
      }
      if Int.random(in: 0..<3, using: &random) == 0 {
        painted.session.cancel()
        try await settle(painted)
        #expect(painted.painting == before && painted.screen == screen)
      } else {
        painted.session.commit()
        try await settle(painted)
        #expect(try painted.screen == painted.fullRedraw())
      }
      #expect(painted.display.inPlace.isEmpty && painted.paper.draft == nil)
    }
    try await takeAllBack(painted)
  }

  /// Shapes, lines between them, and perhaps erasers over all.
  private func joined(using random: inout SeededRandom) -> Painting {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let shapes = (1...8).map { id in
      let corner = UnitPoint(x: number(0...0.8), y: number(0...0.8))
      return PaintingElement(
        id: ElementID(UInt32(id)),
        .shape(
          ShapeKind.allCases[1 + id % 3], from: corner,
          to: UnitPoint(x: corner.x + number(0.05...0.2), y: corner.y + number(0.05...0.2))),
        width: 0.01, style: LineStyle(fill: random.one(in: 2) ? random.fill() : nil))
    }
    var painting = Painting(shape: .fixed(.fourToThree), baseElements: shapes)
    for _ in 0..<8 {
      let ends = painting.elements.prefix(8).shuffled(using: &random).prefix(2)
      let targets = ends.compactMap { ConnectionTarget($0, on: .fourToThree) }
      var line = PaintingElement(
        .shape(.line, from: UnitPoint(x: 0, y: 0), to: UnitPoint(x: 1, y: 1)), width: 0.008,
        style: LineStyle(heads: random.heads()))
      line.connections = LineConnections(
        start: Connection(targets[0].element, anchor: Connection.middle),
        end: Connection(targets[1].element, anchor: Connection.middle))
      painting.perform(
        .add([
          line.connected(on: .fourToThree) { id in targets.first { $0.element == id } }
        ]))
    }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let places = (0..<2).map { _ in UnitPoint(x: number(0.1...0.9), y: number(0.1...0.9)) }
      painting.perform(
        .add([
          PaintingElement(.eraser(places.map { Sample(position: $0) }), width: number(0.02...0.1))
        ]))
    }
    return painting
  }

  @Test(arguments: seeds(20))
  func `has lines follow what is dragged, as a release would leave them`(seed: Int) async throws {
    var random = SeededRandom(seed: UInt64(seed) + 900)
    let limit = [Int.max, PaperInk.pointsDrawnAtOnce, 0][seed % 3]
    let painted = try await view(joined(using: &random), pointsDrawnAtOnce: limit)
    for _ in 0..<4 {
      let before = painted.painting
      let ids = before.elements.map(\.id).filter { _ in random.one(in: 5) }
      let index = ElementIndex(before.elements, on: before.aspectRatio)
      var lines = FollowingLines(of: before, holdingOnTo: ids, in: index)
      painted.session.beginGesture()
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let edit: PaintingEdit =
          random.one(in: 4)
          ? .restyle(ids, StyleChange(width: .random(in: 0.004...0.05, using: &random)))
          : .transform(ids, map(using: &random), widthScale: 1)
        painted.session.update(to: lines?.following(edit) ?? edit)
        guard limit > 0, case .combined? = painted.session.draft else { continue }
        try await settle(painted)
        let held = Set(ids)
        // What moves along with the rest is put right when it is let go.
        guard !before.elements.contains(where: { $0.isConnector && held.contains($0.id) }) else {
          continue
        }
        #expect(try painted.screen == painted.fullRedraw(of: released(painted)))
      }
      if random.one(in: 3) { painted.session.cancel() } else { painted.session.commit() }
      try await settle(painted)
      #expect(try painted.screen == painted.fullRedraw())
      #expect(painted.display.inPlace.isEmpty && painted.paper.draft == nil)
    }
    try await takeAllBack(painted)
  }

  /// What a release would make now.
  private func released(_ painted: PaintedView) throws -> Painting {
    var painting = painted.painting
    if let draft = painted.session.draft { painting.perform(draft) }
    return painting
  }

  private func takeAllBack(_ painted: PaintedView) async throws {
    while painted.painting.canUndo { painted.undo() }
    try await settle(painted)
    #expect(try painted.screen == painted.fullRedraw())
  }

  @Test(arguments: seeds(60))
  func `has no hole where the eraser takes whole elements away`(seed: Int) async throws {
    var random = SeededRandom(seed: UInt64(seed) + 300)
    let limit = [Int.max, PaperInk.pointsDrawnAtOnce, 0][seed % 3]
    let painted = try await view(painting(using: &random), pointsDrawnAtOnce: limit)
    painted.tools.choose(.eraser)
    painted.tools.mode = .eraseStrokes
    painted.tools.ownWidth = 8
    try await settle(painted)
    for _ in 0..<3 {
      let (before, screen) = (painted.painting, painted.screen)
      var (x, y) = (
        Double.random(in: 20...300, using: &random), Double.random(in: 20...220, using: &random)
      )
      painted.tester.press(x, y)
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        x = min(max(x + .random(in: -12...12, using: &random), 1), 318)
        y = min(max(y + .random(in: -12...12, using: &random), 1), 238)
        painted.tester.drag(to: x, y)
        guard Bool.random(using: &random) else { continue }
        try await settle(painted)
        #expect(painted.paper.draft == nil)
        #expect(try painted.screen == painted.fullRedraw(of: released(painted)))
      }
      if Bool.random(using: &random) {
        painted.paper.cancelGesture()
        painted.tester.release()
        try await settle(painted)
        #expect(painted.painting == before && painted.screen == screen)
      } else {
        painted.tester.release()
        try await settle(painted)
        #expect(try painted.screen == painted.fullRedraw())
      }
      #expect(painted.display.inPlace.isEmpty && painted.paper.draft == nil)
    }
    try await takeAllBack(painted)
  }

  @Test func `is right again where the paper is zoomed and moved in the middle of a gesture`()
    async throws
  {
    var random = SeededRandom(seed: 5)
    let painted = try await view(painting(using: &random))
    let ids = Array(painted.painting.elements.map(\.id).prefix(3))
    painted.session.beginGesture()
    painted.session.update(to: .transform(ids, map(using: &random), widthScale: 1))
    painted.tester.draw()
    painted.paper.zoom(to: 3 * painted.paper.zoom)
    try await settle(painted)
    #expect(try painted.screen == painted.fullRedraw(of: released(painted)))
    painted.session.update(to: .transform(ids, map(using: &random), widthScale: 1))
    try painted.resize(width: 280, height: 250, scale: 1)
    try await settle(painted)
    #expect(try painted.screen == painted.fullRedraw(of: released(painted)))
    painted.session.commit()
    try await settle(painted)
    #expect(try painted.screen == painted.fullRedraw())
  }

  @Test func `is not drawn again by a release`() async throws {
    var random = SeededRandom(seed: 6)
    let painted = try await view(painting(using: &random))
    let ids = Array(painted.painting.elements.map(\.id).prefix(3))
    for edit in [.transform(ids, map(using: &random), widthScale: 1), PaintingEdit.remove(ids)] {
      painted.session.beginGesture()
      painted.session.update(to: edit)
      painted.tester.draw()
      painted.tester.forgetDrawnDamage()
      painted.session.commit()
      painted.tester.draw()
      #expect(painted.painting.history.edits.last == edit && painted.tester.drawnDamage.isEmpty)
    }
  }

  @Test func `shows many motions of one frame at the cost of the last one`() async throws {
    var random = SeededRandom(seed: 7)
    let painted = try await view(painting(using: &random))
    let id = try #require(painted.painting.elements.first?.id)
    painted.session.beginGesture()
    for step in 1...100 {
      painted.session.update(
        to: .transform(
          [id], .translation(PaperVector(dx: Double(step) / 400, dy: 0)), widthScale: 1))
      #expect(painted.display.inPlace.isEmpty)
    }
    painted.tester.draw()
    #expect(!painted.display.inPlace.isEmpty)
    #expect(try painted.screen == painted.fullRedraw(of: released(painted)))
  }
}
