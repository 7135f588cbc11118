import Base
import Documents
import Editing
import Glibc
import TestSupport
import Testing

@Suite("Ink with which the pointer rests")
@MainActor struct HeldShapeTests {
  /// A circle of a radius of 80 points, pressed still.
  private func circled() -> HeadlessPainter {
    let painter = HeadlessPainter()
    painter.press(280, 150)
    for step in 1...40 {
      let angle = 2 * .pi * Double(step) / 40
      painter.drag(to: 200 + 80 * cos(angle) + Double(step % 3), 150 + 80 * sin(angle))
    }
    return painter
  }

  @Test func `becomes the shape that was meant, which follows the pointer until it is lifted`()
    throws
  {
    let painter = circled()
    #expect(painter.session.draft == nil)
    painter.toolbox.rest()
    guard case .add(let drafted)? = painter.session.draft else {
      Issue.record("nothing is drafted")
      return
    }
    #expect(drafted.map(\.content.tool) == [.ellipse])
    #expect(painter.context.hint == "Circle; Esc keeps the stroke as drawn")
    let before = try #require(Shape(drafted[0], on: .fourToThree))
    #expect(abs(before.width - 160.0 / 400) < 0.02 && abs(before.width - before.height) < 1e-9)
    painter.drag(to: 320, 150).release()
    let shape = try #require(Shape(painter.painting.elements[0], on: .fourToThree))
    #expect(painter.contents.count == 1 && shape.width > before.width * 1.3)
    #expect(painter.context.hint == nil && !painter.session.isInGesture)
  }

  @Test func `comes back by an undo, and goes by another one`() {
    let painter = circled()
    painter.toolbox.rest()
    painter.release()
    #expect(painter.contents.map(\.tool) == [.ellipse])
    painter.session.undo()
    #expect(painter.contents.map(\.tool) == [.pencil])
    guard case .freehand(let samples) = painter.contents[0] else { return }
    #expect(samples.count == 41)
    painter.session.undo()
    #expect(painter.contents.isEmpty)
    painter.session.redo()
    painter.session.redo()
    #expect(painter.contents.map(\.tool) == [.ellipse])
  }

  @Test func `comes back by Esc while it is held`() {
    let painter = circled()
    var seen: [LineProgress] = []
    painter.context.lineChanged.listen(painter) { seen.append($0) }
    painter.toolbox.rest()
    #expect(seen == [.ended], "the ink is not seen beside the shape")
    painter.callOff()
    #expect(painter.contents.map(\.tool) == [.pencil] && painter.session.draft == nil)
    #expect(painter.context.hint == nil && !painter.session.isInGesture)
    #expect(painter.painting.history.edits.count == 1)
  }

  @Test func `stays ink without resting, as a dot, and with an eraser`() {
    let painter = circled()
    painter.release()
    #expect(painter.contents.map(\.tool) == [.pencil])
    painter.press(20, 20)
    painter.toolbox.rest()
    painter.release()
    #expect(painter.contents.map(\.tool) == [.pencil, .pencil])
    painter.use(FreehandGesture(.eraser(widthInPoints: 20), in: painter.context))
    painter.press(20, 40).drag(to: 200, 40).drag(to: 300, 40)
    painter.toolbox.rest()
    painter.release()
    #expect(painter.contents.map(\.tool) == [.pencil, .pencil, .eraser])
  }
}

@Suite("Symmetry")
@MainActor struct SymmetryTests {
  @Test(
    arguments: [(Symmetry.Kind.mirror, 2), (.twoMirrors, 4), (.rays(6), 6), (.none, 1)])
  func `draws in all its places, as one step`(kind: Symmetry.Kind, count: Int) {
    let painter = HeadlessPainter()
    painter.context.settings.symmetry = Symmetry(kind)
    painter.press(40, 30).drag(to: 80, 60).release()
    painter.choose(.rectangle)
    painter.press(100, 100).drag(to: 150, 120).release()
    #expect(painter.contents.count == 2 * count && painter.painting.history.edits.count == 2)
    #expect(Set(painter.contents.prefix(count)).count == 1, "with the very samples of the hand")
    if kind == .mirror {
      let mirrored = painter.painting.elements[1].stroke(on: .fourToThree).samples
      #expect(abs(mirrored[0].position.x - 360.0 / 400) < 1e-9)
      #expect(abs(mirrored[0].position.y - 30.0 / 300) < 1e-9)
    }
  }

