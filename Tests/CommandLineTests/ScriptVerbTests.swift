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
}
