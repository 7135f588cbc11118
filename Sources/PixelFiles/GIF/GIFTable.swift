import Ink
import Model

/// A colour table of a GIF: at most 256 colours, one of which may stand for nothing.
struct GIFTable {
  /// 0xRRGGBBAA.
  private let colors: [UInt32]
  /// The place in the table of each colour number.
  private let places: [Int16: UInt8]

  /// - Parameter used: at most 256 numbers of colours.
  init(exact used: [Int16], of all: GIFColors) {
    colors = used.map { all.colors[Int($0)] }
    places = Dictionary(
      uniqueKeysWithValues: used.enumerated().map { ($1, UInt8(truncatingIfNeeded: $0)) })
  }

  /// The colours of a frame that has too many: alike ones become one.
  init(reducing used: [(Int16, Int)], of all: GIFColors, most: Int) {
    let reduction = ColorReduction(
      of: used.map { (all.colors[Int($0.0)], $0.1) }, mostColors: most)
    colors = reduction.palette.colors.prefix(256).map { $0.rgba | 255 }
    places = Dictionary(
      uniqueKeysWithValues: used.map {
        ($0.0, UInt8(truncatingIfNeeded: reduction.cell(of: all.colors[Int($0.0)])))
      })
  }

  /// The place behind the colours, where there is one: it stands for nothing.
  var transparent: UInt8? { colors.count < 256 ? UInt8(colors.count) : nil }

  /// The table has 2 to the power of this entries.
  var bits: Int {
    var bits = 1
    while 1 << bits < min(256, colors.count + 1) { bits += 1 }
    return bits
  }

  /// Red, green and blue of every entry.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for color in colors {
      bytes += [UInt8(color >> 24), UInt8(color >> 16 & 255), UInt8(color >> 8 & 255)]
    }
    return bytes + Array(repeating: 0, count: 3 * (1 << bits) - bytes.count)
  }

  /// Colour numbers as places of the table.
  func indices(_ numbers: [Int16], transparent: UInt8?) -> [UInt8] {
    var table = [UInt8](repeating: 0, count: Int(places.keys.max() ?? 0) + 1)
    for (number, place) in places { table[Int(number)] = place }
    return numbers.map { $0 >= 0 ? table[Int($0)] : transparent ?? 0 }
  }
}
