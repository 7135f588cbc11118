import Base
import Documents
import Formats
import Foundation
import TestSupport
import Testing

@Suite("Sheets with many wishes")
struct SheetPackingTests {
  /// Four frames of 8 × 8: two equal ones with a bar, an empty one, and one with the bar elsewhere.
  private var picture: Sprite {
    var picture = Sprite(size: CellSize(width: 8, height: 8))
    picture.insert((0..<3).map { _ in picture.blankFrame(milliseconds: 50) }, at: 1)
    for (frame, x) in [(0, 1), (1, 1), (3, 4)] {
      picture.change(frame: frame) {
        $0.fill(CellRect(x: x, y: 2, width: 2, height: 3), with: 5)
      }
    }
    picture.setSections([
      FrameSection(name: "stand", frames: 0...1), FrameSection(name: "none", frames: 2...2),
      FrameSection(name: "go", frames: 1...3),
    ])
    return picture
  }

  private func description(
    _ layout: SpriteSheet.Layout = .row, _ change: (inout SheetExport) -> Void
  ) throws -> SheetDescription {
    var export = SheetExport(layout: layout)
    change(&export)
    return try export.sheet(of: [SheetSource(picture)], image: "a.png").description
  }

  @Test func `have equal frames once, and one place for all of them in the JSON`() throws {
    let sheet = try description { $0.mergesDuplicates = true }
    #expect(sheet.size == CellSize(width: 24, height: 8))
    #expect(sheet.frames.map(\.place.x) == [0, 0, 8, 16])
    let trimmed = try description {
      ($0.mergesDuplicates, $0.spacing.trimming) = (true, .frames)
    }
    #expect(trimmed.frames[0].place == trimmed.frames[3].place)
    #expect(trimmed.frames.map(\.offset.x) == [1, 1, 0, 4])
    #expect(trimmed.size == CellSize(width: 3, height: 3))
  }

  @Test func `trim all frames alike`() throws {
    let sheet = try description { $0.spacing.trimming = .alike }
    #expect(sheet.size == CellSize(width: 20, height: 3))
    #expect(Set(sheet.frames.map(\.offset)) == [CellPosition(x: 1, y: 2)])
    #expect(Set(sheet.frames.map(\.size)) == [CellSize(width: 8, height: 8)])
  }

