import Base
import Documents

/// The opaque colours of frames, each once, and which of them each cell of the palette is.
struct GIFColors {
  /// 0xRRGGBB00 | 255.
  private(set) var colors: [UInt32] = []
  /// The number of a colour for each place of the palette; `transparent` for what is seen through.
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

  /// A frame whose cells are numbers of colours.
  func numbered(_ grid: CellGrid) -> CellGrid {
    numbers.indices.allSatisfy { numbers[$0] == $0 } ? grid : grid.mapped(numbers)
  }
}
