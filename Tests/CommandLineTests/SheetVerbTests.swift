import Base
import Documents
import Formats
import Foundation
import Testing

@Suite("The verb for sprite sheets")
struct SheetVerbTests {
  let shell: Shell

  init() throws { shell = try Shell() }

  /// An Aseprite file with three frames, the first two equal and the last one empty, a section and two layers.
  private func sprite(_ name: String) throws -> String {
    var picture = Sprite(size: CellSize(width: 8, height: 8))
    picture.insert((0..<2).map { _ in picture.blankFrame(milliseconds: 40) }, at: 1)
    picture.addLayer(over: picture.layers[0].id)
    picture.changeLayer(picture.layers[0].id) { $0.sheet.name = "Back" }
    picture.changeLayer(picture.layers[1].id) { $0.sheet.name = "Ink" }
    for frame in 0..<2 {
      picture.change(CelAddress(frame: frame, layer: picture.layers[0].id)) {
        $0.fill(CellRect(x: 2, y: 2, width: 3, height: 2), with: 4)
      }
    }
    picture.setSection("walk", frames: 0...1)
    picture.slices = [
      Slice(
        name: "hit", userData: UserData(text: "soft", color: InkColor(rgb: 0x0000FF)),
        keys: [
          Slice.Key(
            frame: 0, bounds: CellRect(x: 1, y: 2, width: 4, height: 3),
            pivot: CellPosition(x: 1, y: 0))
        ])
    ]
    let bytes = try PixelExport(as: .aseprite).bytes(of: PixelArt(picture), name: "A")
    try Data(bytes).write(to: URL(fileURLWithPath: shell.file(name)))
    return shell.file(name)
  }

  private func json(_ name: String) throws -> SheetDescription {
    try SheetDescription(shell.read(name))
  }

  private func size(_ name: String) throws -> CellSize {
    try ColorRaster(pictureFile: shell.read(name)).size
  }

