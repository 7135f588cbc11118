import Scripting
import Testing

/// What is written anew does what Lua's own functions do, by which it is measured here.
@Suite("Functions in the place of Lua’s own")
struct LikePlainLuaTests {
  /// Calls functions and notes what they give, or how they fail: the text of a script.
  private static let notes = """
    local lines = {}
    local function text(value)
      if type(value) == 'string' then return (('%q'):format(value):gsub('[\\n\\128-\\255]', function(c) return '\\\\' .. c:byte() end)) end
      return tostring(value)
    end
    local function note(name, ...)
      local values = table.pack(...)
      for index = 1, values.n do values[index] = text(values[index]) end
      lines[#lines + 1] = name .. ': ' .. table.concat(values, ', ')
    end
    local function try(name, body) note(name, pcall(body)) end
    """

  private func expectEqual(_ script: String, count: Int) {
    let text = Self.notes + "\n" + script
    let plain = PlainLua.result(of: text + "\nreturn table.concat(lines, '\\n')")
    let bench = ScriptBench()
    let end = bench.run(text + "\nprint(table.concat(lines, '\\n'))").end
    #expect(end == .done)
    let expected = plain.split(separator: "\n"), actual = bench.printed.split(separator: "\n")
    #expect(expected.count == actual.count)
    #expect(expected.count >= count, "\(plain.prefix(1000))")
    let different = zip(expected, actual).filter { $0 != $1 }
    #expect(
      different.isEmpty,
      "\(different.count) of \(expected.count): \(different.prefix(5).map { "\($0.0) but \($0.1)" })"
    )
  }

  @Test(arguments: [1, 2, 3, 4])
  func `Random patterns match, capture, replace and fail alike`(seed: Int) {
    expectEqual(
      """
      local seed = \(seed)
      local function random(count)
        seed = seed * 6364136223846793005 + 1442695040888963407
        return (seed >> 33) % count + 1
      end
      local bytes = {'a', 'a', 'a', 'b', 'b', 'c', 'A', '(', ')', '[', ']', '%', '-', '1', ' ', '\\n', '\\0', '\\255', '.', 'z'}
      local items = {'a', 'a', 'b', '.', '.', '%a', '%d', '%s', '%w', '%l', '%u', '%p', '%c', '%g', '%x', '%z', '%A',
        '%D', '%S', '%W', '%L', '%U', '%P', '%C', '%G', '%X', '%Z', '%%', '%.', '%(', '%]', '%q', '%Q', '[ab]', '[^ab]',
        '[a-c]', '[%a-]', '[]]', '[^]a]', '[%]]', '[-a]', '[a-]', '[^%s]', '[%W1]', '[\\0-a]', '[a-c0-9]', '(', ')', '()',
        '(a*)', '(.-)', '(b)', '((a)b)', '%1', '%2', '%b()', '%bab', '%baa', '%f[a]', '%f[%w]', '%f[^a]', '%f[%z]', '$', '^',
        '\\0', '\\255', ']', '-', '*'}
      local wrong = {'%', '[', '[^', '[a', '[]', '[^]', '[a-', '[%', '%f', '%fa', '%f[', '%b', '%bx', '%0', '%3', '%9', '(', ')', '(()', '%1'}
      local repetitions = {'', '', '', '', '*', '+', '-', '?'}
      local replacements = {'', 'x', '<%0>', '%1', '%2-%1', '%%', '%', '%x', '%3', 'a%', '<%1%0%%>', '\\0%0', 5}
      local function some(list, most)
        local parts = {}
        for index = 1, random(most + 1) - 1 do parts[index] = list[random(#list)] end
        return table.concat(parts)
      end
      local function some_pattern()
        local parts = {random(6) == 1 and '^' or ''}
        for _ = 1, random(6) - 1 do
          parts[#parts + 1] = items[random(#items)]
          parts[#parts + 1] = repetitions[random(#repetitions)]
        end
        if random(8) == 1 then parts[#parts + 1] = wrong[random(#wrong)] end
        if random(6) == 1 then parts[#parts + 1] = '$' end
        return table.concat(parts)
      end
      local values = {a = 'x', ab = 7, b = false, [''] = 'e', [1] = 'one', aa = 2.5}
      for number = 1, 5000 do
        local subject, pattern, start = some(bytes, 14), some_pattern(), random(20) - 8
        if random(10) == 1 then subject = 120012 end
        local name = text(subject) .. ' ' .. text(pattern)
        try('find ' .. name .. start, function() return string.find(subject, pattern, start) end)
        try('find ' .. name, function() return string.find(subject, pattern) end)
        try('plain ' .. name, function() return string.find(subject, pattern, start, true) end)
        try('match ' .. name .. start, function() return string.match(subject, pattern, start) end)
        try('gmatch ' .. name, function()
          local found, place = {}, random(2) == 1 and start or nil
          for one, two, three in string.gmatch(subject, pattern, place) do
            found[#found + 1] = text(one) .. text(two) .. text(three)
          end
          return table.concat(found, ' ')
        end)
        local replacement, most = replacements[random(#replacements)], random(4)
        try('gsub ' .. name .. text(replacement), function() return string.gsub(subject, pattern, replacement) end)
        try('gsub ' .. name .. most, function() return string.gsub(subject, pattern, replacement, most - 2) end)
        try('gsub table ' .. name, function() return string.gsub(subject, pattern, values) end)
        try('gsub function ' .. name, function()
          return string.gsub(subject, pattern, function(one, two)
            if one == 'b' then return nil end
            if one == 'c' then return false end
            return text(one) .. text(two)
          end)
        end)
      end
      """, count: 45_000)
  }

  @Test func `Searches fail alike for what is no pattern, no text and no replacement`() {
    expectEqual(
      """
      local deep = ('a?'):rep(250)
      local calls = {
        function() return string.find() end, function() return string.find('a') end,
        function() return string.find({}, 'a') end, function() return string.find('a', nil) end,
        function() return ('a'):find('a', 'x') end, function() return ('a'):find('a', 1.5) end,
        function() return ('a'):match({}) end, function() return ('a'):gmatch() end,
        function() return string.gmatch(nil, 'a') end, function() return ('a'):gmatch('a', 'x') end,
        function() return ('a'):gsub('a') end, function() return ('a'):gsub('a', true) end,
        function() return ('a'):gsub('a', 'b', 'c') end, function() return ('a'):gsub('a', function() return {} end) end,
        function() return ('a'):gsub('a', {a = true}) end, function() return ('a'):gsub('a', function() error('own') end) end,
        function() return ('a'):rep(300):find(deep) end, function() return ('a'):find(('()'):rep(32)) end,
        function() return ('a'):find(('()'):rep(33)) end, function() return ('a'):find(('('):rep(33)) end,
        function() return ('a'):gsub('(a', '%1') end, function() return ('a'):gsub('a', '%2') end,
        function() return ('a'):find('a)') end, function() return ('a)'):find('a)') end,
        function() return ('a'):find('', 10) end, function() return (''):find('') end,
        function() return ('abc'):find('', 4) end, function() return ('abc'):find('c', -1) end,
        function() return ('abc'):find('a', math.mininteger) end, function() return ('abc'):find('a', math.maxinteger) end,
        function() return ('abc'):gmatch('.', math.maxinteger)() end, function() return ('^a^a'):gmatch('^a')() end,
        function() return ('abc'):gsub('', '-') end, function() return ('abc'):gsub('.', '%0%0', -1) end,
        function() return (12):rep(2), string.gsub(12, 1, 3) end,
      }
      for number, call in ipairs(calls) do try(number, call) end
      """, count: 34)
  }

  @Test func `Functions of tables and texts give and fail alike`() {
    expectEqual(
      """
      local function list(...) return {...} end
      local function shown(...)
        local values = table.pack(...)
        for index = 1, values.n do
          local value = values[index]
          if type(value) == 'table' then values[index] = '{' .. table.concat(value, ' ') .. '}' end
        end
        return table.unpack(values, 1, values.n)
      end
      local proxy = function(content)
        return setmetatable({}, {__index = content, __newindex = content, __len = function() return #content end}), content
      end
      local calls = {
        function() local t = list(1, 2) table.insert(t, 3) return t end,
        function() local t = list(1, 2) table.insert(t, 1, 3) return t end,
        function() local t = list(1, 2) table.insert(t, 3, 3) return t end,
        function() table.insert(list(1, 2), 4, 3) end, function() table.insert(list(1, 2), 0, 3) end,
        function() table.insert(list(1)) end, function() table.insert(list(1), 1, 2, 3) end,
        function() table.insert(nil, 1) end, function() table.insert('x', 1) end, function() table.insert(list(1), 'x', 1) end,
        function() local t, content = proxy({1, 2}) table.insert(t, 1, 0) return content end,
        function() local t = list(1, 2, 3) return table.remove(t), t end,
        function() local t = list(1, 2, 3) return table.remove(t, 1), t end,
        function() local t = list(1, 2, 3) return table.remove(t, 4), t end,
        function() return table.remove({}) end,
        function() return table.remove({[0] = 'x'}, 0) end, function() return table.remove({}, 1) end,
        function() local t, content = proxy({1, 2}) return table.remove(t, 1), content end,
        function() return table.move({1, 2, 3}, 1, 3, 2) end, function() return table.move({1, 2, 3}, 2, 3, 1) end,
        function() return table.move({1, 2, 3}, 1, 3, 2, {9}) end, function() return table.move({1}, 1, 0, 5) end,
        function() return table.move({}, -5, math.maxinteger, 1) end, function() return table.move({}, 1, 3, math.maxinteger) end,
        function() return table.move(5, 1, 2, 3) end, function() return table.move({}, 1) end,
        function() return table.move({1, 2}, 1, 2, 1, 5) end,
        function() return table.concat({1, 'a', 2.5}) end, function() return table.concat({1, 2, 3}, ', ', 2) end,
        function() return table.concat({1, 2, 3}, ', ', 2, 1) end, function() return table.concat({1, {}, 3}) end,
        function() return table.concat({1, 2}, ',', 1, 3) end, function() return table.concat({}, 'x') end,
        function() return table.concat({[math.maxinteger] = 'm'}, ',', math.maxinteger, math.maxinteger) end,
        function() return table.concat(nil) end, function() return table.concat({1}, {}) end,
        function() local t = list(5, 2, 8, 1) table.sort(t) return t end,
        function() local t = list(5, 2, 8, 1) table.sort(t, function(a, b) return a > b end) return t end,
        function() table.sort({1, 'x', 2}) end, function() table.sort({1, 2}, 5) end, function() table.sort({}, 5) end,
        function() table.sort({1, 2, 3, 4, 5}, function() return true end) end, function() table.sort(nil) end,
        function() table.sort({3, 2, 1}, function() error('own') end) end,
        function() return ('ab'):rep(3) end, function() return ('ab'):rep(3, '-') end, function() return ('ab'):rep(0) end,
        function() return ('ab'):rep(-1) end, function() return ('ab'):rep(1, '-') end, function() return (''):rep(3, '-') end,
        function() return ('x'):rep(1 << 40) end, function() return ('x'):rep('y') end, function() return string.rep() end,
        function() return ('x'):rep(2, {}) end, function() return ('%5d|%q'):format(3, 'a') end,
        function() return ('%d'):format('x') end, function() return ('%d'):format() end, function() return ('%y'):format(1) end,
        function() return load('return 1 +') end, function() return load(5) end, function() return load('return 5')() end,
        function() return load('return x', 'name', 't', {x = 3})() end, function() return load('x =', '=name') end,
        function() return load('x =', '@name') end, function() return type(load('x =\\n\\n y')) end,
        function() local parts = {'return ', '7'} return load(function() return table.remove(parts, 1) end)() end,
        function() return load(function() error('own', 0) end) end,
        function() local parts = {'return '} return type(load(function() return table.remove(parts, 1) end)) end,
      }
      for number, call in ipairs(calls) do try(number, function() return shown(call()) end) end
      """, count: 67)
  }
}
