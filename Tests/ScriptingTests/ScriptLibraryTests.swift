import Life
import Scripting
import Synchronization
import Testing

/// What scripts find in the place of Lua's own functions.
@Suite("Lua’s functions in scripts")
struct ScriptLibraryTests {
  /// Stops a script after it was asked so often whether to go on.
  private static func after(_ count: Int) -> @Sendable () -> Bool {
    let asked = Counter()
    return { asked.next() <= count }
  }

  private final class Counter: Sendable {
    private let count = Atomic<Int>(0)
    func next() -> Int { count.wrappingAdd(1, ordering: .relaxed).newValue }
  }

  @Test(
    arguments: [
      "while true do end",
      "::again:: goto again",
      "while true do pcall(function() while true do end end) end",
      "while true do xpcall(function() while true do end end, function() while true do end end) end",
      "pcall(error, setmetatable({}, {__tostring = function() while true do end end})) while true do end",
      "local function f() return f() end f()",
      "coroutine.wrap(function() while true do end end)()",
      "while true do coroutine.wrap(function() coroutine.yield() end)() end",
      "local function nest(n) while true do local c = coroutine.create(nest) coroutine.resume(c, n + 1) end end nest(0)",
      "while true do coroutine.resume(coroutine.create(function() pcall(function() while true do end end) while true do end end)) end",
      "table.sort({1, 2, 3}, function() while true do end end)",
      "string.gsub('a', 'a', function() while true do end end)",
      "load(function() while true do end end)",
      "local c <close> = setmetatable({}, {__close = function() while true do end end}) error('x')",
      "for _ = 1, 1e18 do g.getcell(0, 0) end",
      "g.putcells(g.parse('3o')) while true do g.run(1000) end",
      "g.setcell(0,0,1) while true do pcall(g.setcell, 0, 0, 99) end",
      "g.sleep(1e9)",
      "local t = setmetatable({}, {__index = function() while true do end end}) return t.x",
    ])
  func `A script that runs for ever is stopped, whatever it tries`(script: String) {
    #expect(ScriptBench().run(script, goesOn: Self.after(50)).end == .stopped)
  }

  @Test(
    arguments: [
      ("setmetatable({}, {__gc = function() while true do end end})", "scripts may not have __gc"),
      ("os.date(('%n'):rep(1000))", "the format is too long"),
      ("string.format('', table.unpack({}, 1, 100000))", "too much to format at once"),
    ])
  func `What could not be stopped is refused`(script: String, reason: String) {
    #expect(ScriptBench().run(script).end == .failed("test.lua:1: \(reason)"))
  }

