import Formats
import Foundation
import Life
import Documents
import Testing

@Suite("Verbs of the command line, with boards")
struct BoardVerbTests {
  let shell: Shell

  init() throws { shell = try Shell() }

  private struct Shown: Decodable {
    struct Bounds: Decodable, Equatable {
      var x: Int
      var y: Int
      var width: Int
      var height: Int
    }
    var format: String
    var name: String
    var rule: String
    var edges: String
    var width: Int?
    var height: Int?
    var generation: Int
    var population: Int
    var bounds: Bounds?
    var rle: String?
    var macrocell: String?
  }

  private struct Listed: Decodable {
    var id: Int
    var kind: String
    var name: String
    var population: Int?
    var aspectRatio: Double
  }

  private struct Pixels: Decodable {
    struct Frame: Decodable {
      var cells: [[Int]]
    }
    var width: Int
    var height: Int
    var frames: [Frame]
  }

  private func show<Value: Decodable>(_ id: String, as type: Value.Type = Shown.self)
    async throws -> Value
  {
    let text = try await shell.run("show", id, "--json").output
    return try JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }

  private static let rle = "#N Glider\nx = 3, y = 3, rule = B3/S23\nbo$2bo$3o!\n"

  @Test func `Who found a pattern, and what is written about it, is shown and goes along`()
    async throws
  {
    let text = "#O Guy\n#C The \u{9B}31mfirst\n#C c/4\n" + Self.rle
    let file = try shell.write(text, to: "glider.rle")
    #expect(try await shell.run("import", file).output == "1\n")
    let shown = try await shell.run("show", "1").output
    #expect(shown.contains("author: Guy\ncomment: The \\u{009B}31mfirst\ncomment: c/4\n"))
    let json = try await shell.run("show", "1", "--json").output
    #expect(json.contains(#""author": "Guy""#) && json.contains(#""c/4"]"#))
    let script = try shell.write("golly().run(1)", to: "run.lua")
    _ = try await shell.run("export", "1", shell.file("a.mc"))
    _ = try await shell.run("life", "1", "--generations", "4", "--output", shell.file("b.rle"))
    _ = try await shell.run("script", script, "--board", "1", "--output", shell.file("c.cells"))
    for (name, mark) in [("a.mc", "#C "), ("b.rle", "#C "), ("c.cells", "!")] {
      let text = String(decoding: try shell.read(name), as: UTF8.self)
      #expect(text.contains("Guy\n") && text.contains("\n\(mark)c/4\n"), "\(text)")
    }
  }