  @Test func `writes a sheet and its JSON of files, without a library`() async throws {
    let file = try sprite("hero.aseprite")
    let outcome = try await shell.run(
      "sheet", file, "--output", shell.file("out.png"), "--data", shell.file("out.json"))
    #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: shell.file("library.sqlite")))
    let sheet = try json("out.json")
    #expect(sheet.image == "out.png" && sheet.tags.isEmpty && sheet.layers == nil)
    #expect(sheet.slices == nil)
    #expect(
      sheet.frames.map(\.name) == ["hero 0.aseprite", "hero 1.aseprite", "hero 2.aseprite"])
    #expect(String(decoding: try shell.read("out.json"), as: UTF8.self).hasPrefix("{\"frames\": {"))
    #expect(try size("out.png") == CellSize(width: 16, height: 16))
  }

  @Test func `takes Aseprite's options`() async throws {
    let file = try sprite("hero.aseprite")
    _ = try await shell.run(
      "sheet", file, "--sheet", shell.file("o.png"), "--data", shell.file("o.json"),
      "--sheet-type", "horizontal", "--scale", "2", "--trim", "--ignore-empty",
      "--merge-duplicates", "--border-padding", "1", "--list-tags", "--list-layers",
      "--list-slices", "--format", "json-array", "--filename-format", "{title}-{tag}-{tagframe01}")
    let sheet = try json("o.json")
    #expect(try size("o.png") == CellSize(width: 8, height: 6))
    #expect(sheet.frames.map(\.name) == ["hero-walk-01", "hero-walk-02"])
    #expect(sheet.frames[0].place == sheet.frames[1].place && sheet.scale == 2)
    #expect(sheet.frames[0].offset == CellPosition(x: 4, y: 4))
    #expect(sheet.tags.map(\.name) == ["walk"] && sheet.layers?.map(\.name) == ["Back", "Ink"])
    let slice = try #require(sheet.slices?.first)
    #expect(slice.name == "hit" && slice.userData.text == "soft")
    #expect(slice.keys.map(\.bounds) == [CellRect(x: 2, y: 4, width: 8, height: 6)])
    #expect(slice.keys[0].pivot == CellPosition(x: 2, y: 0))
  }

  @Test func `splits layers and sections, and takes a part of the frames`() async throws {
    let file = try sprite("hero.aseprite")
    func names(_ options: String...) async throws -> [String] {
      let words = ["sheet", file, "--data", "-", "--format", "json-array"] + options
      return try SheetDescription(Array(try await shell.run(words: words).output.utf8))
        .frames.map(\.name)
    }
    #expect(
      try await names("--split-layers", "--tag", "walk") == [
        "hero (Back) 0.aseprite", "hero (Back) 1.aseprite", "hero (Ink) 0.aseprite",
        "hero (Ink) 1.aseprite",
      ])
    #expect(
      try await names("--split-tags") == ["hero #walk 0.aseprite", "hero #walk 1.aseprite"])
    #expect(try await names("--frame-range", "2,2") == ["hero.aseprite"])
    #expect(try await names("--layer", "Ink", "--frame-range", "0,1").count == 2)
  }

  @Test func `puts the frames of several files together, and prints what is in them`() async throws
  {
    let files = [try sprite("a.aseprite"), try sprite("b.aseprite")]
    _ = try await shell.run(
      words: ["sheet"] + files + ["--output", shell.file("s.png"), "--sheet-type", "packed"])
    #expect(try size("s.png").count >= 6 * 64)
    let printed = try await shell.run(
      "sheet", files[0], "--list-layers", "--list-tags", "--list-slices")
    #expect(printed.output == "Back\nInk\nwalk\nhit\n")
    let png = try await shell.run("sheet", shell.file("s.png"), "--data", "-")
    #expect(png.output.contains("s.png"))
  }

  @Test func `refuses what it can't do with one line, and writes nothing`() async throws {
    let file = try sprite("hero.aseprite")
    let text = try shell.write(#"{"format": "filbert-painting"}"#, to: "no.json")
    let out = shell.file("out.png")
    let wrong: [([String], Int32, String)] = [
      ([file], 2, "--output or --data is missing"),
      ([file, "--output", "-", "--data", "-"], 2, "can't be both"),
      ([file, "--output", out, "--scale", "0"], 2, "--scale must be 1 to 256"),
      ([file, "--output", out, "--sheet-type", "heap"], 2, "heap"),
      ([file, "--output", out, "--trim", "--trim-sprite"], 2, "can't be combined"),
      ([file, "--output", out, "--filename-format", "{x}"], 2, "unknown field {x}"),
      ([file, "--output", out, "--filename-format", "{title}"], 1, "twice; add one of"),
      ([file, "--output", out, "--tag", "run"], 1, "section “run” does not exist"),
      ([file, "--output", out, "--layer", "Sky"], 1, "layer “Sky” does not exist"),
      ([file, "--output", out, "--frame-range", "1,3"], 1, "the last frame is 2"),
      ([file, "--output", out, "--frame-range", "3"], 2, "frame-range"),
      ([text, "--output", out], 1, "no.json: "),
      ([shell.file("none.png"), "--output", out], 1, "none.png"),
    ]
    for (words, status, part) in wrong {
      let refusal = try await shell.run(words: ["sheet"] + words, exits: status)
      #expect(refusal.errors.contains(part), "\(words): \(refusal.errors)")
      #expect(refusal.errors.split(separator: "\n").count == 1 && refusal.output.isEmpty)
    }
    #expect(!FileManager.default.fileExists(atPath: out))
  }

  @Test func `Export writes several files by a pattern, layers, sections and scales`() async throws
  {
    try await shell.run("import", try sprite("hero.aseprite"))
    let out = shell.file("h.png")
    func written() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: shell.folder)
        .filter { $0.hasPrefix("h") && $0.hasSuffix(".png") }.sorted()
    }
    try await shell.run("export", "1", out, "--split-layers", "--scale", "1", "--scale", "3")
    #expect(
      try written() == ["h-Back@1x.png", "h-Back@3x.png", "h-Ink@1x.png", "h-Ink@3x.png"])
    #expect(try size("h-Ink@3x.png") == CellSize(width: 24, height: 24))
    _ = try await shell.run(
      "export", "1", shell.file("g.gif"), "--split-tags", "--name-pattern", "{tag}_{title}.{ext}")
    #expect(try shell.read("walk_g.gif").starts(with: "GIF89a".utf8))
    for (words, status, part) in [
      (["--split-layers", "--name-pattern", "{title}.{ext}"], 1, "twice; add one of {layer}"),
      (["--name-pattern", "{nothing}"], 2, "unknown field {nothing}"),
      (["--all-layers"], 2, "--all-layers needs"),
      (["--split-tags", "--section", "walk"], 2, "can't be combined"),
      (["--merge-duplicates"], 2, "need --sheet"),
    ] as [([String], Int32, String)] {
      let refusal = try await shell.run(words: ["export", "1", out] + words, exits: status)
      #expect(refusal.errors.contains(part), "\(words): \(refusal.errors)")
    }
    try await shell.run("new")
    let painting = try await shell.run(
      "export", "2", out, "--split-layers", exits: 1)
    #expect(painting.errors.contains("only for pixel art"))
  }
}
