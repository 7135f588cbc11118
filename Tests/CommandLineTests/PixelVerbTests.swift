import Formats
import Foundation
import Documents
import Testing

@Suite("Verbs of the command line, with pixel art")
struct PixelVerbTests {
  let shell: Shell

  init() throws { shell = try Shell() }

  private struct Shown: Decodable {
    struct Frame: Decodable {
      var durationMs: Int
      var cells: [[Int]]
    }
    var format: String
    var width: Int
    var height: Int
    var palette: [String]
    var frames: [Frame]
  }

  private struct Colors: Decodable {
    var palette: [String]
    var swatches: [String]?
  }

  private func show(_ id: String) async throws -> Shown {
    let text = try await shell.run("show", id, "--json").output
    return try JSONDecoder().decode(Shown.self, from: Data(text.utf8))
  }

  private static let two: String = {
    let first =
      "[[0, 1, -1, -1, -1, -1, -1, 6]"
      + String(repeating: ",[-1,-1,-1,-1,-1,-1,-1,-1]", count: 7) + "]"
    let second =
      "[[-1, 1, -1, -1, -1, -1, -1, 6]" + String(repeating: ",[2,2,2,2,2,2,2,2]", count: 7) + "]"
    return ##"""
      {"format": "filbert-pixels", "version": 1, "name": "Ball", "width": 8, "height": 8, "mood": 1,
       "palette": ["#000000FF", "#FF0000FF", "#00FF00FF", "#0000FFFF", "#FFFF00FF", "#FF00FFFF",
                   "#00FFFFFF"],
       "frames": [{"durationMs": 100, "cells": \##(first)}, {"durationMs": 250, "cells": \##(second)}]}
      """##
  }()

  @Test func `New pixel art is 16 × 16, empty, or of the size that is asked for`() async throws {
    #expect(try await shell.run("new", "--kind", "pixels").output == "1\n")
    #expect(try await shell.run("new", "--kind", "pixels", "--size", "24x9").output == "2\n")
    let shown = try await show("1")
    #expect(shown.format == "filbert-pixels" && shown.palette.count == 32)
    #expect(
      shown.frames.map(\.cells) == [Array(repeating: Array(repeating: -1, count: 16), count: 16)])
    let wide = try await show("2")
    #expect(wide.width == 24 && wide.height == 9)
    for size in ["0x8", "4097x8", "8", "axb", "-8x8"] {
      let status: Int32 = ["0x8", "4097x8"].contains(size) ? 1 : 2
      let refused = try await shell.run(
        words: ["new", "--kind", "pixels", "--size", size], exits: status)
      #expect(refused.errors.hasPrefix("filbert: ") && refused.output.isEmpty)
    }
    let list = try await shell.run("list", "--json").output
    #expect(list.contains(#""kind": "pixels""#) && list.contains(#""frameCount": 1"#))
    #expect(try await shell.run("list").output.contains("1 frame\tPixel art 1"))
    #expect(try await shell.run("show", "2").output.contains("cells: 24 × 9"))
  }

  @Test func `What is imported is shown and exported unchanged, copied and trashed`() async throws {
    let file = try shell.write(Self.two, to: "ball.json")
    #expect(try await shell.run("import", file).output == "1\n")
    let shown = try await shell.run("show", "1", "--json").output
    let document = try PixelsDocument(json: Array(shown.utf8))
    #expect(document == (try PixelsDocument(json: Array(Self.two.utf8))))
    #expect(document.art.unknownFields == #"{"mood":1}"#)
    #expect(try await shell.run("export", "1", "-", "--format", "json").output == shown)
    #expect(try await shell.run("duplicate", "1").output == "2\n")
    #expect(
      try await shell.run("show", "2", "--json").output
        == shown.replacing("\"Ball\"", with: "\"Ball copy\""))
    try await shell.run("delete", "1", "2")
    try await shell.run("empty-trash", "--yes")
    try await shell.run("show", "1", exits: 1)
  }

  @Test func `A GIF, a sheet with its JSON and palettes are written, and read again`() async throws
  {
    try await shell.run("import", try shell.write(Self.two, to: "ball.json"))
    try await shell.run("export", "1", shell.file("out.gif"), "--scale", "8")
    try await shell.run("export", "1", shell.file("sheet.png"), "--sheet", "row", "--width", "16")
    try await shell.run("export", "1", shell.file("two.png"), "--frame", "2")
    try await shell.run("export", "1", shell.file("a.apng"))
    try await shell.run("export", "1", shell.file("p.gpl"))
    try await shell.run("export", "1", shell.file("p.hex"))
    #expect(try shell.read("out.gif").starts(with: "GIF89a".utf8))
    #expect(String(decoding: try shell.read("sheet.json"), as: UTF8.self).contains("\"sheet.png\""))
    #expect(String(decoding: try shell.read("p.hex"), as: UTF8.self).hasPrefix("000000\nff0000\n"))
    #expect(try await shell.run("import", shell.file("out.gif")).output == "2\n")
    let gif = try await show("2")
    #expect(gif.width == 64 && gif.frames.map(\.durationMs) == [100, 250])
    #expect(
      try await shell.run("import", shell.file("sheet.png"), "--frame-size", "16x16").output
        == "3\n")
    #expect(try await show("3").frames.count == 2)
    #expect(
      try await shell.run("import", shell.file("two.png"), "--kind", "pixels").output == "4\n")
    let original = try await show("1")
    let one = try await show("4")
    #expect(
      one.frames[0].cells[3].map { one.palette[$0] }
        == original.frames[1].cells[3].map { original.palette[$0] })
    #expect(try await shell.run("import", shell.file("a.apng")).output == "5\n")
    #expect(try await show("5").frames.map(\.durationMs) == [100, 250])
    // A file for each frame, and one piece of pixel art of them.
    try await shell.run("export", "1", shell.file("f1.png"), "--sequence")
    let sequence = try await shell.run(
      "import", shell.file("f1.png"), shell.file("f2.png"), "--sequence")
    #expect(sequence.output == "6\n")
    #expect(try await show("6").frames.count == 2)
    try await shell.run("delete", "6")
    // Without a wish, a PNG is a painting's background.
    try await shell.run("import", shell.file("two.png"))
    #expect(try await shell.run("show", "7", "--json").output.contains("filbert-painting"))
  }

  @Test
  func `A sheet is read with the durations and sections of the JSON beside it, in both forms`()
    async throws
  {
    try await shell.run("import", try shell.write(Self.two, to: "ball.json"))
    let (png, json) = (shell.file("sheet.png"), shell.file("sheet.json"))
    for (number, form) in [(2, "array"), (3, "hash")] {
      try await shell.run("export", "1", png, "--sheet", "grid", "--sheet-json", form)
      #expect(
        String(decoding: try shell.read("sheet.json"), as: UTF8.self)
          .hasPrefix(form == "array" ? "{\"frames\": [" : "{\"frames\": {"))
      #expect(try await shell.run("import", png, "--sheet", json).output == "\(number)\n")
      let new = try await show("\(number)")
      #expect(new.frames.map(\.durationMs) == [100, 250])
    }
    let refusal = try await shell.run("import", png, "--sheet", shell.file("ball.json"), exits: 1)
    #expect(refusal.errors.contains("ball.json: frames[0].frame: must have x, y, w and h"))
  }

  @Test func `A sheet is padded, trimmed and extruded, and read again by its JSON`() async throws {
    try await shell.run("import", try shell.write(Self.two, to: "ball.json"))
    let (png, json) = (shell.file("sheet.png"), shell.file("sheet.json"))
    try await shell.run(
      "export", "1", png, "--sheet", "row", "--border-padding", "2", "--shape-padding", "3",
      "--inner-padding", "1", "--extrude", "2", "--trim", "--scale", "2")
    let text = String(decoding: try shell.read("sheet.json"), as: UTF8.self)
    #expect(text.contains("\"trimmed\": true"))
    #expect(text.contains("\"frame\": {\"x\": 5, \"y\": 5,"))
    try await shell.run("export", "1", shell.file("two.gif"), "--scale", "2")
    try await shell.run("import", png, "--sheet", json)
    try await shell.run("import", shell.file("two.gif"))
    let (sheet, gif) = (try await show("2"), try await show("3"))
    #expect(sheet.frames.map(\.durationMs) == [100, 250])
    func colors(_ shown: Shown) -> [[[String]]] {
      shown.frames.map { $0.cells.map { $0.map { $0 < 0 ? "" : shown.palette[$0] } } }
    }
    #expect(colors(sheet) == colors(gif))
  }

  @Test func `Indices of a picture's palette are kept where that is wanted`() async throws {
    try await shell.run("import", try shell.write(Self.two, to: "ball.json"))
    try await shell.run("export", "1", shell.file("a.png"))
    try await shell.run("import", shell.file("a.png"), "--keep-indices")
    #expect(try await show("2").frames.count == 1)
    let refusal = try await shell.run(
      "import", shell.file("a.png"), "--keep-indices", "--colors", "4", exits: 2)
    #expect(refusal.errors.contains("--keep-indices can't be combined with --colors or --size"))
    let photo = try shell.write("P3 1 1 255\n1 2 3\n", to: "one.ppm")
    let none = try await shell.run("import", photo, "--keep-indices", exits: 1)
    #expect(none.errors.contains("its pixels are not palette indices"))
  }

  @Test
  func `A picture with more colours than a palette keeps them, unless they are to be reduced`()
    async throws
  {
    let side = 72
    let colors = (0..<side * side).map { "\($0 & 255) \($0 >> 8) 99" }.joined(separator: "\n")
    let file = try shell.write("P3 \(side) \(side) 255\n\(colors)\n", to: "many.ppm")
    try await shell.run("import", file, "--kind", "pixels")
    func showColors(_ id: String) async throws -> Colors {
      let text = try await shell.run("show", id, "--json").output
      return try JSONDecoder().decode(Colors.self, from: Data(text.utf8))
    }
    let whole = try await showColors("1")
    #expect(whole.palette.count == 5184 && whole.swatches?.count == 256)
    try await shell.run("import", file, "--colors", "4096")
    let reduced = try await showColors("2")
    #expect(reduced.palette.count == 4096 && reduced.swatches == nil)
  }

  @Test func `A file with nothing in it is refused as what it is`() async throws {
    let file = try shell.write("", to: "nothing.png")
    let refusal = try await shell.run("import", file, exits: 1)
    #expect(refusal.errors.contains("nothing.png: the file is empty"))
  }

  @Test func `Wrong wishes are refused with one line`() async throws {
    try await shell.run("import", try shell.write(Self.two, to: "ball.json"))
    try await shell.run("new")
    let wrong: [([String], Int32, String)] = [
      (["export", "1", "a.svg"], 1, "png, gif, apng"),
      (["export", "2", "a.gif"], 1, "png, jpeg, svg"),
      (["export", "1", "a.png", "--scale", "1.5"], 1, "whole number"),
      (["export", "1", "a.png", "--width", "20"], 1, "multiple of 8"),
      (["export", "1", "a.png", "--frame", "3"], 1, "frame 3 does not exist"),
      (["export", "1", "a.gif", "--frame", "1"], 2, "for png"),
      (
        ["export", "1", "a.png", "--sheet", "heap"], 2,
        "row, column, grid, layers, columns or packed"
      ),
      (["export", "1", "a.png", "--sheet-json", "hash"], 2, "--sheet-json needs --sheet"),
      (["export", "1", "a.png", "--trim"], 2, "need --sheet"),
      (
        ["export", "1", "a.png", "--sheet", "row", "--extrude", "999"], 2,
        "--extrude must be 0 to 256"
      ),
      (["import", "a.png", "b.png", "--sheet", "a.json"], 2, "one picture"),
      (["export", "2", "a.png", "--sheet", "row"], 1, "pixel art"),
      (["import", "ball.json", "--kind", "painting", "--colors", "3"], 2, "--kind pixels"),
      (["import", "ball.json", "--colors", "0"], 2, "1 to 4096"),
    ]
    for (words, status, part) in wrong {
      let refusal = try await shell.run(words: words, exits: status)
      #expect(refusal.errors.contains(part), "\(words): \(refusal.errors)")
      #expect(refusal.errors.split(separator: "\n").count == 1 && refusal.output.isEmpty)
    }
  }
}
