import Base
import Documents

/// The distinct opaque colours of frames, and the number of each palette entry.
struct GIFColors {
  /// 0xRRGGBB00 | 255.
  private(set) var colors: [UInt32] = []
  /// The colour number for each palette index; `transparent` for transparent entries.
  let numbers: [Int16]
  static let transparent: Int16 = -1

  init(_ palette: Palette) {
    var known: [UInt32: Int16] = [:]
    var numbers: [Int16] = []
    for color in palette.colors {
      guard color.alpha >= 128 else {
        numbers.append(Self.transparent)
        continue
      }
      let rgba = color.rgba | 255
      if let number = known[rgba] {
        numbers.append(number)
      } else {
        known[rgba] = Int16(colors.count)
        numbers.append(Int16(colors.count))
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
