import Base
import DocumentScripting
import Documents
import Scripting
import Synchronization
import TestSupport
import Testing

@Suite("Scripts of pictures")
struct SpriteScriptTests {
  @Test(
    arguments: [
      ("print(s.width, s.height, #s.frames, #s.layers, s.frame)", "8\t6\t1\t1\t1"),
      (
        "print(s.layer == s.layers[1], s.selection, s.palette.count, #s.palette)", "true\tnil\t5\t5"
      ),
      ("print(s.palette[1], s.palette:get(3))", "#FF0000\t0\t0\t255\t255"),
      (
        "s.palette[1] = '#12345678' print(s.palette[1], s.palette:get(1))",
        "#12345678\t18\t52\t86\t120"
      ),
      ("s.palette:set(0, 1, 2, 3) print(s.palette[0])", "#010203"),
      ("print(s:colorIndex('#00ff00'), s:colorIndex('#00ff01'), s.palette.count)", "2\t5\t6"),
      ("print(s.palette:add('red'), s:colorIndex('red'))", "5\t1"),
      ("local c = s:cel() c:set(7, 5, 3) print(c:get(7, 5), c:get(0, 0))", "3\tnil"),
      (
        "local c = s:cel() c:set(1, 1, 3) c:set(1, 1, nil) print(c:get(1, 1), c.bounds)", "nil\tnil"
      ),
      ("local c = s:cel() c:set(1, 1, 2.0) print(c:get(1, 1))", "2"),
      (
        "local c = s:cel() c:fill(2, 1, 2, 3, 4) local b = c.bounds print(b.x, b.y, b.width, b.height)",
        "1\t2\t3\t4"
      ),
      ("local c = s:cel() c:fill(1) c:fill(nil, 0, 0, 8, 5) print(c.bounds.y)", "5"),
      ("local f = s:newFrame() s.frames[f].duration = 70 print(f, s.frames[2].duration)", "2\t70"),
      (
        "s:newFrame(1) s:cel(nil, 1):set(0, 0, 1) print(s.frame, s:cel(nil, 2):get(0, 0))", "2\tnil"
      ),
      ("s:cel():set(0, 0, 4) print(s:copyFrame(1), s:cel(1, 2):get(0, 0))", "2\t4"),
      ("s:newFrame() s.frame = 2 s:deleteFrame(1) print(#s.frames, s.frame)", "1\t1"),
      ("local l = s:newLayer('Top') print(l.name, s.layer == l, #s.layers)", "Top\ttrue\t2"),
      (
        "local l = s:newLayer() l.name = 'A' l.opacity = 0.5 l.visible = false "
          + "print(s.layers[2].name, l.opacity, l.visible, l.isGroup, l.locked)",
        "A\t0.5\tfalse\tfalse\tfalse"
      ),
      ("s:newLayer('A') s:cel('A'):set(0, 0, 1) s:deleteLayer('A') print(#s.layers)", "1"),
      ("s:resize(3, 2) print(s.width, s.height)", "3\t2"),
      ("s:cel():set(4, 4, 1) s:crop(4, 3, 4, 3) print(s.width, s:cel():get(0, 1))", "4\t1"),
      ("local c = s:cel() s:resize(20, 20) c:set(19, 19, 1) print(c.bounds.x)", "19"),
      (
        "local c, f = s:cel(), s:newFrame() c:fill(3, 0, 0, 2, 2) s:cel(1, f):copy(c, 0, 0, 2, 2, 6, 4) "
          + "print(s:cel(1, f).bounds.x, s:cel(1, f):get(7, 5))", "6\t3"
      ),
      ("print(require('filbert') == filbert, filbert.painting)", "true\tnil"),
    ])
  func `Each function does what the page says`(script: String, values: String) {
    #expect(DocumentBench().values(script) == values)
  }

