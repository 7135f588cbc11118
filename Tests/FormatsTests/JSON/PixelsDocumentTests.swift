import Formats
import Foundation
import Base
import Documents
import TestSupport
import Testing

@Suite("Pixel art in the interchange format")
struct PixelsDocumentTests {
  @Test(arguments: seeds(60))
  func `is read as it was written, with fields that nobody knows`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var picture = Sprite(size: CellSize(width: 12, height: 9))
    for _ in 0..<Int.random(in: 0...30, using: &random) { picture.changeRandomly(using: &random) }
    picture.loopCount = Int.random(in: 0...5, using: &random)
    let document = PixelsDocument(
      name: "A \"B\"\n", art: PixelArt(picture, unknownFields: #"{"mood":[1,{"a":"späť"}]}"#))
    let json = document.json
    let again = try PixelsDocument(json: json)
    #expect(again == document)
    #expect(
      try NamedDocument(json: json)
        == NamedDocument(name: "A \"B\"\n", document: .pixels(document.art)))
  }

  private func document(_ change: (String) -> String = { $0 }) throws -> PixelsDocument {
    let row = "[0, 1, -1, 2, 3, 4, 5, 6]"
    let rows = Array(repeating: row, count: 8).joined(separator: ",\n")
    let text = """
      {"version": 1, "frames": [{"cells": [\(rows)], "durationMs": 50, "glow": 1}],
       "palette": ["#000", "#112233", "#11223344", "#FFF", "#F00", "#0F0", "#00F"],
       "height": 8, "width": 8, "format": "filbert-pixels"}
      """
    return try PixelsDocument(json: Array(change(text).utf8))
  }

  @Test func `is read whatever the order of its fields`() throws {
    let picture = try document().art.sprite
    #expect(picture.size == CellSize(width: 8, height: 8) && picture.frames[0].milliseconds == 50)
    #expect(picture.palette[2] == InkColor(rgba: 0x1122_3344))
    #expect(
      picture.frames[0].grid.cells(in: CellRect(x: 0, y: 3, width: 4, height: 1)) == [0, 1, -1, 2])
    #expect(picture.frames[0].unknownFields == #"{"glow":1}"#)
  }

  @Test(
    arguments: [
      ("\"width\": 8", "\"width\": 9", "frames[0].cells[0]: must have 9 cells"),
      ("\"height\": 8", "\"height\": 9", "frames[0].cells: must have 9 rows"),
      ("\"width\": 8", "\"width\": 0", "width: must be a whole number from 1 to 4096"),
      ("\"width\": 8", "\"width\": 8.5", "width: must be a whole number"),
      ("5, 6]", "5, 7]", "frames[0].cells[0][7]: must be -1 or a palette index below 7"),
      ("5, 6]", "5, -2]", "frames[0].cells[0][7]: must be a whole number from -1"),
      ("5, 6]", "5, 1e99]", "frames[0].cells[0][7]: must be a whole number"),
      ("5, 6]", "5, \"6\"]", "frames[0].cells[0][7]: must be a number"),
      ("\"#112233\"", "\"red\"", "palette[1]: must be a colour"),
      ("50", "0", "frames[0].durationMs: must be a whole number from 1"),
      ("\"version\": 1", "\"version\": 6", "version: is newer"),
      (
        "\"version\": 1",
        "\"version\": 1, \"sections\": [{\"name\": \"a\", \"first\": 0, \"last\": 1}]",
        "sections[0].last: must be the index of a frame"
      ),
      (
        "\"version\": 1", "\"version\": 1, \"ramps\": [[2, 7]]", "ramps[0]: must be palette indices"
      ),
      (
        "\"version\": 1", "\"version\": 1, \"ramps\": [[0, 2], [2, 3]]",
        "ramps[1]: must be palette indices"
      ),
      (
        "\"version\": 1", "\"version\": 1, \"ramps\": [[2, 2]]",
        "ramps[0]: must be two palette indices"
      ),
      (
        "\"version\": 1", "\"version\": 1, \"ramps\": [[2]]",
        "ramps[0]: must be two palette indices"
      ),
      ("\"version\": 1", "\"version\": 1, \"playback\": \"zigzag\"", "playback: must be one of"),
      ("\"version\": 1, ", "", "version: is missing"),
      ("\"frames\": [", "\"frames\": [], \"other\": [", "frames: must have 1 to 1024"),
      ("\"height\": 8,", "", "height: is missing"),
      ("\"height\": 8,", "\"height\": 8, \"height\": 8,", "height: appears twice"),
      ("filbert-pixels", "filbert-voxels", "format: must be \"filbert-pixels\""),
    ])
  func `that is wrong names the field`(old: String, new: String, message: String) {
    do {
      _ = try document { $0.replacing(old, with: new) }
      Issue.record("it was read")
    } catch {
      #expect(String(describing: error).hasPrefix(message), "\(error)")
    }
  }

  @Test func `may have one colour`() throws {
    let picture = try document {
      $0.replacing(
        "\"#000\", \"#112233\", \"#11223344\", \"#FFF\", \"#F00\", \"#0F0\", \"#00F\"",
        with: "\"#000\""
      )
      .replacing("[0, 1, -1, 2, 3, 4, 5, 6]", with: "[0, 0, -1, 0, 0, 0, 0, 0]")
    }.art.sprite
    #expect(picture.palette == Palette([.black]))
  }
}
