import Base
import Life
import Synchronization
import TestSupport
import Testing

@testable import Scripting

/// Scripts that mean no good.
@Suite("A script that is shut in")
struct ScriptSandboxTests {
  /// Says some times that it goes on.
  private final class Patience: Sendable {
    private let left: Atomic<Int>
    init(_ count: Int) { left = Atomic(count) }
    var goesOn: Bool { left.subtract(1, ordering: .relaxed).newValue > 0 }
  }

  private func end(
    _ script: String, patience: Int = 200, limits: ScriptLimits = ScriptLimits(bytes: 8 << 20)
  ) -> ScriptOutcome.End {
    let patience = Patience(patience)
    return ScriptBench().run(script, limits: limits) { patience.goesOn }.end
  }

  @Test(
    arguments: [
      "while true do end", "::a:: goto a", "repeat until false",
      "pcall(function() while true do end end) while true do end",
      "while true do pcall(error, 'caught') end",
      "xpcall(function() while true do end end, function() while true do end end)",
      "xpcall(error, function() while true do end end)",
      "coroutine.wrap(function() while true do end end)()",
      "local function f() return f() end f()",
      "while true do coroutine.wrap(function() end)() end",
      "while true do g.setcell(0, 0, 1) end", "while true do g.run(1) end",
      "g.setrule('B3/S23:T300,300') g.select({-150, -150, 300, 300}) g.randfill(50) g.run(1000000000000)",
      "setmetatable(_G, {__index = function(t, k) while true do end end}) local x = nothing",
      "table.sort({3, 2, 1, 5, 4}, function() while true do end end)",
      "string.gsub('aaa', 'a', function() while true do end end)",
      "g.setrule('23/3/8') while true do g.setcell(1, 1, 3) g.run(1) end",
    ])
  func `is stopped, however it goes round`(script: String) { #expect(end(script) == .stopped) }

  @Test(
    arguments: [
      "local t = {} while true do t[#t + 1] = ('x'):rep(100) .. #t end",
      "local s = ('x'):rep(1 << 40)", "local s = 'x' while true do s = s .. s end",
      "local t = {} for i = 1, 1 << 30 do t[i] = i end",
      "local function f(n) return 1 + f(n) end f(1)",
      "local t = {} for i = 1, 1e9 do t[i] = coroutine.create(function() end) end",
      "table.concat(setmetatable({}, {__len = function() return 1 << 30 end}))",
    ])
  func `gets no more memory than it may have`(script: String) {
    let end = end(script, patience: 1 << 20)
    if case .failed = end { return }
    #expect(end == .outOfMemory)
  }

  @Test(
    arguments: [
      "os.execute('true')", "os.getenv('HOME')", "os.remove('x')", "io.popen('ls')",
      "assert(io.open('/etc/passwd'))", "assert(io.open('../x', 'w'))",
      "dofile('/etc/passwd')", "require 'os.x'", "require '../x'", "require '/etc/passwd'",
      "package.loadlib('x', 'y')", "debug.sethook()", "debug.getregistry()",
      "debug.setmetatable('', {})", "string.dump(function() end)",
      "assert(load('\\27Lua', 'x', 'b'))", "assert(load('\\27Lua'))", "host.read('x')",
      "setmetatable({}, {__gc = function() end})", "g.open('/etc/passwd')",
      "g.save('/x.rle', 'rle')",
      "g.opendialog()", "g.setclipstr(g.getclipstr)", "error({})", "error(nil)",
      "local x <const> = 1; x = 2",
    ])
  func `fails where it reaches for what it may not have`(script: String) {
    guard case .failed = end(script, patience: 1 << 20) else {
      Issue.record("\(script) did not fail: \(end(script, patience: 1 << 20))")
      return
    }
  }

  @Test func `leaves the board as far as it came, and says in which line it failed`() {
    let bench = ScriptBench()
    let outcome = bench.run("g.setcell(4, 5, 1)\nlocal x = nothing.at.all")
    #expect(outcome.board.world.cells.list == [LifeCell(x: 4, y: 5)])
    guard case .failed(let text) = outcome.end else {
      Issue.record("it did not fail")
      return
    }
    #expect(text.hasPrefix("test.lua:2:"), "\(text)")
  }

  @Test func `reads and writes in the folder that it was given, and nowhere else`() throws {
    let folder = try TemporaryFolder()
    try DocumentFile(folder.file("in.txt")).replace(with: Array("inside".utf8))
    let text = """
      local f = assert(io.open('in.txt')) print(f:read('a')) f:close()
      local o = io.open('out.txt', 'w') if o then o:write('written') o:close() end
      print(io.open('../out.txt', 'w') == nil, io.open('/etc/passwd') == nil)
      """
    let bench = ScriptBench()
    bench.run(text, folder: folder.path)
    #expect(try folder.contentNames() == ["in.txt"])
    #expect(bench.printed == "inside\ntrue\ttrue\n")
    bench.run(text, folder: folder.path, mayWrite: true)
    #expect(
      try folder.contents()["out.txt"].map { String(decoding: $0, as: UTF8.self) } == "written")
  }

  @Test func `works with cells of many states as with those of two`() {
    let bench = ScriptBench()
    let outcome = bench.run(
      """
      g.setrule('WireWorld')
      g.putcells({0,0,2, 1,0,1, 2,0,3, 3,0,3, 4,0,3, 5,0,3, 0}, 10, 20)
      g.run(2)
      print(g.numstates(), g.getcell(13, 20), g.getcell(12, 20), g.getcell(11, 20))
      local c = g.getcells(g.getrect())
      print(#c, #c % 2, g.getrule())
      g.putcells(g.evolve(c, 1), 0, 5)
      """)
    #expect(outcome.end == .done, "\(outcome.end)")
    #expect(bench.printed == "4\t1\t2\t3\n19\t1\tWireWorld\n", "\(bench.printed)")
    #expect(outcome.board.world.state(at: LifeCell(x: 14, y: 25)) == 1)
  }
}
