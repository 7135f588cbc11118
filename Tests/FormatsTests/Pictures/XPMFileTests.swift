import Base
import Documents
import TestSupport
import Testing
import Texts

@testable import Formats

/// X PixMap, as text and as gdk-pixbuf reads it.
@Suite struct XPMFileTests {
  private let red = InkColor(red: 255, green: 0, blue: 16)
  private let blue = InkColor(red: 0, green: 0, blue: 255)

  private func grid(_ rows: [[CellGrid.Cell]]) -> CellGrid {
    CellGrid(
      size: CellSize(width: rows[0].count, height: rows.count), cells: rows.flatMap { $0 })
  }

  /// Colours that all differ.
  private func colors(_ count: Int) -> Palette {
    Palette((0..<count).map { InkColor(red: UInt8($0 & 255), green: UInt8($0 >> 8), blue: 7) })
  }

  @Test func `A picture is a piece of C`() throws {
    let bytes = try XPMFile.bytes(of: grid([[0, -1], [1, 0]]), Palette([red, blue]), scale: 1)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        /* XPM */
        static char *picture[] = {
        "2 2 3 1",
        "  c None",
        ". c #FF0010",
        "+ c #0000FF",
        ". ",
        "+."
        };

        """)
  }

  @Test func `Without a hole there is no colour for one, and a cell is as large as is asked for`()
    throws
  {
    let bytes = try XPMFile.bytes(of: grid([[0, 1]]), Palette([red, blue]), scale: 2)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        /* XPM */
        static char *picture[] = {
        "4 2 2 1",
        "  c #FF0010",
        ". c #0000FF",
        "  ..",
        "  .."
        };

        """)
  }

  /// One sign is enough for 92, two are for all.
  @Test(arguments: [1, 2, 91, 92, 93, 255, 256])
  func `What was written is read, whatever the number of colours`(count: Int) throws {
    let palette = colors(count)
    let cells = (0..<count).map { CellGrid.Cell($0) }
    let grid = CellGrid(size: CellSize(width: count, height: 1), cells: cells)
    let read = try ColorRaster(pictureFile: XPMFile.bytes(of: grid, palette, scale: 1))
    #expect(read == ColorRaster(grid, palette))
    guard count < 256 else { return }
    let pierced = CellGrid(size: CellSize(width: count + 1, height: 1), cells: [-1] + cells)
    let again = try ColorRaster(pictureFile: XPMFile.bytes(of: pierced, palette, scale: 1))
    #expect(again == ColorRaster(pierced, palette))
  }

  @Test func `What the file can't hold of pixel art is refused, and named`() {
    let size = CellSize(width: 257, height: 1)
    let many = CellGrid(size: size, cells: (0..<257).map { CellGrid.Cell($0) })
    #expect(
      throws: PixelFileError(
        "the palette has {count} colours; this file type can hold at most {most}",
        ["count": 257, "most": 256])
    ) {
      try XPMFile.bytes(of: many, colors(257), scale: 1)
    }
    var faint = red
    faint.alpha = 128
    #expect(throws: PixelFileError("this file type can’t store translucent colours")) {
      try XPMFile.bytes(of: grid([[0]]), Palette([faint]), scale: 1)
    }
    #expect(throws: PixelFileError.self) {
      try XPMFile.bytes(of: grid([[0]]), Palette([red]), scale: 40_000)
    }
  }

  @Test func `Of a painting the most similar colours become one, and what is faint goes`() throws {
    var random = SeededRandom(seed: 4)
    let size = CellSize(width: 64, height: 64)
    let pixels = (0..<size.count).map { _ in
      Bool.random(using: &random) ? 0 : UInt32.random(in: 0...UInt32.max, using: &random) | 255
    }
    let read = try ColorRaster(
      pictureFile: XPMFile.bytes(of: ColorRaster(size: size, pixels: pixels)))
    #expect(Set(read.pixels).count == 256)
    #expect(read.pixels.map { $0 == 0 }.elementsEqual(pixels.map { $0 == 0 }))
  }

  @Test func `A painting and a frame of pixel art are written as they look`() throws {
    let stroke = Stroke(
      tool: .pencil, width: 0.1, style: LineStyle(),
      samples: [0.1, 0.9].map { Sample(position: UnitPoint(x: $0, y: $0)) })
    let painting = Painting(shape: .fixed(.fourToThree), baseStrokes: [stroke])
    for isTransparent in [true, false] {
      let export = PaintingExport(as: .xpm, width: 120, transparent: isTransparent)
      let read = try ColorRaster(pictureFile: export.bytes(of: painting, name: "A"))
      let drawn = try ColorRaster(
        painting, size: CellSize(width: 120, height: 90), transparent: isTransparent)
      #expect(read.size == drawn.size && read.pixels.elementsEqual(drawn.pixels))
      #expect(read.pixels.contains(0) == isTransparent)
    }
    var picture = Sprite(size: CellSize(width: 3, height: 2))
    picture.change(frame: 0) { $0.fill(CellRect(x: 0, y: 0, width: 1, height: 1), with: 3) }
    let file = try PixelExport(as: .xpm).bytes(of: PixelArt(picture), name: "Dot")
    #expect(try ColorRaster(pictureFile: file) == picture.raster(0))
    #expect(throws: ExchangeError.self) {
      try PixelExport(as: .xpm, content: .frame(1)).bytes(of: PixelArt(picture), name: "Dot")
    }
  }
}
