import Base
import Documents
import Formats
import Testing
import Texts

@Suite("Pixel art in true colour in the interchange format")
struct TrueColorDocumentTests {
  private func json(_ colorCount: Int, _ more: String = "") -> [UInt8] {
    let colors = (0..<colorCount).map { InkColor(rgb: UInt32($0)).hex }
    return Array(
      """
      {"format": "filbert-pixels", "version": 5, "width": 1, "height": 1,
       "palette": ["\(colors.joined(separator: "\", \""))"], \(more)
       "layers": [{"id": 1}], "frames": [{"durationMs": 50, "cels": [{"layer": 1, "cells": [[\(colorCount - 1)]]}]}]}
      """.utf8)
  }

  private func complaint(_ bytes: [UInt8]) -> String? {
    do throws(InterchangeError) {
      _ = try PixelsDocument(json: bytes)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `has more colours than a palette, which are refused without one to choose from`()
    throws
  {
    let many = try PixelsDocument(json: json(5000, "\"swatches\": [\"#FF8000FF\"],")).art.sprite
    #expect(many.isTrueColor && many.palette.count == 5000)
    #expect(many.choices == Palette([InkColor(rgb: 0xFF8000)]))
    #expect(many.frames[0].cels[0].grid[.zero] == 4999)
    #expect(complaint(json(5000))?.contains("palette: must have 1 to 4096 colours") == true)
    #expect(complaint(json(4096)) == nil)
  }

  @Test func `has 1 to 4096 swatches, and ramps of them`() {
    let swatches = Array(repeating: "\"#000000FF\"", count: 4097).joined(separator: ", ")
    #expect(
      complaint(json(2, "\"swatches\": [\(swatches)],"))?.contains("swatches: must have 1 to 4096")
        == true)
    #expect(complaint(json(2, "\"swatches\": [],"))?.contains("swatches: must have 1 to") == true)
    let three = "\"swatches\": [\"#000000FF\", \"#FF0000FF\", \"#00FF00FF\"],"
    #expect(complaint(json(2, three + " \"ramps\": [[0, 2]],")) == nil)
    #expect(complaint(json(9, three + " \"ramps\": [[0, 3]],"))?.contains("ramps[0]") == true)
  }
}
