import Glibc
import Scripting
import Synchronization
import Testing

/// No hook counts what a function in C does.
@Suite("A script that stays within one of Lua’s functions")
struct ScriptBombTests {
  /// Stops a script after it was asked so often whether to go on.
  private final class Stop: Sendable {
    private let left: Atomic<Int>
    private let times = Mutex(Times())

    private struct Times {
      var last = Self.now
      var longest = Duration.zero

      /// Of the thread alone: other processes change nothing of it.
      static var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
      }

      mutating func note() {
        let now = Self.now
        longest = max(longest, now - last)
        last = now
      }
    }

    init(after count: Int) { left = Atomic(count) }

    var goesOn: Bool {
      times.withLock { $0.note() }
      return left.subtract(1, ordering: .relaxed).newValue > 0
    }

    /// Between two questions, or the last one and the end.
    var longest: Duration {
      times.withLock {
        $0.note()
        return $0.longest
      }
    }
  }

  private func expectStop(_ script: String, after count: Int = 100) {
    let stop = Stop(after: count)
    #expect(ScriptBench().run(script) { stop.goesOn }.end == .stopped)
    // Far more than it takes, as a person waits for it.
    #expect(stop.longest < .seconds(1))
  }

  @Test(
    arguments: [
      "string.find(('('):rep(400000), '%b()')",
      "string.find(('a'):rep(20000), '(a*)%1%1%1b')",
      "string.find(('a'):rep(400000), '[' .. ('b'):rep(400000) .. ']')",
      "string.find(('a'):rep(400000), '%f[' .. ('b'):rep(400000) .. ']')",
      "for w in ('('):rep(300000):gmatch('%b()') do end",
      "string.find(('ab'):rep(30000), '^' .. ('[ab]-'):rep(20) .. '()%f[%z]c')",
      "string.find(('a'):rep(4000), ('a-'):rep(40) .. 'b')",
      "string.find(('a'):rep(40), ('a?'):rep(40) .. ('a'):rep(40))",
      "(('a'):rep(100000)):match('.-.-.-.-b')", "(('a'):rep(100000)):match('^.*.*.*.*b')",
      "(('a'):rep(100000)):gsub('a*a*a*a*b', '')", "(('a'):rep(100000)):gsub('.-b', {})",
      "(('ab'):rep(100000)):gsub('()a+()b-()c', '')",
    ])
  func `is stopped while it seeks`(script: String) { expectStop(script) }

  @Test(
    arguments: [
      "table.move({}, 1, 1e15, 2)", "table.move({}, '1', '1000000000000000', 2)",
      "table.move({}, 1, 1e15, 1, {})",
      "table.insert(setmetatable({}, {__len = function() return 1 << 60 end}), 1, 0)",
      "table.remove(setmetatable({}, {__len = function() return 1 << 60 end}), 1)",
      "local t = {} for i = 40, 0, -1 do t[1 << i] = 1 end table.insert(t, 1, 0)",
      "local t = {} for i = 40, 0, -1 do t[1 << i] = 1 end table.remove(t, 1)",
      "local t = {} for i = 27, 0, -1 do t[1 << i] = false end table.sort(t, math.type)",
      "local m = getmetatable('') m.__len, m.__index = 0, string.sub table.concat('a', '', 2, 1 << 60)",
      "local t = {} for i = 1, 1e6 do t[i] = -i end while true do table.sort(t) t[1], t[1000000] = 0, -2e6 end",
    ])
  func `is stopped while it goes through a table that seems long`(script: String) {
    expectStop(script)
  }

  @Test(
    arguments: [
      "local s = ('x'):rep(1 << 24) while true do local t = s .. 'y' end",
      "local s = ('x'):rep(1 << 24) while true do s:upper() end",
      "local s, t = ('x'):rep(1 << 24) .. 'a', ('x'):rep(1 << 24) .. 'b' while true do local c = s < t end",
      "local s = ('1'):rep(1 << 24) while true do local n = s + 1 end",
      "local s = ('x'):rep(1 << 24) while true do utf8.len(s) end",
      "local s = ('x'):rep(1 << 20) while true do string.format(('%.1s'):rep(100), table.unpack({s, s, s, s, s}, 1, 100)) end",
      "load('return ' .. ('x or '):rep(2000000) .. 'x')",
      "while true do load(('local x = 1 '):rep(2000)) end",
      "while true do ('x'):rep(1 << 24) end",
      "local c = coroutine.wrap(function() local s = ('x'):rep(1 << 24) while true do local t = s .. 'y' end end) c()",
    ])
  func `is stopped while it works on long texts`(script: String) { expectStop(script) }

  @Test func `Long searches that come to an end find what there is`() {
    let bench = ScriptBench()
    #expect(
      bench.values(
        "local s, t = ('a'):rep(9000000), ('a'):rep(4000000) .. 'b' say(s:find(t), s:find(t, 1, true), (s .. t):find(t))"
      ) == "nil, nil, 9000001, 13000001")
    #expect(
      bench.values("local s = ('a'):rep(3000000) .. 'b' say(s:find('b'), s:find('a*b'))")
        == "3000001, 1, 3000001")
    #expect(
      bench.values(
        "local s = ('ab'):rep(200000) .. 'x' say(s:find('x', 1, true), #s:gsub('b', ''))")
        == "400001, 200001")
    #expect(
      bench.values("local s = ('abc'):rep(1000000) say(s == ('abc'):rep(500000):rep(2), #s)")
        == "true, 3000000")
    #expect(
      bench.values("say(#('abc'):rep(999999, '--'), ('abc'):rep(999999, '--'):sub(-8))")
        == "4999993, abc--abc")
  }
}
