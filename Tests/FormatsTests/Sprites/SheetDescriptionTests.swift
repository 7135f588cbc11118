import Base
import Documents
import Formats
import TestSupport
import Testing
import Texts

@Suite("The JSON beside a sheet")
struct SheetDescriptionTests {
  /// As Aseprite writes it, with frames that were trimmed.
  private func text(_ frames: String) -> [UInt8] {
    Array(
      """
      { "frames": \(frames), "meta": { "app": "https://www.aseprite.org/", "image": "walk.png",
        "size": { "w": 20, "h": 10 }, "scale": "1", "frameTags": [
        { "name": "go", "from": 0, "to": 1, "direction": "pingpong_reverse", "repeat": "2",
          "color": "#010203ff" },
        { "name": "beyond", "from": 7, "to": 9, "direction": "forward" }
        ], "layers": [ { "name": "Ink", "opacity": 255, "blendMode": "normal" } ] } }
      """.utf8)
  }

  private let first = """
    "frame": { "x": 0, "y": 0, "w": 3, "h": 2 }, "rotated": false, "trimmed": true,
    "spriteSourceSize": { "x": 4, "y": 5, "w": 3, "h": 2 }, "sourceSize": { "w": 8, "h": 8 },
    "duration": 120
    """
  private let second = """
    "frame": { "x": 10, "y": 1, "w": 8, "h": 8 }, "rotated": false, "trimmed": false,
    "spriteSourceSize": { "x": 0, "y": 0, "w": 8, "h": 8 }, "sourceSize": { "w": 8, "h": 8 },
    "duration": 40
    """

  private var forms: [[UInt8]] {
    [
      text("[{ \"filename\": \"a 0\", \(first) }, { \"filename\": \"a 1\", \(second) }]"),
      text("{ \"a 0\": { \(first) }, \"a 1\": { \(second) } }"),
    ]
  }

