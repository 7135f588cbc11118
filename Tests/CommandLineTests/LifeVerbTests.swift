import Glibc
import Life
import Testing

@testable import CommandLine

@Suite("Life on the command line")
struct LifeVerbTests {
  let shell: Shell

  init() throws { shell = try Shell() }

  @Test func `A pattern lives for as long as asked, by its own rule or another`() async throws {
    let glider = try shell.write("x = 3, y = 3\nbo$2bo$3o!", to: "glider.rle")
    #expect(
      try await shell.run("life", glider, "--generations", "400", "--engine", "tiles").output == """
        {"rule": "B3/S23", "generation": 400, "population": 5, \
        "bounds": {"x": 100, "y": 100, "width": 3, "height": 3}, "edges": "none", "engine": "tiles"}

        """)
    let block = try shell.write("#Life 1.06\n0 0\n1 0\n", to: "two.lif")
    #expect(
      try await shell.run("life", block, "--generations", "1", "--rule", "B2/S").output == """
        {"rule": "B2/S", "generation": 1, "population": 4, \
        "bounds": {"x": 0, "y": -1, "width": 2, "height": 3}, "edges": "none", "engine": "tiles"}

        """)
    #expect(
      try await shell.run("life", "-", "--generations", "1", input: block).output.contains(
        "\"population\": 0, \"bounds\": null"))
  }

  @Test func `A pattern of no generations is only read, however it is packed`() async throws {
    let glider = try shell.write("x = 3, y = 3, rule = B36/S23\nbo$2bo$3o!", to: "glider.rle")
    let board = try shell.write(
      "[M2]\n#R B36/S23\n#G 7\n$$$$.*$..*$***$\n4 0 0 0 1\n", to: "glider.mc")
    for (words, generation) in [([glider], 0), ([board], 7), (["-"], 0)] {
      let read = try await shell.run(
        words: ["life"] + words + ["--generations", "0"],
        input: words == ["-"] ? glider : "/dev/null")
      #expect(
        read.output.hasPrefix(
          "{\"rule\": \"B36/S23\", \"generation\": \(generation), \"population\": 5"))
    }
  }

  @Test func `Numbers have as many digits as they need, and every engine comes to the same`()
    async throws
  {
    let glider = try shell.write("x = 3, y = 3\nbo$2bo$3o!", to: "glider.rle")
    let quarter = "2305843009213693952"
    for words in [[], ["--engine", "auto", "--threads", "2"], ["--engine", "hashlife"]] {
      let life = ["life", glider, "--generations", "9223372036854775808"] + words
      #expect(
        try await shell.run(words: life).output == """
          {"rule": "B3/S23", "generation": 9223372036854775808, "population": 5, \
          "bounds": {"x": \(quarter), "y": \(quarter), "width": 3, "height": 3}, \
          "edges": "none", "engine": "hashlife"}

          """)
    }
    let tiles = ["life", glider, "--generations", "400", "--engine", "tiles"]
    #expect(try await shell.run(words: tiles).output.contains("\"x\": 100, \"y\": 100"))
  }

  @Test(arguments: ["rle", "mc", "cells", "lif", "json"])
  func `What became of it is written in each kind of file that holds a board`(kind: String)
    async throws
  {
    let glider = try shell.write("#N Flyer\nx = 3, y = 3\nbo$2bo$3o!", to: "glider.rle")
    let file = shell.file("out.\(kind)")
    let said = try await shell.run("life", glider, "--generations", "8", "--output", file)
    #expect(said.output.hasPrefix(#"{"rule": "B3/S23", "generation": 8, "population": 5"#))
    let again = try await shell.run(
      "life", "-", "-o", "-", "--format", kind, "--generations", "8", input: glider)
    #expect(again.output.contains(kind == "mc" ? "[M2]" : "") && !again.output.isEmpty)
    try await shell.run("import", file, "--name", "a")
    let shown = try await shell.run("show", "1", "--json").output
    // Rows of points have no place.
    let place = kind == "cells" ? 0 : 2
    #expect(
      shown.contains(
        "\"population\": 5, \"bounds\": {\"x\": \(place), \"y\": \(place), \"width\": 3, \"height\": 3}"
      ))
  }

  @Test func `Pictures of it have whole pixels for a cell`() async throws {
    let glider = try shell.write("x = 3, y = 3\nbo$2bo$3o!", to: "glider.rle")
    for kind in ["png", "gif"] {
      let file = shell.file("out.\(kind)")
      try await shell.run("life", glider, "--generations", "1", "-o", file, "--scale", "2")
      #expect(try shell.read("out.\(kind)").count > 30)
    }
  }

  @Test func `It lives until it repeats itself, and the first generation that does is written`()
    async throws
  {
    let pentomino = try shell.write("x = 3, y = 3\nb2o$2o$bo!", to: "r.rle")
    let file = shell.file("ash.json")
    let settled = try await shell.run("life", pentomino, "--until-stable", "-o", file).output
    #expect(settled.hasPrefix(#"{"rule": "B3/S23", "generation": 1103, "population": 116, "#))
    #expect(
      settled.hasSuffix(#""stable": {"generation": 1103, "period": 1, "exact": false}}"# + "\n"))
    #expect(
      String(decoding: try shell.read("ash.json"), as: UTF8.self).contains(#""generation": 1103"#))
    // A row of ten cells becomes a pentadecathlon.
    let row = try shell.write("x = 10, y = 1\n10o!", to: "row.rle")
    let oscillates = try await shell.run("life", row, "--until-stable").output
    #expect(oscillates.contains(#""period": 15, "exact": true"#))
    let given = try await shell.run("life", pentomino, "--until-stable", "--generations", "100")
    #expect(
      given.output.contains(#""generation": 100, "#) && given.output.contains(#""stable": null}"#))
  }

  @Test func `The key that ends programs is held back until the work has ended, and then ends it`()
    async throws
  {
    let file = shell.file("reached")
    await #expect(processExitsWith: .signal(SIGINT)) {
      [file = file as String] in
      let interrupt = PendingInterrupt()
      raise(SIGINT)
      let course = LifeCourse(
        engine: .automatic, threadCount: 1, interrupt: interrupt, progress: ProgressLine())
      let dot = LifeWorld(cells: LifeCells([LifeCell(x: 0, y: 0)]))
      if course.outcome(of: dot, after: 1 << 40) == nil,
        course.stableOutcome(of: dot, atMost: nil) == nil
      {
        close(creat(file, 0o600))
      }
      interrupt.letThrough()
    }
    #expect(try shell.read("reached").isEmpty)
  }

  @Test func `What is wrong is said in one line`() async throws {
    let bad = try shell.write("x = 3, y = 3\nbo$z!", to: "bad.rle")
    for (words, status, part) in [
      (["life", bad, "--generations", "1"], Int32(1), "line 2"),
      (["life", "nowhere.rle", "--generations", "1"], 1, "nowhere.rle"),
      (["life", bad], 2, "--generations"),
      (["life", bad, "--generations", "-1"], 2, "generations"),
      (["life", bad, "--generations", "1", "--rule", "B9"], 2, "B3/S23"),
      (["life", bad, "--generations", "1", "--output", "a.svg"], 2, "a.svg does not end in"),
      (["life", bad, "--generations", "1", "--output", "-"], 2, "- needs --format"),
      (["life", bad, "--generations", "1", "--format", "rle"], 2, "need --output"),
      (["life", bad, "--generations", "1", "-o", "a.rle", "--format", "svg"], 2, "one of rle"),
      (["life", bad, "--generations", "1", "-o", "a.rle", "--scale", "2"], 2, "--scale is for"),
      (["life", bad, "--until-stable", "--engine", "hashlife"], 2, "every generation"),
    ] {
      let refusal = try await shell.run(words: words, exits: status)
      #expect(refusal.errors.contains(part) && refusal.output.isEmpty, "\(refusal.errors)")
    }
  }
}
