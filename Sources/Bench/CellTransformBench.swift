import Base
import Documents

/// Selecting similar cells, and turning them.
struct CellTransformBench {
  private static let size = CellSize(width: 4096, height: 4096)

  func run() {
    print("A magic wand over 4096 × 4096 cells, beside a fill of the same cells")
    var random = SplitMix(state: 21)
    let blocks = (0..<64 * 64).map { _ in CellGrid.Cell(random.next() % 4) }
    let noise = Self.size.count
    let pictures: [(String, [CellGrid.Cell])] = [
      ("one colour", Array(repeating: 0, count: noise)),
      (
        "blocks of four colours",
        (0..<noise).map { blocks[$0 / 4096 / 64 * 64 + $0 % 4096 / 64] }
      ),
    ]
    let palette = Palette((0..<4).map { InkColor(rgb: UInt32($0) * 0x101010) })
    for (name, cells) in pictures {
      let grid = CellGrid(size: Self.size, cells: cells)
      var (fill, wand, everywhere) = (Measurement(), Measurement(), Measurement())
      for _ in 0..<5 {
        var filled = cells
        filled[0] = cells[0]
        fill.add(
          Measurement.time { FloodFill.fill(&filled, size: Self.size, from: .zero, with: 7) })
        var regions: [CellRegion] = []
        wand.add(Measurement.time { regions.append(region(of: grid, palette, false)) })
        everywhere.add(Measurement.time { regions.append(region(of: grid, palette, true)) })
        precondition(regions.allSatisfy { $0.contains(.zero) }, "What was pressed is selected")
      }
      row("\(name): fill", fill.median, "ms")
      row("\(name): wand, connected", wand.median, "ms", baseline: fill.median)
      row("\(name): wand, everywhere", everywhere.median, "ms", baseline: fill.median)
    }
    turns()
    print("")
  }

  private func region(of grid: CellGrid, _ palette: Palette, _ everywhere: Bool) -> CellRegion {
    grid.region(like: .zero, in: palette, tolerance: 16, everywhere: everywhere)
  }

  private func turns() {
    var random = SplitMix(state: 22)
    let side = CellSize(width: 256, height: 256)
    let cells = (0..<side.count).map { place -> CellGrid.Cell in
      let (x, y) = (place % 256, place / 256)
      let stripes = (x / 9 + y / 7) % 4
      return CellGrid.Cell(random.next() % 12 == 0 ? 4 : stripes)
    }
    let grid = CellGrid(size: side, cells: cells)
    var (nearest, well) = (Measurement(), Measurement())
    for step in 0..<9 {
      let angle = 0.2 + Double(step) * 0.3
      nearest.add(
        Measurement.time {
          _ = grid.turned(by: angle, shear: 0, scale: (1, 1), quality: .nearest)
        })
      well.add(
        Measurement.time {
          _ = grid.turned(by: angle, shear: 0, scale: (1, 1), quality: .rotSprite)
        })
    }
    row("256 × 256 turned, nearest cell", nearest.median, "ms")
    row("256 × 256 turned, RotSprite", well.median, "ms", baseline: nearest.median)
  }
}