  @Test func `leave out empty frames, and move the sections`() throws {
    let sheet = try description { $0.omitsEmpty = true }
    #expect(sheet.frames.map(\.name) == ["0", "1", "3"])
    #expect(sheet.tags.map(\.name) == ["stand", "go"])
    #expect(sheet.tags.map(\.frames) == [0...1, 1...2])
    var export = SheetExport(layout: .row)
    export.omitsEmpty = true
    let blank = Sprite(size: CellSize(width: 8, height: 8))
    #expect(throws: (any Error).self) {
      try export.sheet(of: [SheetSource(blank)], image: "a.png")
    }
  }

  @Test func `are filled column by column`() throws {
    let sheet = try description(.columns) { _ in }
    #expect(
      sheet.frames.map(\.place.origin) == [
        CellPosition(x: 0, y: 0), CellPosition(x: 0, y: 8), CellPosition(x: 8, y: 0),
        CellPosition(x: 8, y: 8),
      ])
  }

  @Test func `have frames of several pictures, each with its palette and its sections`() throws {
    var other = Sprite(
      size: CellSize(width: 8, height: 8), palette: Palette([InkColor(rgb: 0xABCDEF)]))
    other.change(frame: 0) { $0.fill($0.bounds, with: 0) }
    other.setSection("more", frames: 0...0)
    var sources = [
      SheetSource(picture, title: "a", ending: "gif"),
      SheetSource(other, title: "b", ending: "png"),
    ]
    sources[1].document = 1
    var export = SheetExport(layout: .row)
    export.names = try FileNamePattern("{title} {tag} {tagframe}.{ext}")
    let sheet = try export.sheet(of: sources, image: "s.png")
    #expect(
      sheet.description.frames.map(\.name) == [
        "a stand 0.gif", "a stand 1.gif", "a none 0.gif", "a go 2.gif", "b more 0.png",
      ])
    #expect(sheet.description.tags.map(\.frames) == [0...1, 2...2, 1...3, 4...4])
    let frames = try sheet.description.frames(of: ColorRaster(pictureFile: sheet.png()))
    #expect(frames[4].pixels.allSatisfy { $0 == 0xABCD_EFFF })
    #expect(frames[0] == ColorRaster(picture.frames[0].grid, picture.palette))
  }

  @Test func `split a picture into layers and sections`() throws {
    var picture = picture
    let upper = picture.addLayer(over: picture.layers[0].id)!
    picture.changeLayer(upper) { $0.sheet.name = "Ink" }
    let sources = SheetSource(picture, title: "a").splitIntoLayers()
      .flatMap { $0.splitIntoSections() }
    #expect(sources.map(\.tag) == ["stand", "none", "go", "stand", "none", "go"])
    var export = SheetExport(layout: .packed)
    export.names = try FileNamePattern("{layer} {tag} {frame}")
    let sheet = try export.sheet(of: sources, image: "a.png").description
    #expect(sheet.frames.map(\.name).suffix(2) == ["Ink go 1", "Ink go 2"])
    #expect(sheet.tags.map(\.frames) == [0...1, 2...2, 3...5])
  }

  /// The fields of a JSON object at a path, in order of the alphabet.
  private func fields(_ value: Any?) -> [String] {
    ((value as? [String: Any])?.keys).map { $0.sorted() } ?? []
  }

  @Test(arguments: SheetDescription.Form.allCases)
  func `are described by the fields that Aseprite documents`(form: SheetDescription.Form) throws {
    var picture = picture
    let group = picture.addLayer(over: picture.layers[0].id, isGroup: true)!
    let inner = picture.addLayer(over: group)!
    picture.changeLayer(inner) {
      ($0.blendMode, $0.sheet) = (.addition, $0.sheet.faded(to: 0.5))
      $0.sheet.name = "Glow"
    }
    picture.changeLayer(group) { $0.sheet.name = "Light" }
    var export = SheetExport(layout: .packed)
    export.form = form
    let json = try export.sheet(of: [SheetSource(picture)], image: "a.png").json
    let top = try #require(
      try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
    #expect(fields(top) == ["frames", "meta"])
    let frames =
      form == .array
      ? top["frames"] as? [Any] : (top["frames"] as? [String: Any]).map { Array($0.values) }
    let usual = [
      "duration", "frame", "rotated", "sourceSize", "spriteSourceSize", "trimmed",
    ]
    for frame in try #require(frames) {
      #expect(fields(frame) == (form == .array ? (usual + ["filename"]).sorted() : usual))
      let parts = try #require(frame as? [String: Any])
      #expect(fields(parts["frame"]) == ["h", "w", "x", "y"])
      #expect(fields(parts["spriteSourceSize"]) == ["h", "w", "x", "y"])
      #expect(fields(parts["sourceSize"]) == ["h", "w"])
    }
    let meta = try #require(top["meta"] as? [String: Any])
    #expect(
      fields(meta) == [
        "app", "format", "frameTags", "image", "layers", "scale", "size", "slices", "version",
      ])
    #expect(fields((meta["frameTags"] as? [Any])?.first) == ["direction", "from", "name", "to"])
    let layers = try #require(meta["layers"] as? [[String: Any]])
    #expect(fields(layers[0]) == ["blendMode", "name", "opacity"])
    #expect(fields(layers[1]) == ["blendMode", "group", "name", "opacity"])
    #expect(fields(layers[2]) == ["name"])
    #expect(layers[1]["blendMode"] as? String == "addition")
    #expect(layers[1]["opacity"] as? Int == 128 && layers[1]["group"] as? String == "Light")
    #expect(try SheetDescription(json).layers?.map(\.name) == ["1", "Glow", "Light"])
  }

  @Test(arguments: seeds(100))
  func `overlap nowhere, and have all frames again by their JSON`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var sources: [SheetSource] = []
    for document in 0..<Int.random(in: 1...3, using: &random) {
      var picture = Sprite(
        size: CellSize(
          width: .random(in: 1...24, using: &random), height: .random(in: 1...24, using: &random)))
      for _ in 0..<20 { picture.changeRandomly(using: &random) }
      var source = SheetSource(picture, title: "\(document)")
      source.document = document
      sources.append(source)
    }
    var export = SheetExport(
      layout: SpriteSheet.Layout.allCases.randomElement(using: &random) ?? .packed)
    if Int.random(in: 0..<2, using: &random) == 0 { export.layout = .packed }
    export.scale = .random(in: 1...3, using: &random)
    export.mergesDuplicates = .random(using: &random)
    let spacing = (0..<4).map { _ in Int.random(in: 0...3, using: &random) }
    if Bool.random(using: &random) {
      (export.spacing.border, export.spacing.between) = (spacing[0], spacing[1])
      (export.spacing.inner, export.spacing.extrusion) = (spacing[2], spacing[3])
    }
    export.spacing.trimming = SheetSpacing.Trimming.allCases.randomElement(using: &random) ?? .none
    let sheet = try export.sheet(of: sources, image: "a.png")
    let described = try SheetDescription(sheet.json)
    #expect(described == sheet.description)
    let raster = try ColorRaster(pictureFile: sheet.png())
    #expect(raster.size == described.size)
    // Each place is inside, with its surroundings, and overlaps no other one.
    let around = export.spacing.inner + export.spacing.extrusion
    let places = Array(Set(described.frames.map(\.place)))
    let whole = CellRect(size: raster.size)
    for (index, place) in places.enumerated() {
      let room = place.expanded(by: around)
      let bordered = room.expanded(by: export.spacing.border)
      #expect(whole.intersection(bordered) == bordered)
      for other in places[..<index] {
        let gap = other.expanded(by: around + export.spacing.between)
        #expect(gap.intersection(room).isEmpty)
      }
    }
    if !export.mergesDuplicates { #expect(places.count == described.frames.count) }
    let frames = try described.frames(of: raster)
    var index = 0
    for source in sources {
      let flat = source.picture.flattened
      for frame in flat.frames {
        let read = frames[index]
        let cells = ColorRaster(frame.grid, flat.palette)
        var isEqual = true
        for y in 0..<cells.size.height * export.scale {
          for x in 0..<cells.size.width * export.scale {
            let cell = cells.pixels[y / export.scale * cells.size.width + x / export.scale]
            let color = cell & 255 == 0 ? 0 : cell
            let pixel = read.pixels[y * read.size.width + x]
            if pixel != color { isEqual = false }
          }
        }
        #expect(isEqual, "frame \(index)")
        index += 1
      }
    }
    #expect(index == frames.count)
  }
}

extension CellRect {
  fileprivate func expanded(by length: Int) -> CellRect {
    CellRect(
      x: x - length, y: y - length, width: width + 2 * length, height: height + 2 * length)
  }
}
