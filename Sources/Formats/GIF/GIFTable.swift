import Base
import Documents

/// A colour table of a GIF: at most 256 colours, possibly including a transparent one.
struct GIFTable {
  /// 0xRRGGBBAA.
  private let colors: [UInt32]
  /// The table index of each colour number.
  private let places: [CellGrid.Cell: UInt8]

  /// - Parameter used: at most 256 colour numbers.
  init(exact used: [CellGrid.Cell], of all: GIFColors) {
    colors = used.map { all.colors[Int($0)] }
    places = Dictionary(
      uniqueKeysWithValues: used.enumerated().map { ($1, UInt8(truncatingIfNeeded: $0)) })
  }

  /// A table of colours identified by their indices.
  ///
  /// - Parameter colors: 0xRRGGBBAA, at most 256.
  init(_ colors: [UInt32]) {
    self.colors = colors
    places = [:]
  }

  /// A table for a frame with too many colours, merging similar ones.
  init(reducing used: [(CellGrid.Cell, Int)], of all: GIFColors, most: Int) {
    let reduction = ColorReduction(
      of: used.map { (all.colors[Int($0.0)], $0.1) }, mostColors: most)
    colors = reduction.palette.colors.prefix(256).map { $0.rgba | 255 }
    places = Dictionary(
      uniqueKeysWithValues: used.map {
        ($0.0, UInt8(truncatingIfNeeded: reduction.cell(of: all.colors[Int($0.0)])))
      })
  }

  /// The transparent index after the colours, if there is room for one.
  var transparent: UInt8? { colors.count < 256 ? UInt8(colors.count) : nil }

  /// The base-2 logarithm of the table's size.
  var bits: Int {
    var bits = 1
    while 1 << bits < min(256, colors.count + 1) { bits += 1 }
    return bits
  }

  /// Red, green and blue of all entries.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for color in colors {
      bytes += [UInt8(color >> 24), UInt8(color >> 16 & 255), UInt8(color >> 8 & 255)]
    }
    return bytes + Array(repeating: 0, count: 3 * (1 << bits) - bytes.count)
  }

  /// Converts colour numbers to table indices, leaving unchanged pixels transparent if that makes the file shorter:
  /// fewer changes of colour do.
  ///
  /// - Parameter seen: the current colour numbers.
  func shortest(_ numbers: [CellGrid.Cell], over seen: [CellGrid.Cell]) -> [UInt8] {
    let transparent = transparent ?? 0
    // The first one is for the transparent colour.
    var table = [UInt8](repeating: transparent, count: Int(places.keys.max() ?? 0) + 2)
    for (number, place) in places { table[Int(number) + 1] = place }
    var sparse: [UInt8] = []
    var (drawnChanges, sparseChanges) = (0, 0)
    let drawn = [UInt8](unsafeUninitializedCapacity: numbers.count) { drawn, drawnCount in
      sparse = [UInt8](unsafeUninitializedCapacity: numbers.count) { sparse, sparseCount in
        numbers.withUnsafeBufferPointer { numbers in
          seen.withUnsafeBufferPointer { seen in
            table.withUnsafeBufferPointer { table in
              var (last, lastSparse) = (transparent, transparent)
              for index in numbers.indices {
                let place = table[Int(numbers[index]) + 1]
                let other = numbers[index] == seen[index] ? transparent : place
                drawnChanges += place == last ? 0 : 1
                sparseChanges += other == lastSparse ? 0 : 1
                (last, lastSparse) = (place, other)
                drawn[index] = place
                sparse[index] = other
              }
            }
          }
        }
        sparseCount = numbers.count
      }
      drawnCount = numbers.count
    }
    return self.transparent != nil && sparseChanges < drawnChanges ? sparse : drawn
  }
}