  @Test func `Patterns that are quick do what they do elsewhere`() {
    let bench = ScriptBench()
    #expect(
      bench.values("say(('  key = value '):match('^%s*(%w+)%s*=%s*(.-)%s*$'))") == "key, value")
    #expect(bench.values("say(('a.b'):find('.', 1, true))") == "2, 2")
    #expect(bench.values("say(('x1y2'):gsub('%d', '#'))") == "x#y#, 2")
    #expect(bench.values("for w in ('a b'):gmatch('%a') do say(w) end") == "a\nb")
    #expect(bench.values("say(#(''):rep(1e15), ('ab'):rep(2, '-'))") == "0, ab-ab")
    #expect(bench.values("say(pcall(string.rep))").hasPrefix("false"))
  }

  @Test(
    arguments: [
      "('x'):rep(1 << 30)",
      "local t = {} for i = 1, 1e9 do t[i] = i end",
      "local s = 'x' while true do s = s .. s end",
      "collectgarbage('stop') while true do local t = {} for i = 1, 100 do t[i] = {} end keep = {keep, t} end",
    ])
  func `A script that wants more memory than it may have is refused`(script: String) {
    #expect(ScriptBench().run(script, limits: ScriptLimits(bytes: 4 << 20)).end == .outOfMemory)
  }

  @Test(
    arguments: [
      (
        "for i = 1, 1e9 do g.setcell(i * 64, 0, 1) end",
        "the board needs more memory than scripts may use"
      ),
      ("g.parse('1000000000o!')", "parse: there are too many cells for an array"),
      (
        "g.select({0, 0, 1 << 20, 1 << 20}) g.randfill(50)", "randfill: too many cells are selected"
      ),
      (
        "g.putcells(g.parse('100000o')) for i = 1, 4 do g.putcells(g.getcells(g.getrect()), 100000 * 2 ^ i // 1 | 0, 0) end g.getcells(g.getrect())",
        "there are too many cells for an array: 100000"
      ),
    ])
  func `So is one that makes cells without end`(script: String, reason: String) {
    #expect(
      ScriptBench().run(script, limits: ScriptLimits(bytes: 4 << 20)).end
        == .failed("test.lua:1: \(reason)"))
  }

  @Test func `What leads out is not there`() {
    let bench = ScriptBench()
    #expect(
      bench.values(
        "say(host, string.dump, package.loadlib, package.cpath, os.execute, os.exit, os.getenv, os.remove, os.tmpname, "
          + "io.popen, io.tmpfile, io.stdout, debug.sethook, debug.getupvalue, debug.setmetatable, debug.getregistry)"
      )
        == Array(repeating: "nil", count: 16).joined(separator: ", "))
    #expect(
      bench.values("say(debug.getinfo(1).func, type(debug.getinfo(1, 'S').what))") == "nil, string")
    #expect(bench.values("say(load('\\27Lua'))").hasPrefix("nil, attempt to load a binary chunk"))
    #expect(bench.values("say(load('\\27Lua', 'x', 'b'))").hasPrefix("nil, attempt"))
    #expect(bench.values("say(load('return x', 'x', 't', {x = 5})())") == "5")
    #expect(bench.values("x = 7 say(load('return x')())") == "7")
  }

  @Test func `Deep recursion is an error, which can be caught`() {
    let bench = ScriptBench()
    #expect(
      bench.values("local function f() return 1 + f() end say(pcall(f))").hasPrefix("false, ")
    )
    #expect(
      bench.values(
        "local t = {} t = setmetatable(t, {__index = function(t, k) return t[k + 1] end}) say(pcall(function() return t[1] end))"
      )
      .hasPrefix("false"))
    #expect(
      bench.values("say(load(('('):rep(100000)))").hasPrefix("nil"))
    #expect(
      bench.values("local function f(n) return pcall(f, n + 1) end say(f(0))").hasSuffix("true")
        == false)
  }

  @Test func `Changing Lua’s own functions changes nothing of Golly’s`() {
    let bench = ScriptBench()
    #expect(
      bench.values(
        "error = nil string.gmatch = nil getmetatable('').__index = nil say(#g.getfiles('data'), g.getpop())"
      )
        == "0, 0")
  }

  @Test func `pcall and xpcall give what they give elsewhere, through coroutines, too`() {
    let bench = ScriptBench()
    #expect(
      bench.values("say(pcall(function(...) return ... end, 1, nil, 3))") == "true, 1, nil, 3")
    #expect(bench.values("say(pcall(error, 'x', 0))") == "false, x")
    #expect(
      bench.values("say(xpcall(error, function(m) return m .. '!' end, 'x', 0))") == "false, x!")
    #expect(
      bench.values("say(xpcall(function(a, b) return b, a end, print, 1, 2))") == "true, 2, 1")
    #expect(
      bench.values(
        "local c = coroutine.wrap(function() return pcall(function() coroutine.yield(1) error('y', 0) end) end) say(c()) say(c())"
      )
        == "1\nfalse, y")
    #expect(
      bench.values(
        "local c = coroutine.wrap(function() return xpcall(function() coroutine.yield(1) error('y', 0) end, string.upper) end) say(c()) say(c())"
      )
        == "1\nfalse, Y")
  }
}