  @Test func `is read in both of Aseprite's forms, and written in both`() throws {
    let sheets = try forms.map { try SheetDescription($0) }
    #expect(sheets[0] == sheets[1])
    let sheet = sheets[0]
    #expect(sheet.image == "walk.png" && sheet.size == CellSize(width: 20, height: 10))
    #expect(sheet.frames.map(\.name) == ["a 0", "a 1"])
    #expect(sheet.frames.map(\.milliseconds) == [120, 40])
    #expect(
      sheet.tags == [
        LayeredPixels.Tag(
          name: "go", frames: 0...1, direction: .pingPongReverse, repeats: 2,
          color: InkColor(rgb: 0x010203))
      ])
    for form in SheetDescription.Form.allCases {
      #expect(try SheetDescription(sheet.json(as: form)) == sheet)
    }
  }

  @Test(arguments: SheetDescription.Form.allCases)
  func `has slices with Aseprite's fields, and a version`(form: SheetDescription.Form) throws {
    var sheet = try SheetDescription(forms[0])
    #expect(!String(decoding: sheet.json(as: form), as: UTF8.self).contains("slices"))
    let bounds = CellRect(x: -1, y: 2, width: 9, height: 6)
    sheet.slices = [
      Slice(
        name: "a \"b\"", userData: UserData(text: "soft", color: InkColor(rgba: 0xFF80)),
        keys: [
          Slice.Key(
            frame: 0, bounds: bounds, center: CellRect(x: 2, y: 2, width: 4, height: 1),
            pivot: CellPosition(x: 4, y: -3)), Slice.Key(frame: 1, bounds: .empty),
        ]), Slice(name: "plain", keys: [Slice.Key(frame: 2, bounds: bounds)]),
    ]
    let json = sheet.json(as: form)
    let text = String(decoding: json, as: UTF8.self)
    #expect(text.contains(#""meta": {"app": "filbert", "version": "1.0", "image": "walk.png""#))
    let wanted: [String] = [
      ##""slices": [{"name": "a \"b\"", "color": "#0000ff80", "data": "soft", "keys": ["##,
      #"{"frame": 0, "bounds": {"x": -1, "y": 2, "w": 9, "h": 6}, "#,
      #""center": {"x": 2, "y": 2, "w": 4, "h": 1}, "pivot": {"x": 4, "y": -3}}, "#,
      #"{"frame": 1, "bounds": {"x": 0, "y": 0, "w": 0, "h": 0}}]}, "#,
      #"{"name": "plain", "keys": [{"frame": 2, "bounds": {"x": -1, "y": 2, "w": 9, "h": 6}}]}]"#,
    ]
    #expect(text.contains(wanted.joined()))
    #expect(try SheetDescription(json) == sheet)
  }

  @Test func `says where frames lie; what was trimmed is empty`() throws {
    let pixels = (0..<200).map { UInt32($0) << 8 | 255 }
    let raster = ColorRaster(size: CellSize(width: 20, height: 10), pixels: pixels)
    let frames = try SheetDescription(forms[0]).frames(of: raster)
    #expect(frames.map(\.size) == Array(repeating: CellSize(width: 8, height: 8), count: 2))
    for y in 0..<8 {
      for x in 0..<8 {
        let isShown = (4..<7).contains(x) && (5..<7).contains(y)
        #expect(frames[0].pixels[8 * y + x] == (isShown ? pixels[20 * (y - 5) + x - 4] : 0))
        #expect(frames[1].pixels[8 * y + x] == pixels[20 * (y + 1) + 10 + x])
      }
    }
  }

  @Test func `makes frames with durations and sections of a sheet that is imported`() throws {
    var picture = Sprite(size: CellSize(width: 9, height: 8))
    for index in 0..<4 {
      if index > 0 { picture.insert([PixelFrame(CellGrid(size: picture.size))], at: index) }
      picture.setMilliseconds(10 + index, frame: index)
      picture.change(frame: index) {
        $0.set(CellGrid.Cell(index), at: CellPosition(x: index, y: 7))
      }
    }
    picture.setSections([
      FrameSection(name: "turn", frames: 1...2, playback: .pingPong, repeats: 3),
      FrameSection(name: "all", frames: 0...3, playback: .reverse),
      FrameSection(name: "go", frames: 0...1, playback: .loop, repeats: 1),
    ])
    let png = try SpriteSheet.png(of: picture, layout: .grid)
    for form in SheetDescription.Form.allCases {
      let json = try SpriteSheet.json(of: picture, layout: .grid, image: "a.png", form: form)
      var request = PixelImport.Request()
      request.sheet = try SheetDescription(json)
      guard case .pixels(let art) = try DocumentImport.document(png, request).document else {
        Issue.record("it is no pixel art")
        return
      }
      #expect(art.sprite.frames.map(\.milliseconds) == [10, 11, 12, 13])
      #expect(art.sprite.sections == picture.sections)
      #expect(
        art.sprite.frames.map { ColorRaster($0.grid, art.sprite.palette) }
          == picture.frames.map { ColorRaster($0.grid, picture.palette) })
    }
  }

  @Test(
    arguments: [
      ("{}", "frames: is missing"),
      ("{\"frames\": [{}]}", "frames[0].frame: must have x, y, w and h"),
      (
        #"{"frames": {"a": {"frame": {"x": 0, "y": 0, "w": 8, "h": 8}, "rotated": true}}}"#,
        "frames[0].rotated: must not be true"
      ),
      (
        #"{"frames": [{"frame": {"x": 1, "y": 0, "w": 8, "h": 8}}]}"#,
        "frames[0].frame: must be inside the picture"
      ),
    ])
  func `names the field that is wrong`(text: String, reason: String) {
    let raster = ColorRaster(
      size: CellSize(width: 8, height: 8), pixels: Array(repeating: 255, count: 64))
    do throws(PixelFileError) {
      _ = try SheetDescription(Array(text.utf8)).frames(of: raster)
      Issue.record("it was read")
    } catch {
      #expect(error.description == reason)
    }
  }
}