  @Test(
    arguments: [
      ("s:cel():set(8, 0, 1)", "set: the pixel 8, 0 is outside the sprite"),
      ("s:cel():set(-1, 0, 1)", "set: the pixel -1, 0 is outside the sprite"),
      ("s:cel():set(0 / 0, 0, 1)", "set: argument 1 must be a whole number"),
      ("s:cel():set(0, 1e300, 1)", "set: argument 2 must be a whole number"),
      ("s:cel():set(0, 0, 5)", "set: colour 5 does not exist"),
      ("s:cel():set(0, 0, -1)", "set: colour -1 does not exist"),
      ("s:cel():set(0, 0, 'x')", "set: argument 3 must be a whole number"),
      ("s:cel():get(math.maxinteger, math.mininteger)", "is outside the sprite"),
      ("s:cel():fill(1, 2, 2, 7, 1)", "fill: the rectangle reaches beyond the sprite"),
      (
        "s:cel():fill(1, 0, 0, math.maxinteger, 1)", "fill: the rectangle reaches beyond the sprite"
      ),
      ("s:cel():copy(s:cel(), 0, 0, 2, 2, 7, 0)", "copy: the target reaches beyond the sprite"),
      ("s:cel():copy('x', 0, 0, 2, 2, 0, 0)", "copy: argument 1 must be a whole number"),
      ("s:cel('none')", "cel: the layer does not exist"),
      ("s:cel(1, 2)", "cel: frame 2 does not exist"),
      ("s:cel(1, 0)", "cel: frame 0 does not exist"),
      ("s:deleteFrame(1)", "deleteFrame: it is the only frame"),
      ("s:deleteLayer(1)", "deleteLayer: it is the only layer"),
      ("s:newFrame(3)", "newFrame: there is no place 3 for a frame"),
      ("s.frames[1].duration = 0", "duration: it is 1 to 655350 milliseconds"),
      ("s.layer.opacity = 2", "opacity is 0 to 1"),
      ("s.layer.opacity = 0 / 0", "opacity is 0 to 1"),
      ("s.layer.isGroup = true", "'isGroup' cannot be changed"),
      ("s.width = 3", "'width' cannot be changed"),
      ("s.layer.locked = true s:cel():set(0, 0, 1)", "the layer is locked"),
      ("s:resize(0, 3)", "crop: a side must be 1 to 4096 pixels"),
      ("s:crop(math.mininteger, 0, 3, 3)", "crop: a side must be 1 to 4096 pixels"),
      ("s.palette[5] = 'red'", "setColor: colour 5 does not exist"),
      ("s.palette[0] = 'no colour'", "setColor: “no colour” is not a colour"),
      ("s:colorIndex(256, 0, 0)", "colorIndex: red, green, blue and alpha are 0 to 255"),
      ("local c = s:cel(1, s:newFrame()) s:deleteFrame(2) c:get(0, 0)", "the cel was deleted"),
      ("s:deleteFrame(nothing.at.all)", "attempt to index"),
      ("s:cel().set(1, 2, 3)", "attempt to index a number value"),
      ("filbert.ask { fields = { { name = 'n', options = { {}, {} } } } }", "invalid value"),
      ("filbert.ask {}", "ask: a table with fields is needed"),
      ("filbert.ask { fields = {} }", "ask: there must be 1 to 12 fields"),
      ("filbert.ask { fields = { { name = 'n', value = 4, max = 3 } } }", "between min and max"),
      ("golly()", "attempt to call a nil value"),
    ])
  func `A bad value ends a script with its line and the reason, and changes nothing`(
    script: String, reason: String
  ) {
    let run = DocumentBench().run("s:cel():set(0, 0, 1)\n" + script, on: .blank)
    guard case .failed(let text) = run.end else {
      Issue.record("\(script) ended: \(run.end)")
      return
    }
    #expect(text.hasPrefix("test.lua:2: ") && text.contains(reason), "\(text)")
    #expect(run.result == nil)
  }

