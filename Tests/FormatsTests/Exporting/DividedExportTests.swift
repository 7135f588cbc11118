import Base
import Documents
import Formats
import Testing

@Suite("Pixel art in several files")
struct DividedExportTests {
  /// Three frames of 8 × 8 with the sections "walk" (two of them) and "rest"; from the lowest a layer "Sky" of colour
  /// 1, a group "Hero" with "Body" of colour 2 in the left half, and a hidden layer "Notes" of colour 3.
  private static let art: PixelArt = {
    var picture = Sprite(size: CellSize(width: 8, height: 8))
    picture.insert((0..<2).map { _ in picture.blankFrame(milliseconds: 30) }, at: 1)
    let sky = picture.layers[0].id
    let hero = picture.addLayer(over: sky, isGroup: true)!
    let body = picture.addLayer(over: hero)!
    let notes = picture.addLayer(over: hero, isGroup: true)!
    let note = picture.addLayer(over: notes)!
    picture.takeOutOfGroup(note)
    picture.removeLayer(notes)
    for (id, name) in [(sky, "Sky"), (hero, "Hero"), (body, "Body"), (note, "Notes")] {
      picture.changeLayer(id) { $0.sheet.name = name }
    }
    picture.changeLayer(note) { $0.sheet.isHidden = true }
    for frame in 0..<3 {
      for (id, color, width) in [(sky, 1, 8), (body, 2, 4), (note, 3, 2)] {
        picture.change(CelAddress(frame: frame, layer: id)) {
          $0.fill(CellRect(x: 0, y: 0, width: width, height: 8), with: CellGrid.Cell(color))
        }
      }
    }
    for frame in 0..<3 {
      picture.change(CelAddress(frame: frame, layer: sky)) {
        $0.set(CellGrid.Cell(9 + frame), at: CellPosition(x: 6, y: 7))
      }
    }
    picture.setSections([
      FrameSection(name: "walk", frames: 0...1), FrameSection(name: "rest", frames: 2...2),
    ])
    return PixelArt(picture)
  }()

  private func names(_ export: PixelExport) throws -> [String] {
    try export.files(of: Self.art, name: "A", file: "x/hero.png").map(\.file)
  }

  private func colors(_ file: PixelExport.Companion) throws -> [UInt32] {
    let raster = try ColorRaster(pictureFile: file.bytes())
    return [0, 3, 7].map { raster.pixels[$0] }
  }

  private func color(_ cell: Int) -> UInt32 { Self.art.sprite.palette.colors[cell].rgba }

  @Test func `is one file, unless something else is asked for`() throws {
    #expect(try names(PixelExport(as: .png)) == ["x/hero.png"])
    #expect(
      try names(PixelExport(as: .png, content: .sequence)) == [
        "x/hero.png", "x/hero2.png", "x/hero3.png",
      ])
  }

  @Test func `is a file for each section`() throws {
    var export = PixelExport(as: .gif)
    export.division.sections = true
    let files = try export.files(of: Self.art, name: "A", file: "x/hero.gif")
    #expect(files.map(\.file) == ["x/hero-walk.gif", "x/hero-rest.gif"])
    let counts = try files.map { try GIFFile.picture($0.bytes()).frames.count }
    #expect(counts == [2, 1])
  }

  @Test func `is a file for each layer or group, of visible ones or of all`() throws {
    var export = PixelExport(as: .png)
    export.division.layers = .layers
    #expect(try names(export) == ["x/hero-Sky.png", "x/hero-Body.png"])
    export.division.includesHidden = true
    #expect(try names(export) == ["x/hero-Sky.png", "x/hero-Body.png", "x/hero-Notes.png"])
    let files = try export.files(of: Self.art, name: "A", file: "x/hero.png")
    #expect(try colors(files[0]) == [color(1), color(1), color(1)])
    #expect(try colors(files[1]) == [color(2), color(2), 0])
    #expect(try colors(files[2]) == [color(3), 0, 0])
    export.division.layers = .groups
    #expect(try names(export) == ["x/hero-Sky.png", "x/hero-Hero.png", "x/hero-Notes.png"])
    let groups = try export.files(of: Self.art, name: "A", file: "x/hero.png")
    #expect(try colors(groups[1]) == [color(2), color(2), 0])
  }

  @Test func `has several scales at once`() throws {
    var export = PixelExport(as: .png, scale: 1)
    export.moreScales = [2, 4]
    let files = try export.files(of: Self.art, name: "A", file: "hero.png")
    #expect(files.map(\.file) == ["hero@1x.png", "hero@2x.png", "hero@4x.png"])
    let widths = try files.map { try ColorRaster(pictureFile: $0.bytes()).size.width }
    #expect(widths == [8, 16, 32])
    export.format = .json
    #expect(try names(export) == ["x/hero.png"])
  }

  @Test func `is named by a pattern, with frames counted in their sections`() throws {
    var export = PixelExport(as: .png, content: .sequence)
    export.names = try FileNamePattern("{title}-{tag}-{tagframe001}.{ext}")
    #expect(
      try names(export) == ["x/hero-walk-001.png", "x/hero-walk-002.png", "x/hero-rest-001.png"])
    export.division.sections = true
    export.division.layers = .layers
    export.names = try FileNamePattern("{group}_{layer}_{tag}_{frame}.{ext}")
    #expect(try names(export).prefix(2) == ["x/_Sky_walk_0.png", "x/_Sky_walk_1.png"])
    #expect(try names(export).last == "x/Hero_Body_rest_0.png")
  }

  @Test func `has a JSON next to each sheet`() throws {
    var export = PixelExport(as: .png, content: .sheet(.row))
    export.division.sections = true
    #expect(
      try names(export) == [
        "x/hero-walk.png", "x/hero-walk.json", "x/hero-rest.png", "x/hero-rest.json",
      ])
    let files = try export.files(of: Self.art, name: "A", file: "x/hero.png")
    let sheet = try SheetDescription(files[1].bytes())
    #expect(sheet.image == "hero-walk.png" && sheet.frames.count == 2)
    #expect(sheet.tags.map(\.name) == ["walk"])
  }

  @Test func `is refused before anything is written where two files would have one name`() throws {
    var export = PixelExport(as: .png)
    export.division.layers = .layers
    export.names = try FileNamePattern("{title}.{ext}")
    do {
      _ = try names(export)
      Issue.record("it has names")
    } catch {
      #expect("\(error)".contains("makes the name “hero.png” twice; add one of {layer}, {tag}"))
    }
    var sheet = PixelExport(as: .png, content: .sheet(.row))
    sheet.frameNames = try FileNamePattern("{title}")
    #expect(throws: ExchangeError.self) { try names(sheet) }
    sheet.frameNames = try FileNamePattern("{title} {frame}")
    #expect(try names(sheet) == ["x/hero.png", "x/hero.json"])
  }

  @Test func `without sections has no files for them`() throws {
    var export = PixelExport(as: .png)
    export.division.sections = true
    let art = PixelArt(Sprite(size: CellSize(width: 8, height: 8)))
    #expect(throws: ExchangeError.self) { try export.files(of: art, name: "A", file: "a.png") }
  }
}
