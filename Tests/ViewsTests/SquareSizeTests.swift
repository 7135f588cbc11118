import Base
import Canvas
import Testing
import Widgets

@testable import Views

@Suite("Squares under pixel art")
struct SquareSizeTests {
  /// What is seen of cells without paint: the even squares as points, the odd ones as crosses.
  private func picture(
    _ squares: SquareSize, cells: Int, cellSide: Int, theme: Theme = .light
  ) throws -> [String] {
    let content = PixelContent(size: CellSize(width: cells, height: cells))
    content.squares = squares
    let surface = try Surface(
      size: PixelSize(width: cells * cellSide, height: cells * cellSide), format: .rgb24)
    let context = DrawingContext(surface)
    context.scale(x: Double(cellSide), y: Double(cellSide))
    content.paint(
      CellRect(size: content.size), shift: 0, in: context, side: Double(cellSide), theme: theme)
    let colors = theme.isDark ? (0x4C4741, 0x413C37) : (0xECE9E4, 0xDCD8D1)
    return (0..<cells).map { y in
      String(
        (0..<cells).map { x -> Character in
          switch Int(surface.pixel(x: x * cellSide, y: y * cellSide) & 0xFF_FFFF) {
          case colors.0: "."
          case colors.1: "x"
          default: "?"
          }
        })
    }
  }

  @Test func `have a cell, or eight, or about as many pixels at every zoom`() throws {
    #expect(try picture(.cell, cells: 4, cellSide: 4) == [".x.x", "x.x.", ".x.x", "x.x."])
    #expect(try picture(.steady, cells: 4, cellSide: 4) == ["..xx", "..xx", "xx..", "xx.."])
    #expect(try picture(.steady, cells: 4, cellSide: 16) == [".x.x", "x.x.", ".x.x", "x.x."])
    let eight = try picture(.eightCells, cells: 16, cellSide: 4)
    #expect(eight.prefix(8).allSatisfy { $0 == "........xxxxxxxx" })
    #expect(eight.suffix(8).allSatisfy { $0 == "xxxxxxxx........" })
    let sixteen = try picture(.sixteenCells, cells: 16, cellSide: 4)
    #expect(sixteen.allSatisfy { $0 == "................" })
  }

  @Test func `are dark on a dark desktop`() throws {
    let picture = try picture(.cell, cells: 4, cellSide: 4, theme: .dark)
    #expect(picture == [".x.x", "x.x.", ".x.x", "x.x."])
  }

  @Test func `are never smaller than can be seen or drawn`() {
    for size in SquareSize.allCases {
      for cellSide in [1.0 / 16, 0.5, 1, 2, 5, 64] {
        #expect(size.side(cellSide: cellSide) * cellSide >= 3)
        if cellSide >= 1 {
          let side = size.side(cellSide: cellSide)
          #expect(side == side.rounded())
        }
      }
    }
  }
}
