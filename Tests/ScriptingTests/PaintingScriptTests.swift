import Base
import DocumentScripting
import Documents
import Scripting
import Synchronization
import TestSupport
import Testing

@Suite("Scripts of paintings")
struct PaintingScriptTests {
  /// A painting of 1,600 × 800 points with a line, a locked one, and a rectangle that is selected.
  private func start() -> ScriptPainting {
    var painting = Painting(shape: .fixed(AspectRatio(2) ?? .fourToThree))
    func sample(_ x: Double, _ y: Double) -> Sample { Sample(position: UnitPoint(x: x, y: y)) }
    let red = LineStyle(color: InkColor(rgb: 0xFF0000))
    let line = PaintingElement(
      .freehand([sample(0.25, 0.5), sample(0.5, 0.75)]), width: 0.0025, style: red)
    var locked = line
    locked.isLocked = true
    let rectangle = PaintingElement(
      .shape(.rectangle, from: UnitPoint(x: 0.5, y: 0.25), to: UnitPoint(x: 0.75, y: 0.5)),
      width: 0.00125)
    painting.perform(.add([line, locked, rectangle]))
    let last = painting.elements[2].id
    return ScriptPainting(painting, selection: [last])
  }

  private func run(
    _ text: String, on start: ScriptPainting, limits: ScriptLimits = ScriptLimits(),
    bench: DocumentBench = DocumentBench(), goesOn: @escaping @Sendable () -> Bool = { true }
  ) -> (result: PaintingEdit?, end: ScriptOutcome.End) {
    var script = Script(
      text: Array("local p = filbert.painting; local e = p:elements(); \(text)".utf8),
      name: "test.lua")
    script.limits = limits
    return script.run(on: start, host: bench, goesOn: goesOn)
  }

  @Test(
    arguments: [
      ("print(p.width, p.height, #e, #p.layers, filbert.sprite)", "1600.0\t800.0\t3\t1\tnil"),
      ("print(e[1].kind, e[3].kind, e[1].color, e[1].width)", "stroke\trectangle\t#FF0000\t4.0"),
      ("print(e[1].locked, e[2].locked, e[1].text, e[1].fill)", "false\ttrue\tnil\tnil"),
      ("local b = e[3].bounds print(b.x, b.y, b.width, b.height)", "800.0\t200.0\t400.0\t200.0"),
      ("local q = e[1].points print(#q, q[2][1], q[2][2], q[2][3])", "2\t800.0\t600.0\t1.0"),
      ("print(e[3].points, #p.selection, p.selection[1] == e[3])", "nil\t1\ttrue"),
      ("print(p.layer == p.layers[1], p.layer.name, p.layer.opacity)", "true\t\t1.0"),
      ("p:move(e[1], 10, -20) print(e[1].bounds.x, e[1].bounds.y)", "410.0\t380.0"),
      (
        "p:remove(e[1]) print(#p:elements(), pcall(p.move, p, e[1], 1, 1))",
        "2\tfalse\tmove: the element was removed"
      ),
      (
        "local n = p:stroke { points = { {1, 2}, {3, 4, 0.5} }, color = '#00ff00', width = 8 } "
          + "print(n.kind, n.color, n.width, n.points[2][3], #p:elements())",
        "stroke\t#00FF00\t8.0\t0.5\t4"
      ),
      (
        "local n = p:ellipse { x = 100, y = 100, width = 50, height = 40, fill = 'red' } "
          + "p:move(n, 5, 5) print(n.kind, n.fill, math.floor(n.bounds.x + 0.5))",
        "ellipse\t#FF0000\t105"
      ),
    ])
  func `Each function does what the page says`(script: String, values: String) {
    let bench = DocumentBench()
    let run = run(script, on: start(), bench: bench)
    #expect(run.end == .done && bench.printed == values + "\n", "\(run.end) \(bench.printed)")
  }

  @Test(
    arguments: [
      ("p:stroke {}", "stroke: points are needed"),
      ("p:stroke { points = {} }", "stroke: there must be at least one point"),
      ("p:stroke { points = { {1, 'x'} } }", "stroke: point 1 must be {x, y} or {x, y, pressure}"),
      (
        "p:stroke { points = { {1, 0 / 0} } }",
        "stroke: a point is too far away, or is not a number"
      ),
      ("p:stroke { points = { {1e300, 0} } }", "stroke: a point is too far away"),
      ("p:stroke { points = { {1, 1} }, width = 0 }", "stroke: a line is 0.01 to 1600 points wide"),
      ("p:stroke { points = { {1, 1} }, width = 0 / 0 }", "stroke: a line is 0.01 to 1600"),
      ("p:stroke { points = { {1, 1} }, color = 'none' }", "is not a colour"),
      ("p:stroke { points = { {1, 1} }, layer = {7} }", "stroke: the layer does not exist"),
      ("p:rectangle()", "rectangle: a table is needed"),
      ("p:ellipse { x = 0, y = 0, width = 0, height = 1 }", "must be wider and higher than 0"),
      ("p:ellipse { x = 0, y = 0, width = 1 / 0, height = 1 }", "shape: a length or a coordinate"),
      ("p:remove(7)", "remove: this is not an element"),
      ("p:remove(e[2])", "remove: the element is locked"),
      ("p:move(e[2], 1, 1)", "move: the element is locked"),
      ("p:move(e[1], 0 / 0, 1)", "move: a length or a coordinate"),
      ("p:move(e[1], 1e6, 0) p:move(e[1], 1e6, 0)", "move: the element would be too far away"),
      ("e[1].color = 'red'", "'color' cannot be changed"),
    ])
  func `A bad value ends a script with its line and the reason, and changes nothing`(
    script: String, reason: String
  ) {
    let run = run("p:remove(e[3])\n" + script, on: start())
    guard case .failed(let text) = run.end else {
      Issue.record("\(script) ended: \(run.end)")
      return
    }
    #expect(text.hasPrefix("test.lua:2: ") && text.contains(reason), "\(text)")
    #expect(run.result == nil)
  }

