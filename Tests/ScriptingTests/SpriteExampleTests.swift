import Base
import DocumentScripting
import Documents
import Foundation
import Scripting
import TestSupport
import Testing

@Suite("The example scripts of pictures")
struct SpriteExampleTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Resources/Scripts")

  static func example(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  private func run(
    _ name: String, on start: ScriptSprite, answers: [String]? = nil
  ) throws -> ScriptSprite {
    let bench = DocumentBench()
    if let answers { bench.answers = [answers] }
    let run = bench.run(try Self.example("sprites/\(name).lua"), on: start)
    return try #require(run.result, "\(run.end)")
  }

  @Test func `Outline draws around what is painted, round or square, in the selection`() throws {
    var start = ScriptSprite.picture("........\n..11....\n..1.....\n........\n.......2\n........")
    #expect(
      try run("Outline", on: start).text
        == "..00....\n.0110...\n.010....\n..0....0\n......02\n.......0")
    #expect(
      try run("Outline", on: start, answers: ["#00ff00", "Square"]).text
        == ".2222...\n.2112...\n.2122...\n.222..22\n......22\n......22")
    start.selection = CellRegion(CellRect(x: 0, y: 0, width: 3, height: 3))
    #expect(
      try run("Outline", on: start).text
        == "..0.....\n.011....\n.01.....\n........\n.......2\n........")
  }

  @Test func `Palette Swap gives each colour its most similar one, and pixels stay`() throws {
    let start = ScriptSprite.picture("01234...")
    let result = try run("Palette Swap", on: start, answers: ["CGA"])
    #expect(result.text == start.text)
    #expect(
      result.sprite.palette.colors.map(\.shortHex)
        == ["#000000", "#FF55FF", "#55FFFF", "#000000", "#FFFFFF"])
    for list in ["Game Boy", "C64"] {
      let colors = try run("Palette Swap", on: start, answers: [list]).sprite.palette.colors
      #expect(colors != start.sprite.palette.colors && colors.count == 5)
    }
  }

  @Test func `Noise changes some painted pixels, and the same ones for the same seed`() throws {
    let row = String(repeating: "2", count: 30) + "...."
    let start = ScriptSprite.picture(Array(repeating: row, count: 20).joined(separator: "\n"))
    let result = try run("Noise", on: start, answers: ["50", "32", "7"])
    #expect(try run("Noise", on: start, answers: ["50", "32", "7"]) == result)
    #expect(try run("Noise", on: start, answers: ["50", "32", "8"]) != result)
    let cells = try #require(result.sprite[cel: result.cel]?.grid)
    let changed = zip(cells.allCells, CellGrid(start.text).allCells).count { $0 != $1 }
    #expect((200...400).contains(changed))
    #expect(cells.region(in: cells.bounds) { $0 >= 0 }.bounds.width == 30)
    #expect(
      Set(result.sprite.palette.colors.dropFirst(5).map(\.shortHex)) == ["#20FF20", "#00DF00"])
  }

  @Test func `Sprite Sheet Splitter cuts all layers row by row, without empty cells`() throws {
    var start = ScriptSprite.picture("1.2....\n.1.2...\n......3\n....44.")
    let added = start.sprite.addLayer(over: start.cel.layer)
    let layer = try #require(added)
    start.sprite.change(CelAddress(frame: 0, layer: layer)) {
      $0.set(1, at: CellPosition(x: 3, y: 0))
    }
    let result = try run("Sprite Sheet Splitter", on: start, answers: ["2", "2"])
    #expect(result.sprite.size == CellSize(width: 2, height: 2))
    #expect(
      result.sprite.frames.map { $0.cels.map(\.grid.text) } == [
        ["1.\n.1", "..\n.."], ["2.\n.2", ".1\n.."], ["..\n44", "..\n.."],
      ])
  }

  @Test func `Each is short, and says first what it does`() throws {
    let names = try #require(FileManager.default.subpaths(atPath: Self.folder.path))
      .filter { $0.hasSuffix(".lua") }
    #expect(names.count == 5)
    for name in names {
      let lines = try Self.example(name).split(separator: "\n", omittingEmptySubsequences: false)
      let title = name.split(separator: "/").last?.dropLast(4) ?? ""
      #expect(lines[0].hasPrefix("-- \(title): "), "\(name)")
      #expect(lines.count <= 61 && lines.allSatisfy { $0.count <= 120 }, "\(name)")
    }
  }
}