  @Test func `A new board is empty and has no edges, or is a torus of the size that is asked for`()
    async throws
  {
    #expect(try await shell.run("new", "--kind", "life").output == "1\n")
    #expect(
      try await shell.run("new", "--kind", "life", "--size", "64x48", "--name", "Ring").output
        == "2\n")
    let plain = try await show("1")
    #expect(plain.format == "filbert-life" && plain.rule == "B3/S23" && plain.edges == "none")
    #expect(plain.generation == 0 && plain.population == 0 && plain.bounds == nil)
    #expect(plain.rle == "x = 0, y = 0, rule = B3/S23\n!\n" && plain.width == nil)
    let ring = try await show("2")
    #expect(ring.edges == "torus" && ring.width == 64 && ring.height == 48)
    #expect(ring.name == "Ring")
    #expect(
      try await shell.run("show", "2", "--json").output.contains(#""height": 48, "engine": "auto""#)
    )
    #expect(
      try await shell.run("show", "2").output.contains("rule: B3/S23:T64,48\ngeneration: 0\n"))
    let list = try await shell.run("list", "--json").output
    let listed = try JSONDecoder().decode([Listed].self, from: Data(list.utf8))
    #expect(listed.map(\.kind) == ["life", "life"] && listed.map(\.population) == [0, 0])
    #expect(Set(listed.map(\.aspectRatio)) == [4.0 / 3])
  }

  @Test func `Every kind of file of cells is imported, and named by itself or by its file`()
    async throws
  {
    let files = [
      ("glider.rle", Self.rle), ("small.lif", "#Life 1.06\n1 0\n2 1\n0 2\n1 2\n2 2\n"),
      ("points.cells", "!Name: Flyer\n.O\n..O\nOOO\n"),
      ("tree.mc", "[M2] (test)\n#R B3/S23\n#G 40\n.*$..*$***$\n4 0 0 0 1\n"),
    ]
    let paths = try files.map { try shell.write($0.1, to: $0.0) }
    #expect(try await shell.run(words: ["import"] + paths).output == "1\n2\n3\n4\n")
    var names: [String] = []
    for id in 1...4 {
      let shown = try await show("\(id)")
      names.append(shown.name)
      #expect(shown.rule == "B3/S23" && shown.population == 5 && shown.macrocell == nil)
      // Golly's middle lies below the row 0.
      #expect(shown.bounds == Shown.Bounds(x: 0, y: id == 4 ? 1 : 0, width: 3, height: 3))
      #expect(shown.generation == (id == 4 ? 40 : 0))
      #expect(shown.rle?.hasSuffix("bo$2bo$3o!\n") == true)
    }
    #expect(names == ["Glider", "small", "Flyer", "tree"])
    let list = try await shell.run("list", "--json").output
    let listed = try JSONDecoder().decode([Listed].self, from: Data(list.utf8))
    #expect(listed.map(\.population) == [5, 5, 5, 5])
    #expect(try await shell.run("list").output.contains("5 cells\tGlider"))
  }

  @Test(arguments: ["rle", "mc", "json"])
  func `What is exported is the same when it is imported again`(kind: String) async throws {
    let torus = "#N Ring\n#CXRLE Pos=-3,4 Gen=77\nx = 4, y = 2, rule = B36/S23:T100,50\nb3o$o!\n"
    try await shell.run("import", try shell.write(torus, to: "a.rle"))
    let file = shell.file("out.\(kind)")
    try await shell.run("export", "1", file)
    // A macrocell has no name of its own.
    #expect(try await shell.run("import", file, "--name", "Ring").output == "2\n")
    let shown = try await shell.run("show", "1", "--json").output
    #expect(try await shell.run("show", "2", "--json").output == shown)
    #expect(
      try await shell.run("export", "1", "-", "--format", kind).output
        == String(decoding: shell.read("out.\(kind)"), as: UTF8.self))
    let world = try BoardDocument(json: Array(shown.utf8)).board.world
    #expect(world.generation == 77 && world.edges == .torus(width: 100, height: 50))
    #expect(world.bounds == LifeBounds(left: -3, top: 4, right: 0, bottom: 5))
  }

  @Test(arguments: ["cells", "lif"])
  func `Kinds of file that hold no more than cells hold those`(kind: String) async throws {
    try await shell.run("import", try shell.write(Self.rle, to: "a.rle"))
    try await shell.run("export", "1", shell.file("out.\(kind)"))
    try await shell.run("import", shell.file("out.\(kind)"), "--name", "Glider")
    #expect(
      try await shell.run("show", "2", "--json").output
        == (try await shell.run("show", "1", "--json").output))
  }

  @Test func `A document of JSON is shown as it was imported, copied and trashed`() async throws {
    let json = #"{"format": "filbert-life", "version": 1, "name": "Dot", "mood": [1], "rle": "o!"}"#
    #expect(try await shell.run("import", try shell.write(json, to: "a.json")).output == "1\n")
    let shown = try await shell.run("show", "1", "--json").output
    let document = try BoardDocument(json: Array(shown.utf8))
    #expect(document == (try BoardDocument(json: Array(json.utf8))))
    #expect(document.board.unknownFields == #"{"mood":[1]}"#)
    #expect(try await shell.run("duplicate", "1").output == "2\n")
    #expect(
      try await shell.run("show", "2", "--json").output
        == shown.replacing("\"Dot\"", with: "\"Dot copy\""))
    try await shell.run("delete", "1", "2")
    try await shell.run("empty-trash", "--yes")
    try await shell.run("show", "1", exits: 1)
  }

  @Test
  func `A GIF shows as many generations as are asked for, a PNG one, in whole pixels for a cell`()
    async throws
  {
    try await shell.run("import", try shell.write(Self.rle, to: "a.rle"))
    try await shell.run(
      "export", "1", shell.file("a.gif"), "--generations", "5", "--step", "4", "--scale", "3")
    try await shell.run("export", "1", shell.file("a.png"), "--scale", "2")
    try await shell.run("export", "1", shell.file("usual.png"))
    #expect(try shell.read("a.gif").starts(with: "GIF89a".utf8))
    try await shell.run(
      "import", shell.file("a.gif"), shell.file("a.png"), shell.file("usual.png"), "--kind",
      "pixels")
    let gif = try await show("2", as: Pixels.self)
    // It moves by four cells, and there is a margin.
    #expect(gif.width == (3 + 4 + 2) * 3 && gif.height == gif.width && gif.frames.count == 5)
    let dark = gif.frames[0].cells[0][0]
    #expect(gif.frames.allSatisfy { $0.cells.joined().count { $0 != dark } == 5 * 9 })
    #expect(gif.frames[0].cells[3][6] != dark && gif.frames[1].cells[6][9] != dark)
    let png = try await show("3", as: Pixels.self)
    #expect(png.frames.count == 1 && png.width == 16)
    #expect(try await show("4", as: Pixels.self).width == 32)
  }

  @Test func `A board lives on for as long as asked, and stays as it is in the library`()
    async throws
  {
    try await shell.run("import", try shell.write(Self.rle, to: "a.rle"))
    let before = try await shell.run("show", "1", "--json").output
    #expect(
      try await shell.run("life", "1", "--generations", "4000000000000").output == """
        {"rule": "B3/S23", "generation": 4000000000000, "population": 5, \
        "bounds": {"x": 1000000000000, "y": 1000000000000, "width": 3, "height": 3}, \
        "edges": "none", "engine": "hashlife"}

        """)
    let computed = try await shell.run("life", "1", "--generations", "30", "--threads", "2").output
    #expect(computed == (try await shell.run("life", "1", "--generations", "30").output))
    #expect(computed.contains("\"generation\": 30, \"population\": 5"))
    #expect(
      try await shell.run("life", "1", "--generations", "1", "--rule", "B1/S").output
        .hasPrefix(#"{"rule": "B1/S", "generation": 1, "#))
    #expect(try await shell.run("show", "1", "--json").output == before)
  }

  @Test func `A board lives on from its own generation, within its own edges`() async throws {
    let torus = "#CXRLE Pos=0,0 Gen=100\nx = 3, y = 3, rule = B3/S23:T8,8\nbo$2bo$3o!\n"
    let file = try shell.write(torus, to: "a.rle")
    try await shell.run("import", file)
    // Once round, and back where it was.
    let wanted = """
      {"rule": "B3/S23", "generation": 132, "population": 5, \
      "bounds": {"x": 0, "y": 0, "width": 3, "height": 3}, \
      "edges": "torus", "width": 8, "height": 8, "engine": "dense"}

      """
    for source in ["1", file] {
      #expect(try await shell.run("life", source, "--generations", "32").output == wanted)
    }
    #expect(
      try await shell.run("life", "-", "--generations", "32", "--threads", "2", input: file).output
        == wanted)
  }

  @Test func `Wrong wishes are refused with one line`() async throws {
    try await shell.run("import", try shell.write(Self.rle, to: "a.rle"))
    try await shell.run("new")
    try await shell.run("new", "--kind", "pixels")
    let broken = try shell.write("x = 3, y = 3\nbo$z!", to: "broken.rle")
    let unfit = try shell.write(
      #"{"format": "filbert-life", "version": 1, "rule": "B9", "rle": "o!"}"#, to: "unfit.json")
    let gif = ["export", "1", shell.file("a.gif")]
    let wrong: [([String], Int32, String)] = [
      (["export", "1", "a.svg"], 1, "a board can't be written as svg; use one of rle, mc"),
      (["export", "2", "a.rle"], 1, "a painting can't be written as rle"),
      (["export", "3", "a.mc"], 1, "pixel art can't be written as mc"),
      (gif + ["--scale", "1.5"], 1, "--scale must be a whole number"),
      (gif + ["--width", "20"], 1, "use --scale"), (gif + ["--generations", "0"], 2, "1 to 1024"),
      (gif + ["--generations", "1025"], 2, "1 to 1024"), (gif + ["--step", "0"], 2, "--step"),
      (gif + ["--scale", "0"], 2, "--scale"), (gif + ["--frame", "1"], 2, "for png"),
      (["export", "1", "a.rle", "--generations", "3"], 2, "for gif"),
      (["export", "1", "a.png", "--step", "3"], 2, "for gif"),
      (["export", "1", "a.rle", "--scale", "3"], 2, "for png"),
      (["export", "1", "a.png", "--sheet", "row"], 1, "for pixel art"),
      (["export", "3", "a.gif", "--generations", "2"], 1, "for boards"),
      (["life", "2", "--generations", "1"], 1, "item 2 is not a board"),
      (["life", "9", "--generations", "1"], 1, "9"),
      (["life", unfit, "--generations", "1"], 1, "unfit.json: "),
      (["life", "1", "--generations", "-1"], 2, "--generations"),
      (
        ["life", "1", "--generations", String(repeating: "9", count: 151)], 2, "at most 150 digits"
      ),
      (["life", "1", "--generations", "1", "--engine", "quick"], 2, "--engine must be auto"),
      (["life", "1", "--generations", "1", "--threads", "0"], 2, "--threads must be 1 to 1024"),
      (["life", "1", "--generations", "1", "--rule", "Conway"], 2, "--rule"),
      (["new", "--kind", "life", "--size", "0x5"], 1, "1 to 16384"),
      (["new", "--kind", "life", "--size", "5x16385"], 1, "1 to 16384"),
      (["new", "--kind", "life", "--size", "5"], 2, "--size"),
      (["new", "--kind", "life", "--size", "-5x5"], 2, "--size"),
      (["new", "--kind", "life", "--aspect", "4:3"], 2, "--size"),
      (["import", broken], 1, "broken.rle: line 2: “z”"),
      (["import", unfit], 1, "unfit.json: rule: must be a rule"),
    ]
    for (words, status, part) in wrong {
      let refusal = try await shell.run(words: words, exits: status)
      #expect(refusal.errors.contains(part), "\(words): \(refusal.errors)")
      #expect(refusal.errors.hasPrefix("filbert: "))
      #expect(refusal.errors.split(separator: "\n").count == 1 && refusal.output.isEmpty)
    }
    // Nothing was written, and nothing added.
    #expect(!FileManager.default.fileExists(atPath: shell.file("a.gif")))
    #expect(try await shell.run("list").output.split(separator: "\n").count == 3)
  }
}