  @Test func `All changes are one step, which is undone as one`() throws {
    var painting = start().painting
    let before = painting.elements
    let edit = try #require(
      run(
        """
        p:move(e[1], 16, 0) p:remove(e[3])
        local n = p:rectangle { x = 0, y = 0, width = 160, height = 80 } p:move(n, 0, 8)
        p:remove(p:stroke { points = { {1, 1} } })
        """, on: start()
      ).result)
    painting.perform(edit)
    #expect(painting.history.edits.count == 2)
    #expect(painting.elements.count == 3)
    let line = painting.elements[0].stroke(on: painting.aspectRatio).samples[0].position
    #expect(abs(line.x - 0.26) < 1e-9 && abs(line.y - 0.5) < 1e-9)
    let new = painting.elements[2].stroke(on: painting.aspectRatio).samples.map(\.position.y)
    #expect(abs((new.min() ?? 0) - 0.01) < 1e-9 && abs((new.max() ?? 0) - 0.11) < 1e-9)
    painting.undo()
    #expect(painting.elements == before)
    #expect(run("print(1)", on: start()).result == .combined([]))
  }

  @Test(
    arguments: [
      "while true do p:stroke { points = { {1, 1} } } end",
      "while true do print(#p:elements()) end",
    ])
  func `A script that runs for ever is stopped, and changes nothing`(script: String) {
    let left = Atomic<Int>(50)
    let run = run(script, on: start()) { left.subtract(1, ordering: .relaxed).newValue > 0 }
    #expect(run.end == .stopped && run.result == nil)
  }

  @Test func `A script gets no more memory than it may have`() {
    let run = run(
      "for i = 1, 1e6 do p:stroke { points = { {1, 1} } } end", on: start(),
      limits: ScriptLimits(bytes: 4 << 20))
    #expect(
      run.end == .failed("test.lua:1: stroke: the painting needs more memory than scripts may use")
        || run.end
          == .failed("test.lua:1: the painting needs more memory than scripts may use")
    )
  }

  private static let values = [
    "nil", "0", "1", "-1", "0.5", "1600", "0/0", "1/0", "-1e300", "math.mininteger", "'x'",
    "'#ff0000'", "true", "{}", "{1}", "{{1, 2}}", "{{1, 2}, {3, 4, 5}}", "{{0/0, 1}}", "e[1]",
    "e[2]", "e[3]", "p", "p.layer", "{5}",
  ]
  private static let calls = [
    "p:stroke(?)", "p:stroke { points = ?, width = ?, color = ?, layer = ? }",
    "p:rectangle { x = ?, y = ?, width = ?, height = ?, lineWidth = ?, color = ?, fill = ?, layer = ? }",
    "p:ellipse { x = ?, y = ?, width = ?, height = ? }", "p:remove(?)", "p:move(?, ?, ?)",
    "e[1].color = ?", "print(e[1].bounds, e[1].points, e[1].layer, e[1].kind)",
    "print(#p:elements(), #p.selection)", "p.stroke(?)", "p.layer.name = ?",
  ]

  @Test(arguments: seeds(40))
  func `Whatever is called with whatever, it is done or it is an error`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var lines: [String] = []
    for _ in 0..<80 {
      var line = ""
      for part in (Self.calls.randomElement(using: &random) ?? "").split(
        separator: "?", omittingEmptySubsequences: false)
      {
        if !line.isEmpty { line += Self.values.randomElement(using: &random) ?? "" }
        line += part
      }
      lines.append("pcall(function() \(line) end)")
    }
    let start = start()
    let run = run(lines.joined(separator: "\n"), on: start)
    #expect(run.end == .done, "\(run.end)")
    guard let edit = run.result else { return }
    var painting = start.painting
    painting.perform(edit)
    painting.undo()
    #expect(painting.elements == start.painting.elements || edit == .combined([]))
  }

  @Test func `Mandala draws petals and dots around the middle, the same ones for the same seed`()
    throws
  {
    let text = try SpriteExampleTests.example("paintings/Mandala.lua")
    let edit = try #require(run(text, on: start()).result)
    guard case .add(let elements) = edit else {
      Issue.record("\(edit)")
      return
    }
    #expect(elements.count == 4 * (12 + 12 + 1))
    let boxes = elements.map { $0.stroke(on: start().painting.aspectRatio).samples.map(\.position) }
    let (xs, ys) = (boxes.joined().map(\.x), boxes.joined().map(\.y))
    // 45 % of the height in each direction, and half a dot.
    #expect(abs((xs.min() ?? 0) + (xs.max() ?? 0) - 1) < 0.01)
    #expect(abs((ys.min() ?? 0) - 0.05) < 0.02 && abs((ys.max() ?? 0) - 0.95) < 0.02)
    #expect(run(text, on: start()).result == edit)
  }
}
