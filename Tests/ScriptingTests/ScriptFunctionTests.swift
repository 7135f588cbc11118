import Life
import Scripting
import Testing

@Suite("Functions of scripts")
struct ScriptFunctionTests {
  private static let glider = "{1 0 2 1 0 2 1 2 2 2}"

  @Test(
    arguments: [
      ("say(g.parse('bo$2bo$3o!'))", glider),
      ("say(g.parse('.*.\\n..*\\n***'))", glider),
      ("say(g.parse('3o', 10, 20, 0, -1, 1, 0))", "{10 20 10 21 10 22}"),
      ("say(g.parse('.A2B!'))", "{1 0 1 2 0 2 3 0 2}"),
      ("say(g.parse('pA!'))", "{0 0 25}"),
      ("say(g.parse('2A!'))", "{0 0 1 1 0 1 0}"),
      ("say(g.transform({1, 2, 3, 4}, 10, 20))", "{11 22 13 24}"),
      ("say(g.transform({1, 2, 1}, 0, 0, -1, 0, 0, -1))", "{-1 -2 1}"),
      ("say(g.join({1, 2}, {3, 4}))", "{1 2 3 4}"),
      ("say(g.join({1, 2}, {3, 4, 0}))", "{1 2 1 3 4 0 0}"),
      ("say(g.join({0}, {}))", "{}"),
      ("say(g.evolve({0, 0, 1, 0, 2, 0}, 1))", "{1 -1 1 0 1 1}"),
      ("g.putcells({5, 5, 6, 5}) say(g.getcells({0, 0, 10, 10}))", "{5 5 6 5}"),
      ("g.putcells({0, 0}, 3, 4) say(g.getrect(), g.getpop())", "{3 4 1 1}, 1"),
      ("say(g.getrect(), g.empty(), g.getcells({}))", "{}, true, {}"),
      (
        "g.putcells({0, 0, 1, 0}) g.putcells({1, 0, 2, 0}, 0, 0, 1, 0, 0, 1, 'xor') say(g.getcells(g.getrect()))",
        "{0 0 2 0}"
      ),
      (
        "g.putcells({0, 0, 1, 0}) g.putcells({1, 0}, 0, 0, 1, 0, 0, 1, 'not') say(g.getcells(g.getrect()))",
        "{0 0}"
      ),
      (
        "g.putcells({0, 0, 0, 1, 0, 1, 0}) say(g.getcells(g.getrect()))", "{1 0}"
      ),
      ("g.setcell(3, -4, 1) say(g.getcell(3, -4), g.getcell(4, -4))", "1, 0"),
      ("g.setrule('b36/s23') say(g.getrule(), g.numstates())", "B36/S23, 2"),
      (
        "g.setrule('B3/S23:T30,20') say(g.getrule(), g.getwidth(), g.getheight())",
        "B3/S23:T30,20, 30, 20"
      ),
      ("g.setrule('Life:T9,9') g.setrule('Life') say(g.getrule(), g.getwidth())", "B3/S23, 0"),
      (
        "g.putcells(g.parse('3o')) g.run(3) say(g.getgen(), g.getcells(g.getrect()))",
        "3, {1 -1 1 0 1 1}"
      ),
      ("g.run(3) say(g.getgen())", "0"),
      ("g.setgen('1,234,567') say(g.getgen(), g.getgen(','))", "1234567, 1,234,567"),
      ("g.setgen('100') g.setgen('-1') say(g.getgen())", "99"),
      (
        "say(g.getstep(), g.getbase()) g.setbase(2) g.setstep(5) g.setcell(0,0,1) g.putcells(g.parse('3o')) g.step() say(g.getgen())",
        "0, 10\n32"
      ),
      (
        "g.putcells(g.parse('3o')) g.run(7) g.reset() say(g.getgen(), g.getcells(g.getrect()))",
        "0, {0 0 1 0 2 0}"
      ),
      ("say(g.getalgo(), g.numalgos(), g.getalgo(1))", "QuickLife, 5, HashLife"),
      ("g.setpos('1,000', '-5') say(g.getpos(','))", "1,000, -5"),
      ("g.setmag(3) say(g.getmag()) g.setmag(9) say(g.getmag())", "3\n5"),
      (
        "g.setcell(500, 0, 1) say(g.visrect({0, 0, 2, 2})) g.fit() say(g.visrect({500, 0, 1, 1}))",
        "true\ntrue"
      ),
      ("say(g.setcursor('Pick'), g.getcursor())", "Draw, Pick"),
      ("say(g.setoption('drawingstate', 0), g.getoption('drawingstate'))", "1, 0"),
      (
        "say(g.getoption('tilelayers'), g.setoption('tilelayers', 1), g.getoption('tilelayers'))",
        "0, 0, 1"
      ),
      ("say(g.setcolor('border', 1, 2, 3)) say(g.getcolor('border'))", "128, 128, 128\n1, 2, 3"),
      ("say(g.getcolors())", "{0 48 48 48 1 255 255 255}"),
      (
        "say(g.numlayers(), g.addlayer(), g.getlayer(), g.numlayers(), g.maxlayers())",
        "1, 1, 1, 2, 10"
      ),
      ("g.setcell(0,0,1) g.clone() g.setcell(1,0,1) g.setlayer(0) say(g.getpop())", "2"),
      (
        "g.setcell(0,0,1) g.duplicate() g.setcell(1,0,1) g.setlayer(0) say(g.getpop()) g.setlayer(1) g.dellayer() say(g.numlayers())",
        "1\n1"
      ),
      (
        "g.setname('one') g.addlayer() g.setname('two') g.movelayer(1, 0) say(g.getname(0), g.getname(1), g.getlayer())",
        "two, one, 0"
      ),
      ("say(g.os(), g.getxy(), g.getevent(), g.savechanges('a', 'b'))", "Linux, , , no"),
      ("say(math.type(g.millisecs()))", "float"),
      ("g.new('fresh') say(g.getname(), g.getpop())", "fresh, 0"),
    ])
  func `do what Golly's do`(script: String, result: String) {
    #expect(ScriptBench().values(script) == result)
  }

