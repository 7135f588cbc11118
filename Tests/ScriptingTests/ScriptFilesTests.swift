import Foundation
import Life
import Scripting
import Testing

@Suite("Files of scripts")
struct ScriptFilesTests {
  private final class Folder {
    let path = NSTemporaryDirectory() + "filbert-scripts-" + UUID().uuidString

    init(_ files: [String: String] = [:]) throws {
      for (name, text) in files {
        let file = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func text(_ name: String) -> String? {
      try? String(contentsOfFile: path + "/" + name, encoding: .utf8)
    }
  }

  @Test func `Without a folder, files are kept in memory alone`() {
    let bench = ScriptBench()
    let outcome = bench.run(
      """
      local path = g.getdir('data') .. 'seven.ini'
      assert(io.open(path) == nil)
      local f = io.open(path, 'w') f:write('one\\n', 2, '\\n') f:close()
      for line in io.lines(path) do print(line) end
      local f = io.open(path) print(f:read('n', 'l', 'a')) print(f:seek('set', 0), f:read('*a')) f:close()
      g.putcells(g.parse('3o')) g.save('x.rle', 'rle') g.new('') g.open('x.rle') print(g.getpop(), g.getpath())
      g.store({5, 5}, 'y.rle') print(#g.load('y.rle'), table.concat(g.getfiles(''), ' '))
      g.save('z.mc', 'mc') print(pcall(g.save, 'a.foo', 'foo'))
      """)
    #expect(outcome.end == .done)
    #expect(
      bench.printed == """
        one
        2
        nil\tnil\tnil
        0\tone
        2

        3\tx.rle
        2\tx.rle y.rle
        false\tsave: unknown format “foo”; use rle or mc

        """)
  }

  @Test func `A script reads the files of its folder, and no others`() throws {
    let folder = try Folder([
      "scripts/a.rle": "3o!", "scripts/deep/b.txt": "hello", "secret.txt": "s",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/scripts/link.txt", withDestinationPath: folder.path + "/secret.txt")
    let bench = ScriptBench()
    let outcome = bench.run(
      """
      g.open('a.rle') print(g.getpop(), io.open('deep/b.txt'):read('a'), table.concat(g.getfiles(''), ' '))
      for _, path in ipairs {'../secret.txt', 'deep/../../secret.txt', '/etc/passwd', 'link.txt', 'none.txt'} do
        print(io.open(path) == nil, (pcall(g.open, path)))
      end
      print(io.open('new.txt', 'w')) print(pcall(g.save, 'new.rle', 'rle'))
      """, folder: folder.path + "/scripts")
    #expect(outcome.end == .done)
    #expect(
      bench.printed == "3\thello\ta.rle link.txt deep/\n"
        + String(repeating: "true\tfalse\n", count: 5)
        + "nil\tnew.txt can't be written: this script may only read files\n"
        + "false\tnew.rle can't be written: this script may only read files\n")
    #expect(folder.text("scripts/new.txt") == nil)
  }

  @Test func `Where it may, it writes`() throws {
    let folder = try Folder(["scripts/a.rle": "3o!"])
    let outcome = ScriptBench().run(
      "local f = io.open('new.txt', 'w') f:write('x') f:close() g.setcell(0, 0, 1) g.save('b.rle', 'rle')"
        + " local d = io.open(g.getdir('data') .. 'x.ini', 'w') d:write('y') d:close()",
      folder: folder.path + "/scripts", mayWrite: true)
    #expect(outcome.end == .done)
    #expect(folder.text("scripts/new.txt") == "x")
    #expect(folder.text("scripts/b.rle")?.contains("o!") == true)
    #expect(folder.text("scripts/data/x.ini") == nil)
  }

  @Test func `Modules come from folders of modules, and from nowhere else`() throws {
    let folder = try Folder([
      "m/one.lua": "x = (x or 0) + 1 return {v = 1}", "m/two/init.lua": "return 2",
      "m/two/three.lua": "local name = ... return name", "m/bad.lua": "return (",
      "out.lua": "return 0",
    ])
    let bench = ScriptBench()
    let outcome = bench.run(
      """
      print(require('one').v, require('one').v, x, require 'two', require 'two.three', require('string') == string)
      for _, name in ipairs {'../out', '..out', 'none', '/etc/passwd', ''} do print((pcall(require, name))) end
      print(pcall(require, 'bad'))
      """, modules: [folder.path + "/m"])
    #expect(outcome.end == .done)
    #expect(
      bench.printed == "1\t1\t1\t2\ttwo.three\ttrue\n" + String(repeating: "false\n", count: 5)
        + "false\tbad.lua:1: unexpected symbol near <eof>\n")
  }
}
