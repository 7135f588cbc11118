import Base
import Canvas
import Rendering
import Testing

@Suite("The pattern of a backdrop")
struct BackdropPatternTests {
  private static let kinds: [BackdropPattern.Kind] = [.ruled, .squared, .dotted, .isometric]

  private func pattern(
    _ kind: BackdropPattern.Kind, _ spacing: Double, at origin: PaperPoint = PaperPoint(x: 0, y: 0)
  ) -> BackdropPattern {
    BackdropPattern(kind, spacing: spacing, color: .black, origin: origin)
  }

  private func drawn(_ pattern: BackdropPattern, _ size: PixelSize) throws -> Surface {
    let surface = try Surface(size: size, format: .rgb24)
    BackdropTiles(Backdrop(color: .white, pattern: pattern), size: size)
      .paint(PixelRect(size: size), in: DrawingContext(surface), x: 0, y: 0)
    return surface
  }

  /// `#` for the colour of lines, `.` for that of the paper, `?` between.
  private func text(_ surface: Surface, columns: Int, rows: Int) -> [String] {
    (0..<rows).map { y in
      String(
        (0..<columns).map { x in
          switch surface.pixel(x: x, y: y) & 0xFFFFFF {
          case 0: "#"
          case 0xFFFFFF: "."
          default: "?"
          }
        })
    }
  }

  @Test func `is a hairline on whole pixels, and none at the edges`() throws {
    let squares = try drawn(pattern(.squared, 0.1), PixelSize(width: 120, height: 60))
    #expect(
      text(squares, columns: 15, rows: 2)
        == ["............#..", "............#.."])
    #expect(text(squares, columns: 3, rows: 14)[12] == "###")
    let ruled = try drawn(pattern(.ruled, 0.1), PixelSize(width: 120, height: 60))
    let rows = text(ruled, columns: 120, rows: 60)
    #expect(
      rows.indices.filter { rows[$0] == String(repeating: "#", count: 120) } == [12, 24, 36, 48])
    #expect(rows[13] == String(repeating: ".", count: 120))
  }

  @Test func `has dots where squares would meet`() throws {
    let dots = try drawn(pattern(.dotted, 0.1), PixelSize(width: 120, height: 60))
    let rows = text(dots, columns: 26, rows: 26)
    #expect(rows[11] == "...........##..........##.")
    #expect(rows[12] == rows[11] && rows[24] == rows[11])
    #expect(rows[13] == String(repeating: ".", count: 26))
  }

  @Test func `begins where its origin is`() throws {
    let moved = pattern(.ruled, 0.1, at: PaperPoint(x: 0, y: 0.05))
    let rows = text(try drawn(moved, PixelSize(width: 120, height: 60)), columns: 1, rows: 60)
    #expect(rows.indices.filter { rows[$0] == "#" } == [6, 18, 30, 42, 54])
  }

  @Test func `has lines that are as far from each other as the sides of triangles need`() throws {
    let surface = try drawn(pattern(.isometric, 0.1), PixelSize(width: 400, height: 300))
    func isInk(_ x: Double, _ y: Double) -> Bool {
      surface.pixel(x: Int(x), y: Int(y)) & 0xFF < 0xC0
    }
    let column = 40 * 3.0.squareRoot() / 2
    // Corners, the middles of sides, and the middle of a triangle.
    #expect(isInk(column, 20) && isInk(2 * column, 40) && isInk(column / 2, 50))
    #expect(isInk(column, 30))
    #expect(!isInk(column / 3, 60) && !isInk(column * 2 / 3, 40))
  }

  @Test(arguments: kinds)
  func `is never so dense that nothing of the paper is left`(kind: BackdropPattern.Kind) throws {
    for side in [16, 50, 170, 333] {
      let surface = try drawn(pattern(kind, 0.001), PixelSize(width: side, height: side))
      let values = (0..<side).flatMap { y in
        (0..<side).map { Int(surface.pixel(x: $0, y: y) & 0xFF) }
      }
      let mean = values.reduce(0, +) / values.count
      #expect(mean > 110 && mean < 250, "\(kind) \(side): \(mean)")
    }
  }

  @Test(arguments: kinds)
  func `is the same in each part of the paper as in all of it`(kind: BackdropPattern.Kind) throws {
    let size = PixelSize(width: 700, height: 530)
    let backdrop = Backdrop(color: .white, pattern: pattern(kind, 0.0213))
    let whole = try drawn(pattern(kind, 0.0213), size)
    let parts = try Surface(size: size, format: .rgb24)
    let tiles = BackdropTiles(backdrop, size: size)
    for x in stride(from: 0, to: 700, by: 70) {
      let part = PixelRect(x: x, y: 0, width: 70, height: 530)
      tiles.paint(part, in: DrawingContext(parts), x: 0, y: 0)
    }
    #expect(parts.difference(from: whole) == 0)
    // A page has no tiles: no seam is seen either.
    let page = try Surface(size: size, format: .rgb24)
    tiles.paintPage(in: DrawingContext(page))
    #expect(page.difference(from: whole) <= (kind == .isometric ? 24 : 0))
  }

  @Test func `lies over a picture`() throws {
    let picture = try Surface(size: PixelSize(width: 8, height: 8), format: .rgb24)
    let context = DrawingContext(picture)
    context.setColor(Color(0x00FF00))
    context.paint()
    let backdrop = Backdrop(
      color: .white,
      picture: BackdropPicture(levels: PictureMipmaps(picture), placement: .fill),
      pattern: pattern(.ruled, 0.1))
    let surface = try Surface(size: PixelSize(width: 120, height: 60), format: .rgb24)
    BackdropTiles(backdrop, size: surface.size)
      .paint(surface.bounds, in: DrawingContext(surface), x: 0, y: 0)
    #expect(surface.pixel(x: 5, y: 12) & 0xFFFFFF == 0)
    #expect(surface.pixel(x: 5, y: 14) & 0xFFFFFF == 0x00FF00)
  }
}