  @Test(
    arguments: [
      ("say(g.getselrect())", "{0 0 3 3}"),
      ("g.shrink() g.select({}) say(g.getselrect())", "{}"),
      ("g.select({-9, -9, 20, 20}) g.shrink() say(g.getselrect())", "{0 0 3 3}"),
      (
        "g.select({50, 50, 2, 2}) g.shrink() say(g.getselrect()) g.shrink(true) say(g.getselrect())",
        "{50 50 2 2}\n{}"
      ),
      ("g.select({0, 0, 3, 2}) g.clear(0) say(g.getcells(g.getrect()))", "{0 2 1 2 2 2}"),
      ("g.select({0, 0, 3, 2}) g.clear(1) say(g.getcells(g.getrect()))", "{1 0 2 1}"),
      ("g.flip(0) say(g.getcells(g.getrect()))", "{1 0 0 1 0 2 1 2 2 2}"),
      ("g.flip(1) say(g.getcells(g.getrect()))", "{0 0 1 0 2 0 2 1 1 2}"),
      ("g.rotate(0) say(g.getcells(g.getrect()))", "{0 0 0 1 2 1 0 2 1 2}"),
      ("g.rotate(0) g.rotate(1) say(g.getcells(g.getrect()))", glider),
      ("g.select({0, 0, 3, 1}) g.rotate(1) say(g.getselrect())", "{1 -1 1 3}"),
      ("g.advance(0, 1) say(g.getgen(), g.getcells(g.getrect()))", "0, {0 1 2 1 1 2 2 2}"),
      ("g.cut() say(g.empty()) g.paste(10, 10, 'or') say(g.getrect())", "true\n{10 10 3 3}"),
      ("g.copy() g.paste(1, 0, 'xor') say(g.getpop())", "6"),
      ("g.select({0, 0, 9, 7}) g.copy() say(g.getclip())", "9, 7, \(glider)"),
      ("g.setclipstr('3o!') say(g.getclip()) say(g.getclipstr())", "3, 1, {0 0 1 0 2 0}\n3o!"),
      ("g.randfill(100) say(g.getpop())", "9"),
      (
        "local h = g.hash(g.getrect()) local c = g.getcells(g.getrect()) g.new('') g.putcells(c, 70, 8) say(h == g.hash(g.getrect()))",
        "true"
      ),
      (
        "g.setcell(0, 0, 1) local h = g.hash({0, 0, 3, 3}) g.setcell(0, 0, 0) say(h == g.hash({0, 0, 3, 3}))",
        "false"
      ),
      ("g.run(4) say(g.hash(g.getrect()))", "\(-1_009_722_861)"),
    ])
  func `work on what is selected`(script: String, result: String) {
    let area = LifeBounds(left: 0, top: 0, right: 2, bottom: 2)
    #expect(ScriptBench().values(script, on: .glider, selection: area) == result)
  }

