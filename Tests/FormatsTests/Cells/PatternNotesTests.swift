import Documents
import Life
import Testing

@testable import Formats

@Suite("What is written about a pattern")
struct PatternNotesTests {
  private static let notes = LifeNotes(
    author: "Richard K. Guy", comments: ["The first spaceship", "", "c/4, “diagonal”"])

  private func board() throws -> Board {
    Board(try LifePattern(text: "x = 3, y = 3\nbo$2bo$3o!").world, notes: Self.notes)
  }

  private func board(_ bytes: [UInt8]) throws -> Board? {
    guard case .life(let board) = try DocumentImport.document(bytes).document else { return nil }
    return board
  }

  @Test(arguments: [FileFormat.rle, .mc, .cells, .json])
  func `stays in every kind of file that can say it`(format: FileFormat) throws {
    let board = try board()
    let bytes = try BoardExport(as: format).bytes(of: board, name: "Glider")
    let read = try #require(try self.board(bytes))
    #expect(read.step.notes == Self.notes)
    #expect(read.world.cells.population == 5 && read.unknownFields.isEmpty)
  }

  @Test func `is read from files of others`() throws {
    let glider = "x = 3, y = 3\nbo$2bo$3o!"
    for (text, author, comments) in [
      ("#N Glider\n#O Guy\n#C one\n#C two\n\(glider)", "Guy", ["one", "two"]),
      ("!Name: Glider\n!Author: Guy\n!one\n.O\n..O\nOOO\n", "Guy", ["one"]),
      ("#Life 1.05\n#D one\n#P 0 0\n.*\n..*\n***\n", "", ["one"]),
      (
        "[M2] (golly 4.2)\n#R B3/S23\n#C one\n#O Guy\n$$..*$...*$.***$\n",
        "Guy", ["one"]
      ),
      (glider, "", []),
    ] {
      let notes = try #require(try board(Array(text.utf8))).step.notes
      #expect(notes.author == author && notes.comments == comments, "\(text)")
    }
  }

  @Test func `has a bounded length, whatever a file says`() throws {
    let line = "#C " + String(repeating: "x", count: 100) + "\n"
    let text = String(repeating: line, count: 5000) + "x = 1, y = 1\no!"
    let notes = try #require(try board(Array(text.utf8))).step.notes
    #expect(notes.comments.count == 65_536 / 100)
  }

  @Test func `is one line each, however it came, and as far as a line is read again`() throws {
    var notes = LifeNotes(author: "Ada\nByron", comments: ["one\ntwo\r\n", "three"])
    #expect(notes.author == "Ada Byron" && notes.comments == ["one", "two", "", "three"])
    notes.author = String(repeating: "x", count: 10_000)
    notes.add(comment: notes.author)
    let long = String(repeating: "x", count: 4096)
    #expect(notes.author == long && notes.comments.last == long)
    for format in [FileFormat.rle, .mc, .cells, .json] {
      let bytes = try BoardExport(as: format).bytes(
        of: Board(try board().world, notes: notes), name: "Glider")
      #expect(try board(bytes)?.step.notes == notes, "\(format.id)")
    }
  }

  @Test func `is written once in JSON where a program that did not know it kept it as well`() throws
  {
    let fields = #"{"author": "Ada", "comments": ["old"], "mood": 1}"#
    for (notes, author, comments) in [
      (Self.notes, Self.notes.author, Self.notes.comments), (LifeNotes(), "Ada", ["old"]),
      (LifeNotes(author: "Guy"), "Guy", ["old"]),
    ] {
      let written = Board(try board().world, notes: notes, unknownFields: fields)
      let bytes = try BoardExport(as: .json).bytes(of: written, name: "Glider")
      let read = try #require(try board(bytes))
      #expect(read.step.notes == LifeNotes(author: author, comments: comments))
      #expect(read.unknownFields.contains("mood") && !read.unknownFields.contains("author"))
    }
  }

  @Test func `is no part of the universe, but a change of the board`() throws {
    let board = try board()
    var other = board.step
    other.notes.author = "Ada"
    let change = try #require(other.change(since: board.step))
    #expect(change.notes == other.notes && change.generation == nil)
    #expect(board.step.change(since: board.step) == nil)
  }
}