  @Test(arguments: seeds(50))
  func `takes each of its places to all the others`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let kinds: [Symmetry.Kind] = [
      .mirror, .twoMirrors, .rays(Int.random(in: Symmetry.allowedRays, using: &random)),
    ]
    let symmetry = Symmetry(
      kinds[seed % 3],
      center: PaperPoint(
        x: .random(in: 0...1, using: &random), y: .random(in: 0...1, using: &random)),
      angle: .random(in: -180...180, using: &random))
    let maps = symmetry.maps(on: .fourToThree)
    let point = PaperPoint(x: 0.3, y: 0.1)
    let places = maps.map { $0(point) }
    #expect(maps[0] == .identity)
    for map in maps {
      for place in places {
        let there = map(place)
        #expect(places.contains { ($0 - there).length < 1e-9 })
      }
    }
    // The axes are where it says.
    for direction in symmetry.directions where kinds[seed % 3] == .mirror {
      let onAxis = symmetry.center(on: .fourToThree) + direction * 0.2
      #expect((maps[1](onAxis) - onAxis).length < 1e-9)
    }
  }

  @Test func `is put where it is pressed, its axis along the drag; Esc leaves it where it was`()
    throws
  {
    let painter = HeadlessPainter()
    var symmetry = Symmetry(.mirror)
    painter.context.settings.symmetry = symmetry
    painter.context.symmetryChosen.listen(painter) { symmetry = $0 }
    painter.use(SymmetryGesture(in: painter.context))
    painter.press(100, 120).drag(to: 160, 120).release()
    #expect(symmetry.kind == .mirror && symmetry.angle == 90)
    let center = try #require(symmetry.center)
    #expect((center - PaperPoint(x: 0.25, y: 0.3)).length < 1e-9)
    painter.context.settings.symmetry = symmetry
    painter.press(10, 10).drag(to: 10, 90)
    #expect(symmetry.center != center)
    painter.callOff()
    #expect(symmetry.center == center)
    #expect(painter.painting.isUntouched)
  }

  /// Somebody who sees cells of a size, and points at a place.
  private final class Display: GridDisplay {
    var pointer: CellPoint?
    var pointsPerCell = 20.0
    var isTiled = false
  }

  @Test func `is put on the corner, side or middle of a cell that is nearest to the press`() throws
  {
    let pixels = HeadlessCells.pixels(
      Array(repeating: "........", count: 8).joined(separator: "\n"))
    pixels.context.colors.primary = 1
    let display = Display()
    pixels.context.display = display
    pixels.context.settings.symmetry = Symmetry(.mirror)
    pixels.toolbox.held = SymmetryGesture(in: pixels.context)
    var center: CellPoint {
      CellSymmetry(pixels.context.settings.symmetry, on: CellSize(width: 8, height: 8)).center
    }
    display.pointer = CellPoint(x: 4.9, y: 3.4)
    pixels.press((4, 3))
    #expect(center == CellPoint(x: 5, y: 3.5) && pixels.context.settings.symmetry.angle == 0)
    // From cell to cell, a row is a row.
    pixels.move((7, 3))
    #expect(pixels.context.settings.symmetry.angle == 90)
    pixels.move((7, 4), .shift)
    #expect(pixels.context.settings.symmetry.angle == 90)
    pixels.callOff()
    #expect(pixels.context.settings.symmetry == Symmetry(.mirror))
    pixels.press((4, 3)).move((2, 1)).release()
    #expect(pixels.context.settings.symmetry.angle == -45)
    #expect(center == CellPoint(x: 5, y: 3) || center == CellPoint(x: 5, y: 4))
    // Cells that are seen small: the axis stays until the hand means it.
    display.pointsPerCell = 4
    pixels.context.settings.symmetry = Symmetry(.mirror)
    pixels.press((4, 3)).move((6, 3))
    #expect(pixels.context.settings.symmetry.angle == 0)
    pixels.move((7, 3)).release()
    #expect(pixels.context.settings.symmetry.angle == 90)
    #expect(pixels.kept.isEmpty)
    pixels.toolbox.held = nil
    pixels.press((0, 0)).move((1, 0)).release()
    #expect(pixels.kept == ["11......", "11......"])
  }
}