  @Test(
    arguments: [
      ("\ng.setcell(1, 2)", "test.lua:2: setcell: argument 3 must be a whole number"),
      ("g.setcell(1, 2, 7)", "test.lua:1: state 7 does not exist"),
      (
        "g.setrule('B3/S23:T9,9') g.setcell(5, 0, 1)",
        "test.lua:1: the cell 5, 0 is outside the grid"
      ),
      (
        "g.putcells({1, 'x'})", "test.lua:1: putcells: argument 1 must be an array of whole numbers"
      ),
      (
        "g.select({1, 2})",
        "test.lua:1: select: argument 1 must be {} or {x, y, width, height}, wider and higher than 0"
      ),
      ("g.cut()", "test.lua:1: cut: nothing is selected"),
      ("g.dellayer()", "test.lua:1: dellayer: it is the only layer"),
      ("g.setlayer(3)", "test.lua:1: setlayer: layer 3 does not exist"),
      (
        "assert(g.sound() == 0 and g.sound('state') == 'unknown') g.sound('play', 'a.ogg', 0.5) g.sound('stop') error('done')",
        "test.lua:1: done"
      ),
      ("g.overlay('create 9 9')", "test.lua:1: the overlay is not supported"),
      (
        "g.opendialog()",
        "test.lua:1: scripts can't show file dialogs: name a file in the script’s folder"
      ),
      ("g.nothing()", "test.lua:1: attempt to call a nil value (field 'nothing')"),
      ("g.setcell(", "test.lua:1: unexpected symbol near <eof>"),
      ("error('mine', 0)", "mine"),
      ("g.parse('9999999999o!')", "test.lua:1: parse: there are too many cells for an array"),
      ("g.evolve({0, 0}, -1)", "test.lua:1: evolve: time does not run backwards"),
      ("g.setoption('nothing', 1)", "test.lua:1: unknown option “nothing”"),
    ])
  func `name what is wrong, and the line`(script: String, text: String) {
    #expect(ScriptBench().run(script).end == .failed(text))
  }

  @Test func `say what they say to who runs the script`() {
    let bench = ScriptBench()
    bench.answers = ["seven"]
    let outcome = bench.run(
      """
      g.show('a') g.error('b') g.note('c') g.warn('d')
      g.show(g.getstring('How many?', '5', 'Question'))
      g.setcell(0, 0, 1) g.update() print('x', 1)
      g.exit('enough') g.show('never')
      """)
    #expect(outcome.end == .done)
    #expect(bench.said == ["a", "! b", "seven", "! enough"])
    #expect(bench.told == ["c", "d"])
    #expect(bench.asked == ["Question|How many?|5"])
    #expect(bench.shown.map(\.population) == [1])
    #expect(bench.printed == "x\t1\n")
  }

  @Test func `end the script where an answer is refused, which it may clean up after`() {
    let bench = ScriptBench()
    bench.answers = [nil]
    #expect(bench.run("g.getstring('?') g.show('never')").end == .done)
    #expect(bench.run("g.note('cancel') g.show('never')").end == .done)
    #expect(bench.said == [])
    let tidy = "local ok, e = pcall(g.note, 'cancel') g.continue(e) g.show(tostring(ok))"
    #expect(bench.run(tidy).end == .done)
    #expect(bench.said == ["false"])
  }

  @Test func `leave the layer that was worked on last, its name and what is selected`() {
    let outcome = ScriptBench().run(
      "g.setcell(9, 9, 1) g.addlayer() g.setname('second') g.setcell(1, 2, 1) g.select({0, 0, 4, 4}) g.fit()"
    )
    #expect(outcome.board.name == "second")
    #expect(outcome.board.world.cells == LifeCells([LifeCell(x: 1, y: 2)]))
    #expect(outcome.board.selection == LifeBounds(left: 0, top: 0, right: 3, bottom: 3))
    #expect(outcome.isToBeFitted)
  }

  @Test func `set a million cells one by one, and read them`() {
    let outcome = ScriptBench().run(
      """
      local set, get, count = g.setcell, g.getcell, 0
      for y = 0, 999 do for x = 0, 999 do if (x + y) % 2 == 0 then set(x, y, 1) end end end
      for y = 0, 999 do for x = 0, 999 do count = count + get(x, y) end end
      g.show(count)
      """)
    #expect(outcome.end == .done)
    #expect(outcome.board.world.population == 500_000)
  }
}
