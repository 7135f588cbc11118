import Base
import Documents
import Formats
import Foundation
import Testing

@Suite("The verb thumbnail")
struct ThumbnailVerbTests {
  let shell: Shell

  init() throws { shell = try Shell() }

  private static let painting = """
    {"format": "filbert-painting", "version": 1, "aspectRatio": 2, "background": {"color": "#00FF00"}, "strokes": []}
    """
  private static let pixels = """
    {"format": "filbert-pixels", "version": 1, "width": 8, "height": 8, "palette": ["#FF0000FF"],
     "frames": [{"cells": [\(Array(repeating: "[0,0,0,0,0,0,0,0]", count: 8).joined(separator: ","))]}]}
    """
  private static let board = """
    {"format": "filbert-life", "version": 1, "rle": "x = 3, y = 3\\nbo$2bo$3o!"}
    """
  private static let runs = "#N Glider\nx = 3, y = 3, rule = B3/S23\nbo$2bo$3o!\n"
  private static let macrocell = "[M2] (golly 2.0)\n#R B3/S23\n.*$..*$***$$$$$$\n"

  /// The size of a PNG file.
  private func size(of name: String) throws -> [Int] {
    let bytes = try shell.read(name)
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    return [16, 20].map { bytes[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test(
    arguments: [
      ("a.json", painting, [100, 50]), ("b.json", pixels, [96, 96]), ("c.json", board, [100, 100]),
      ("d.rle", runs, [100, 100]), ("e.mc", macrocell, [100, 100]),
      // The content tells, not the name.
      ("f.txt", runs, [100, 100]),
    ])
  func `Every kind that only Filbert knows becomes a PNG in its own shape`(
    name: String, text: String, wanted: [Int]
  ) async throws {
    let file = try shell.write(text, to: name)
    let outcome = try await shell.run("thumbnail", file, shell.file("out.png"), "100")
    #expect(outcome == .init(output: "", errors: ""))
    #expect(try size(of: "out.png") == wanted)
    // No library is made for it.
    #expect(!FileManager.default.fileExists(atPath: shell.file("library.sqlite")))
  }

  @Test func `It shows what is there`() async throws {
    try shell.write(Self.painting, to: "a.json")
    try await shell.run("thumbnail", shell.file("a.json"), shell.file("a.png"), "32")
    let read = try DocumentImport.document(shell.read("a.png"), PixelImport.Request())
    guard case .pixels(let art) = read.document else { throw CancellationError() }
    let colors = art.sprite.frames[0].cels[0].grid.allCells.map {
      art.sprite.palette.color(of: $0)?.rgba
    }
    #expect(Set(colors) == [0x00FF_00FF])
  }

  @Test func `Standard input and output serve as well, and names that begin with a dash`()
    async throws
  {
    let file = try shell.write(Self.runs, to: "-a.rle")
    try await shell.run("thumbnail", "--", "-", shell.file("out.png"), "64", input: file)
    #expect(try size(of: "out.png") == [64, 64])
    let printed = try await shell.run("thumbnail", "--", file, "-", "64")
    #expect(try printed.output == String(decoding: shell.read("out.png"), as: UTF8.self))
  }

  @Test(
    arguments: [
      ("", "empty"), ("nothing that anybody knows\u{1}", "picture"),
      (#"{"format": "filbert-painting", "version": 99}"#, "version"),
      ("x = 3, y = 3\nz!", "line 2"),
    ])
  func `What can't be drawn is refused in one line, and leaves no file`(text: String, part: String)
    async throws
  {
    let file = try shell.write(text, to: "a.file")
    let outcome = try await shell.run("thumbnail", file, shell.file("out.png"), "100", exits: 1)
    #expect(outcome.errors.hasPrefix("filbert: \(file): ") && outcome.errors.contains(part))
    #expect(outcome.errors.filter(\.isNewline).count == 1, "\(outcome.errors)")
    #expect(!FileManager.default.fileExists(atPath: shell.file("out.png")))
  }

  @Test func `What takes too long to draw is refused in one line, and leaves no file`() async throws
  {
    // Lines across the paper, of which each point lies under thousands.
    let lines = (0..<400_000).map { "\($0 * 7919 % 1000),\($0 * 104_729 % 1000)" }
    let file = try shell.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">\
      <polyline points="\(lines.joined(separator: " "))" fill="none" stroke="black" stroke-opacity=".5"/></svg>
      """, to: "lines.svg")
    let outcome = try await shell.run("thumbnail", file, shell.file("out.png"), "2000", exits: 1)
    #expect(
      outcome.errors
        == "filbert: the file takes more than 10 seconds to draw, too long for a thumbnail\n")
    #expect(!FileManager.default.fileExists(atPath: shell.file("out.png")))
  }
}
