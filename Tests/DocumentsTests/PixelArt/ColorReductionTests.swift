import Base
import Documents
import TestSupport
import Testing

@Suite("A reduction of colours")
struct ColorReductionTests {
  private func raster(_ colors: [UInt32]) -> ColorRaster {
    ColorRaster(size: CellSize(width: colors.count, height: 1), pixels: colors)
  }

  @Test func `keeps every colour while there are no more than are wanted`() {
    var random = SeededRandom(seed: 1)
    let colors = (0..<300).map { _ in UInt32.random(in: 0...UInt32.max, using: &random) }
    let original = raster(colors + colors.reversed() + [0, 0])
    let reduction = ColorReduction(of: [original], mostColors: 300)
    #expect(reduction.isExact)
    #expect(ColorRaster(reduction.grid(original), reduction.palette) == original)
  }

  @Test(arguments: [2, 7, 16, 256])
  func `never has more colours than wanted, and few errors`(count: Int) {
    // A ramp of greys: with n colours no grey is further away than half a step and a bit.
    let colors = (0..<1024).map { step -> UInt32 in
      let grey = UInt32(step / 4)
      return grey << 24 | grey << 16 | grey << 8 | 255
    }
    let reduction = ColorReduction(of: [raster(colors)], mostColors: count)
    let result = ColorRaster(reduction.grid(raster(colors)), reduction.palette)
    #expect(Set(result.pixels).count <= count)
    let worst = zip(colors, result.pixels).map { abs(Int($0 >> 24) - Int($1 >> 24)) }.max() ?? 0
    #expect(worst <= 256 / count)
  }

  @Test func `leaves what is seen through empty`() {
    let original = raster([0xFF00_0000, 0x0000_00FF])
    let reduction = ColorReduction(of: [original], mostColors: 4)
    #expect(reduction.grid(original).allCells == [-1, 0])
  }
}