  @Test func `The selection says which pixels it contains`() {
    var start = ScriptSprite.blank
    start.selection = CellRegion(CellRect(x: 2, y: 1, width: 3, height: 2))
    #expect(
      DocumentBench().values(
        "local b = s.selection.bounds print(b.x, b.y, b.width, b.height, s.selection:contains(4, 2), "
          + "s.selection:contains(5, 2))", on: start) == "2\t1\t3\t2\ttrue\tfalse")
  }

  @Test func `Linked cels change together`() {
    var sprite = ScriptSprite.blank.sprite
    sprite.duplicateFrames([0])
    let layer = sprite.layers[0].id
    sprite.link([CelAddress(frame: 0, layer: layer), CelAddress(frame: 1, layer: layer)])
    let values = DocumentBench().values(
      "local a, b = s:cel(1, 1), s:cel(1, 2) a:set(3, 3, 1) print(b:get(3, 3)) s:deleteFrame(1) "
        + "b:set(0, 0, 2) print(s:cel(1, 1):get(3, 3), s:cel(1, 1):get(0, 0))",
      on: ScriptSprite(sprite))
    #expect(values == "1\n1\t2")
  }

  @Test func `Questions are asked at once, and a dialog that is cancelled stops the script`() {
    let bench = DocumentBench()
    let script = """
      local a = filbert.ask { title = "Size", fields = {
        { name = "count", label = "How many?", value = 3, min = 1, max = 9 },
        { name = "name", value = "none" }, { name = "kind", options = { "Round", "Square" } } } }
      print(a.count + 1, a.name, a.kind)
      filbert.message("done")
      """
    #expect(bench.values(script) == "4\tnone\tRound")
    #expect(bench.said == ["done"])
    #expect(
      bench.forms == [
        ScriptForm(
          title: "Size",
          fields: [
            ScriptField(label: "How many?", kind: .number(1...9), suggestion: "3"),
            ScriptField(label: "name", kind: .text, suggestion: "none"),
            ScriptField(label: "kind", kind: .choice(["Round", "Square"]), suggestion: "Round"),
          ])
      ])
    bench.answers = [["7", "some", "Square"]]
    #expect(bench.values(script) == "8\tsome\tSquare")
    bench.answers = [nil]
    let run = bench.run(
      "s:cel():set(0, 0, 1) pcall(filbert.ask, { fields = { { name = 'x' } } })", on: .blank)
    #expect(run.end == .stopped && run.result == nil)
  }

  @Test(
    arguments: [
      "while true do s:cel():set(0, 0, 1) end", "while true do pcall(s.cel, 'x') end",
      "while true do s:newFrame() s:deleteFrame(1) end", "while true do print(#s.layers) end",
    ])
  func `A script that runs for ever is stopped, and changes nothing`(script: String) {
    let left = Atomic<Int>(50)
    let run = DocumentBench().run(script, on: .blank) {
      left.subtract(1, ordering: .relaxed).newValue > 0
    }
    #expect(run.end == .stopped && run.result == nil)
  }

  @Test(
    arguments: [
      "local t = {} while true do t[#t + 1] = s:cel() end",
      "local t = {} while true do t[#t + 1] = ('x'):rep(100) .. #t end",
      "s:resize(4096, 4096) for f = 1, 64 do if f > 1 then s:newFrame() end s:cel(1, f):fill(1) end",
      "for i = 1, 1e6 do s:newFrame() s:cel(1, 2):set(0, 0, 1) s:deleteFrame(2) end",
    ])
  func `A script gets no more memory than it may have`(script: String) {
    let run = DocumentBench().run(script, on: .blank, limits: ScriptLimits(bytes: 4 << 20))
    #expect(run.result == nil && run.end != .done && run.end != .stopped, "\(run.end)")
  }

  @Test func `Pixels are written quickly, and only their squares are stored anew`() throws {
    let start = ScriptSprite(Sprite(size: CellSize(width: 256, height: 256)))
    let run = DocumentBench().run(
      "local c = s:cel() for y = 0, 255 do for x = 0, 255 do c:set(x, y, (x ~ y) & 15) end end",
      on: start)
    let grid = try #require(run.result?.sprite.frames[0].cels[0].grid)
    let isRight = (0..<65_536).allSatisfy { (index: Int) -> Bool in
      let place = CellPosition(x: index % 256, y: index / 256)
      return Int(grid[place]) == (place.x ^ place.y) & 15
    }
    #expect(isRight)
  }
}
