import Base
import Documents
import Editing
import Testing

@Suite("A shape that is stretched")
@MainActor struct RubberBandTests {
  private func painter(_ tool: CommandName) -> HeadlessPainter {
    let painter = HeadlessPainter()
    painter.context.settings.aids.snaps = false
    painter.choose(tool)
    return painter
  }

  /// The two points of the shape that is stretched, or was left last, in points.
  private func ends(_ painter: HeadlessPainter) throws -> [Double] {
    var element = painter.painting.elements.last
    if case .add(let drafted)? = painter.session.draft { element = drafted.first }
    guard case .shape(_, let from, let to)? = element?.content else { throw NoShape() }
    return [from.x * 400, from.y * 300, to.x * 400, to.y * 300]
  }

  private struct NoShape: Error {}

  private func expect(_ painter: HeadlessPainter, _ wanted: [Double]) throws {
    let ends = try ends(painter)
    #expect(zip(ends, wanted).allSatisfy { abs($0 - $1) < 1e-9 }, "\(ends) is not \(wanted)")
  }

  @Test(arguments: [CommandName.line, .dashed])
  func `is a line from press to release`(name: CommandName) throws {
    let painter = painter(name)
    painter.press(40, 80).drag(to: 200, 120)
    try expect(painter, [40, 80, 200, 120])
    painter.drag(to: 240, 160).release()
    #expect(painter.session.draft == nil && painter.contents.count == 1)
    try expect(painter, [40, 80, 240, 160])
  }

  @Test(
    arguments: [(120, 8), (120, 112), (-8, 120), (-120, 104), (-120, -4), (80, -88)])
  func `keeps a line to steps of 45° with Shift`(dx: Double, dy: Double) throws {
    let painter = painter(.line)
    painter.press(200, 150).drag(to: 200 + dx, 150 + dy, .shift)
    let ends = try ends(painter)
    let (x, y) = (ends[2] - ends[0], ends[3] - ends[1])
    #expect(abs(x) < 1e-9 || abs(y) < 1e-9 || abs(abs(x) - abs(y)) < 1e-9)
    #expect(x * dx + y * dy > 0)
    painter.drag(to: 200 + dx, 150 + dy)
    try expect(painter, [200, 150, 200 + dx, 150 + dy])
  }

  @Test(arguments: [(80, 40), (-80, 40), (80, -40), (-80, -40)])
  func `goes from any corner to any corner`(dx: Double, dy: Double) throws {
    for tool in [CommandName.rectangle, .ellipse] {
      let painter = painter(tool)
      painter.press(200, 150).drag(to: 200 + dx, 150 + dy).release()
      try expect(painter, [200, 150, 200 + dx, 150 + dy])
    }
  }

  @Test func `is a square or a circle with Shift, and drawn from its centre with Control`() throws {
    for tool in [CommandName.rectangle, .ellipse] {
      let painter = painter(tool)
      painter.press(200, 150).drag(to: 240, 120, .shift)
      try expect(painter, [200, 150, 240, 110])
      painter.drag(to: 120, 170, [.shift, .control])
      try expect(painter, [280, 70, 120, 230])
      painter.drag(to: 280, 180)
      try expect(painter, [200, 150, 280, 180])
    }
  }

  @Test(arguments: [Modifiers(), .shift])
  func `moves while Space is held, and is stretched on from where it then is`(modifiers: Modifiers)
    throws
  {
    let painter = painter(.rectangle)
    painter.press(40, 40).drag(to: 120, 120, modifiers)
    #expect(painter.toolbox.setMoving(true))
    painter.drag(to: 200, 150, modifiers)
    try expect(painter, [120, 70, 200, 150])
    painter.toolbox.setMoving(false)
    painter.drag(to: 240, 190, modifiers).release()
    try expect(painter, [120, 70, 240, 190])
  }

  @Test func `leaves nothing after a click or when it is cancelled`() {
    let painter = painter(.ellipse)
    painter.press(40, 40).release()
    painter.press(40, 40).drag(to: 160, 160).callOff()
    painter.drag(to: 300, 200)
    #expect(painter.painting.isUntouched && painter.session.draft == nil)
    #expect(!painter.toolbox.setMoving(true), "there is nothing to be moved")
  }
}
