import Base
import Documents

/// The distinct opaque colours of frames, and the number of each palette entry.
struct GIFColors {
  /// 0xRRGGBB00 | 255.
  private(set) var colors: [UInt32] = []
  /// The colour number for each palette index; `transparent` for transparent entries.
  let numbers: [CellGrid.Cell]
  static let transparent: CellGrid.Cell = -1

  init(_ palette: Palette) {
    var known: [UInt32: CellGrid.Cell] = [:]
    var numbers: [CellGrid.Cell] = []
    for color in palette.colors {
      guard color.alpha >= 128 else {
        numbers.append(Self.transparent)
        continue
      }
      let rgba = color.rgba | 255
      if let number = known[rgba] {
        numbers.append(number)
      } else {
        known[rgba] = CellGrid.Cell(colors.count)
        numbers.append(CellGrid.Cell(colors.count))
        colors.append(rgba)
      }
    }
    self.numbers = numbers
  }

  /// Converts a frame's cells to colour numbers.
  func numbered(_ grid: CellGrid) -> CellGrid {
    numbers.indices.allSatisfy { numbers[$0] == $0 } ? grid : grid.mapped(numbers)
  }
}
