import Base
import Documents
import Formats
import TestSupport
import Testing

@Suite("Indices of a palette that an import keeps")
struct IndexImportTests {
  /// Red twice, and a green that no pixel has.
  private let colors = [0xFF0000, 0x00FF00, 0xFF0000, 0x0000FF].map { InkColor(rgb: $0) }
  /// Beyond the palette, nothing.
  private let pixels: [[Int]] = [[0, 2, 3, 4], [2, 0, 4, 3]]

  private var file: [UInt8] {
    var file = PNGBuilder()
    file.header(4, 2, depth: 8, type: 3)
    file.chunk("PLTE", (colors + [.black]).flatMap { [$0.red, $0.green, $0.blue] })
    file.chunk("tRNS", [255, 255, 255, 255, 0])
    file.image(pixels.flatMap { [0] + $0.map { UInt8($0) } })
    file.end()
    return file.bytes
  }

  private var kept: PixelImport.Request {
    var request = PixelImport.Request()
    request.keepsIndices = true
    return request
  }

  private struct WrongKind: Error {}

  private func picture(_ bytes: [UInt8], _ request: PixelImport.Request?) throws -> Sprite {
    let read = try DocumentImport.document(bytes, request).document
    guard case .pixels(let art) = read else { throw WrongKind() }
    return art.sprite
  }

  private func rows(_ picture: Sprite) -> [[Int]] {
    let grid = picture.frames[0].grid
    return (0..<2).map { y in (0..<4).map { Int(grid[CellPosition(x: $0, y: y)]) } }
  }

  @Test func `are those of the file, of equal and unused colours, too`() throws {
    let picture = try picture(file, kept)
    #expect(Array(picture.palette.colors.prefix(4)) == colors && picture.palette.count == 5)
    #expect(rows(picture) == [[0, 2, 3, -1], [2, 0, -1, 3]])
    #expect(picture.size == CellSize(width: 4, height: 2))
    let merged = try self.picture(file, PixelImport.Request())
    #expect(merged.palette.colors == [colors[0], colors[3]])
  }

  @Test func `of a GIF are those of its table`() throws {
    var picture = Sprite(size: CellSize(width: 8, height: 8), palette: .usual)
    picture.change(frame: 0) { grid in
      for x in 0..<8 { grid.set(CellGrid.Cell(x % 3), at: CellPosition(x: x, y: 0)) }
    }
    picture.insert([picture.frames[0]], at: 1)
    let read = try self.picture(GIFFile.bytes(of: picture), kept)
    #expect(read.frames.count == 2)
    #expect(
      read.frames.map { ColorRaster($0.grid, read.palette) }
        == picture.frames.map { ColorRaster($0.grid, picture.palette) })
    // The table is filled up to a power of two.
    #expect(read.palette.count == 4)
  }

  @Test func `of an animation stay, and so do they of a sheet`() throws {
    var art = Sprite(size: CellSize(width: 8, height: 8), palette: Palette(colors))
    art.change(frame: 0) { $0.set(3, at: CellPosition(x: 1, y: 1)) }
    art.insert([art.frames[0]], at: 1)
    art.change(frame: 1) { $0.set(0, at: CellPosition(x: 2, y: 1)) }
    for bytes in [
      try PNGFile.animation(of: art), try SpriteSheet.png(of: art, layout: .row),
    ] {
      var request = kept
      if !PNGFile.isAnimation(bytes) { request.frameSize = art.size }
      let read = try picture(bytes, request)
      #expect(read.frames.count == 2)
      #expect(
        read.frames.map { ColorRaster($0.grid, read.palette) }
          == art.frames.map { ColorRaster($0.grid, art.palette) })
    }
  }

  @Test func `are asked for in vain where pixels are colours`() {
    let ramp = Palette((0..<300).map { InkColor(rgb: UInt32($0)) })
    let grid = CellGrid(
      size: CellSize(width: 20, height: 15), cells: (0..<300).map { CellGrid.Cell($0) })
    #expect(throws: (any Error).self) { try picture(PNGFile.bytes(of: grid, ramp), kept) }
  }
}
