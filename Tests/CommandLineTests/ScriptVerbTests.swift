import Foundation
import Testing

@testable import CommandLine

@Suite("Scripts on the command line")
struct ScriptVerbTests {
  let shell: Shell

  init() throws { shell = try Shell() }

  @Test
  func `A script begins with a board, is answered by the command line, and its board is written`()
    async throws
  {
    let board = try shell.write("x = 3, y = 1\n3o!", to: "blinker.rle")
    let script = try shell.write(
      """
      local g = golly()
      print(g.getstring("How far?", "3"), g.getstring("And?", "none"))
      g.run(1)
      g.setcell(5, 5, 1)
      g.show("It is done")
      """, to: "try.lua")
    let written = shell.file("out.rle")
    let outcome = try await shell.run(
      "script", script, "--board", board, "--answer", "7", "--output", written)
    #expect(outcome.errors.contains("7\tnone"))
    #expect(
      outcome.output.hasPrefix(
        "{\"rule\": \"B3/S23\", \"generation\": 1, \"population\": 4, \"bounds\": {\"x\": 1, \"y\": -1,"
      ))
    #expect(outcome.output.contains("\"message\": \"It is done\""))
    #expect(String(decoding: try shell.read("out.rle"), as: UTF8.self).contains("o$o$o4$4bo!"))
    #expect(String(decoding: try shell.read("blinker.rle"), as: UTF8.self) == "x = 3, y = 1\n3o!")
  }

  @Test
  func `What fails, takes too long or wants too much ends with a sentence, and nothing is written`()
    async throws
  {
    for (text, words, part) in [
      ("golly().setcell('x')", [], "setcell"),
      ("while true do end", ["--seconds", "0.2"], "stopped after 0.2"),
      (
        "local t = {} while true do t[#t + 1] = ('x'):rep(99) .. #t end", ["--memory", "4"],
        "more than 4 MB"
      ),
      ("local f = assert(io.open('/etc/passwd'))", [], "failed.lua:1:"),
    ] {
      let script = try shell.write(text, to: "failed.lua")
      let outcome = try await shell.run(
        words: ["script", script, "--output", shell.file("no.rle")] + words, exits: 1)
      #expect(outcome.errors.contains(part), "\(outcome.errors)")
      #expect(!FileManager.default.fileExists(atPath: shell.file("no.rle")))
    }
    _ = try await shell.run("script", shell.file("failed.lua"), "--write", exits: 2)
  }

  @Test
  func `A script runs on pixel art of the library, and on a file of it, and writes another file`()
    async throws
  {
    let made = try await shell.run("new", "--kind", "pixels", "--size", "8x6")
    let id = made.output.trimmingCharacters(in: .whitespacesAndNewlines)
    let script = try shell.write(
      """
      local s, a = filbert.sprite, filbert.ask { fields = { { name = "x", value = 1, min = 0, max = 7 } } }
      s:cel():set(a.x, 2, 3)
      print(s:cel().bounds.x, s.width)
      """, to: "dot.lua")
    let file = shell.file("dot.aseprite")
    let first = try await shell.run(
      "script", script, "--document", id, "--answer", "5", "--output", file)
    #expect(first.errors == "5\t8\n" && first.output.isEmpty)
    let second = try await shell.run(
      "script", script, "--document", file, "--output", shell.file("dots.json"))
    #expect(second.errors == "1\t8\n")
    let failed = try shell.write("filbert.sprite:cel():set(8, 0, 1)", to: "failed.lua")
    let outcome = try await shell.run(
      "script", failed, "--document", file, "--output", shell.file("no.json"), exits: 1)
    #expect(outcome.errors.contains("failed.lua:1: set: the pixel 8, 0 is outside the sprite"))
    #expect(!FileManager.default.fileExists(atPath: shell.file("no.json")))
    _ = try await shell.run(
      "script", script, "--document", file, "--board", "1", exits: 2)
  }

  @Test func `A script draws on a painting`() async throws {
    let made = try await shell.run("new", "--aspect", "4:3")
    let id = made.output.trimmingCharacters(in: .whitespacesAndNewlines)
    let script = try shell.write(
      "filbert.painting:stroke { points = { {400, 600}, {800, 600} }, color = '#ff0000' }",
      to: "line.lua")
    let outcome = try await shell.run(
      "script", script, "--document", id, "--output", "-", "--format", "json")
    #expect(outcome.output.contains("FF0000"))
  }
}
