@testable import Formats
import Foundation
import Life
import Documents
import TestSupport
import Testing

@Suite("Boards in the interchange format")
struct BoardDocumentTests {
  @Test(arguments: seeds(80))
  func `are read as they were written, with fields that nobody knows`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var world = LifeWorld()
    for _ in 0..<Int.random(in: 0...20, using: &random) { world.changeRandomly(using: &random) }
    let document = BoardDocument(
      name: "A \"B\"\n", board: Board(world, unknownFields: #"{"mood":[1,{"a":"späť"}]}"#))
    let json = document.json
    #expect(try BoardDocument(json: json) == document)
    #expect(
      try NamedDocument(json: json)
        == NamedDocument(name: "A \"B\"\n", document: .life(document.board)))
    #expect(NamedDocument(name: "A \"B\"\n", document: .life(document.board)).json == json)
  }

  private func fields(of board: Board) throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: Data(BoardDocument(board: board).json))
    return try #require(json as? [String: Any])
  }

  @Test
  func `say what is in effect: the rule, the edges, the generation, and how much lives where`()
    throws
  {
    let glider = try LifePattern(text: "#CXRLE Pos=-4,7 Gen=12\nx = 3, y = 3\nbo$2bo$3o!").world
    var board = Board(LifeWorld(rule: CellRule("B36/S23")!, edges: .torus(width: 64, height: 32)))
    var world = board.world
    world.setCells(glider.cells)
    world.generation = 12
    board.commit(BoardStep(world))
    // What was undone is left out.
    board.commit(BoardStep(LifeWorld()))
    board.undo()
    let fields = try fields(of: board)
    #expect(fields["format"] as? String == "filbert-life" && fields["version"] as? Int == 1)
    #expect(fields["name"] == nil && fields["rule"] as? String == "B36/S23")
    #expect(fields["edges"] as? String == "torus")
    #expect(fields["width"] as? Int == 64 && fields["height"] as? Int == 32)
    #expect(fields["generation"] as? Int == 12 && fields["population"] as? Int == 5)
    #expect(fields["bounds"] as? [String: Int] == ["x": -4, "y": 7, "width": 3, "height": 3])
    let pattern = try LifePattern(text: try #require(fields["rle"] as? String))
    #expect(pattern.world == world && fields["macrocell"] == nil)
    let empty = try self.fields(of: Board(LifeWorld()))
    #expect(empty["bounds"] is NSNull && empty["population"] as? Int == 0)
    #expect(empty["edges"] as? String == "none" && empty["width"] == nil)
  }

  @Test func `count generations beyond all words`() throws {
    var world = LifeWorld(cells: LifeCells([LifeCell(x: 3, y: 4)]))
    world.generation = BigInteger(1) << 90
    let text = String(decoding: BoardDocument(board: Board(world)).json, as: UTF8.self)
    #expect(text.contains("\"generation\": 1237940039285380274899124224,"))
    #expect(try BoardDocument(json: Array(text.utf8)).board.world == world)
  }

  @Test
  func `are a macrocell where a list of cells would be too long, or too wide, or all around lives`()
    throws
  {
    var text = "[M2] (test)\n" + String(repeating: "********$", count: 8) + "\n"
    for level in 4...20 {
      text += "\(level)" + String(repeating: " \(level - 3)", count: 4) + "\n"
    }
    let far = LifeCells([LifeCell(x: 1 << 50, y: -1 << 50), LifeCell(x: 3, y: 3)])
    let worlds = [
      try LifeWorld(macrocell: text), LifeWorld(cells: far),
      LifeWorld(cells: LifeCells([LifeCell(x: -1 << 45, y: -1 << 45)])),
      LifeWorld(
        rule: CellRule("B0123478/S01234678")!, isBackgroundAlive: true,
        cells: LifeCells([LifeCell(x: 0, y: 0)])),
    ]
    for world in worlds {
      let fields = try fields(of: Board(world))
      #expect(fields["rle"] is NSNull)
      #expect((fields["macrocell"] as? String)?.hasPrefix("[M2]") == true)
      let again = try BoardDocument(json: BoardDocument(board: Board(world)).json)
      #expect(again.board.world == world)
    }
  }

  private func document(_ change: (String) -> String = { $0 }) throws -> BoardDocument {
    let text = #"""
      {"version": 1, "rle": "x = 3, y = 3, rule = B3/S23\nbo$2bo$3o!", "generation": 5,
       "height": 10, "width": 12, "edges": "plane", "rule": "B36/S23", "backgroundAlive": false,
       "population": 99, "bounds": null, "format": "filbert-life", "glow": 1}
      """#
    return try BoardDocument(json: Array(change(text).utf8))
  }

  @Test func `are read whatever the order of their fields, and counted anew`() throws {
    let document = try document()
    let world = document.board.world
    #expect(document.name == nil && document.board.history.edits.isEmpty)
    #expect(world.rule == CellRule("B36/S23") && world.edges == .plane(width: 12, height: 10))
    #expect(world.generation == 5 && world.population == 5)
    #expect(world.bounds == LifeBounds(left: 0, top: 0, right: 2, bottom: 2))
    #expect(document.board.unknownFields == #"{"glow":1}"#)
  }

  @Test func `need no more than their cells, which may say the rest`() throws {
    func world(_ rle: String) throws -> LifeWorld {
      let text = #"{"format": "filbert-life", "version": 1, "rle": "\#(rle)"}"#
      return try BoardDocument(json: Array(text.utf8)).board.world
    }
    #expect(
      try world("3o!") == LifeWorld(cells: LifeCells((0...2).map { LifeCell(x: $0, y: 0) })))
    let full = try world(#"#CXRLE Pos=-1,0 Gen=8\nx = 3, y = 1, rule = B2/S:T20,30\n3o!"#)
    #expect(
      full
        == LifeWorld(
          rule: CellRule("B2/S")!, edges: .torus(width: 20, height: 30), generation: 8,
          cells: LifeCells((-1...1).map { LifeCell(x: $0, y: 0) })))
  }

  @Test(
    arguments: ["B2-a/S12", "B2/S34H", "W30", "B3/S23"],
    [":T0,20", ":K30*+1,20", ":C3,4", ":S8", ":T30,20+5", ":P9,9"])
  func `say every kind of rule and of edges`(notation: String, suffix: String) throws {
    let rule = try #require(LifeRule(notation))
    let edges = try #require(LifeEdges(suffix: suffix))
    var world = LifeWorld(rule: .life(rule), edges: edges)
    world.set(true, at: LifeCell(x: 1, y: 1))
    let json = BoardDocument(name: "A", board: Board(world)).json
    #expect(try BoardDocument(json: json).board.world == world)
  }

  @Test(
    arguments: [
      ("\"B36/S23\"", "\"B9\"", "rule: must be a rule such as B3/S23"),
      ("\"B36/S23\"", "3", "rule: must be a string in quotes"),
      ("\"plane\"", "\"sphere\"", "edges: must be none, torus, plane or edges such as :K30*,20"),
      ("\"width\": 12", "\"width\": 0", "width: must be a whole number from 1 to 16384"),
      ("\"width\": 12", "\"width\": 16385", "width: must be a whole number from 1 to 16384"),
      ("\"height\": 10", "\"height\": 1.5", "height: must be a whole number from 1 to 16384"),
      ("\"height\": 10, ", "", "height: is missing"),
      ("\"width\": 12, ", "", "width: is missing"),
      ("\"generation\": 5", "\"generation\": -1", "generation: must be a whole number, 0 or more"),
      (
        "\"generation\": 5", "\"generation\": 1e300",
        "generation: must be a whole number, 0 or more"
      ),
      ("\"generation\": 5", "\"generation\": 5, \"generation\": 6", "generation: appears twice"),
      ("false", "\"no\"", "backgroundAlive: must be true or false"),
      ("false", "null", "backgroundAlive: must be true or false"),
      ("bo$2bo$3o!", "bo$2zo$3o!", "rle: line 2: “z” does not belong in a pattern"),
      ("B3/S23\\nbo", "B9/S23\\nbo", "rle: line 1: unknown rule “B9/S23”"),
      ("bo$2bo$3o!", "20o$2o!", "14 of 22 living cells are outside the grid of 12 × 10 cells"),
      ("\"rle\"", "\"rle\": 5, \"other\"", "rle: must be a string in quotes or null"),
      ("\"rle\"", "\"rle\": null, \"other\"", "rle: is missing"),
      ("\"rle\"", "\"other\"", "rle: is missing"),
      ("\"rle\"", "\"macrocell\"", "macrocell: line 1: a macrocell file must begin with [M2]"),
      ("\"rle\"", "\"macrocell\": \"[M2]\\n*$\\n\", \"rle\"", "rle: appears twice"),
      ("\"version\": 1", "\"version\": 2", "version: is newer"),
      ("\"version\": 1, ", "", "version: is missing"),
      ("\"glow\": 1", "\"name\": 1", "name: must be a string in quotes"),
      ("filbert-life", "filbert-death", "format: must be \"filbert-life\""),
      ("\"glow\": 1}", "\"glow\": 1", "line 3, column"),
    ])
  func `that are wrong name the field`(old: String, new: String, message: String) {
    do {
      _ = try document { $0.replacing(old, with: new) }
      Issue.record("it was read")
    } catch {
      let text = String(describing: error)
      #expect(text.hasPrefix(message), "\(error)")
      #expect(!text.contains("\n"))
    }
  }
}
