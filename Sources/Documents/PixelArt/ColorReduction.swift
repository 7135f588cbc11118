public import Base

/// Computes a palette for pictures of any colours and converts them to cells.
///
/// Keeps colours exactly up to the requested number. Beyond that, boxes of similar colours are halved at the mean of
/// their longest side, the box of the largest error first, and each becomes its mean: after Paul Heckbert's median cut
/// (1982), with the choice by variance of Xiaolin Wu (1992).
public struct ColorReduction: Sendable {
  /// The computed colours, at most as many as requested.
  public let palette: Palette
  /// The palette to choose from if there are more colours than one may have, which makes true colour.
  public let swatches: Palette?
  /// Whether the palette contains every colour unchanged.
  public let isExact: Bool
  /// The number of distinct source colours.
  public let sourceCount: Int
  private let table: [UInt32: CellGrid.Cell]
  private let matcher: ColorMatcher

  /// - Parameters:
  ///   - mostColors: the maximum size of the palette.
  ///   - first: colours to put first if all fit, in this order.
  public init(of rasters: [ColorRaster], mostColors: Int, first: [InkColor] = []) {
    var counts: [UInt32: Int] = [:]
    var order = first.map(\.rgba)
    for color in order { counts[color] = 0 }
    for raster in rasters {
      var last: UInt32 = 0
      for pixel in raster.pixels where pixel != 0 {
        if pixel == last {
          counts[pixel]? += 1
          continue
        }
        last = pixel
        if counts.updateValue((counts[pixel] ?? 0) + 1, forKey: pixel) == nil {
          order.append(pixel)
        }
      }
    }
    var seen: Set<UInt32> = []
    order = order.filter { seen.insert($0).inserted }
    let used = order.filter { (counts[$0] ?? 0) > 0 }
    if order.count > mostColors { order = used }
    self.init(of: order.map { ($0, counts[$0] ?? 0) }, mostColors: mostColors)
  }

  /// - Parameter colors: distinct colours as 0xRRGGBBAA, with the number of times that each occurs.
  public init(of colors: [(rgba: UInt32, count: Int)], mostColors: Int) {
    isExact = colors.count <= mostColors
    sourceCount = colors.count
    if isExact {
      palette = colors.isEmpty ? Palette([]) : Palette(all: colors.map { InkColor(rgba: $0.rgba) })
      swatches =
        colors.count > Palette.allowedCount.upperBound ? Self.swatches(of: colors) : nil
      table = Dictionary(
        uniqueKeysWithValues: colors.enumerated().map { ($1.rgba, CellGrid.Cell($0)) })
    } else {
      let boxes = Self.boxes(of: colors, most: max(1, mostColors))
      palette = Palette(boxes.map(\.mean))
      swatches = nil
      var table: [UInt32: CellGrid.Cell] = [:]
      for (index, box) in boxes.enumerated() {
        for color in box.colors { table[color.rgba] = CellGrid.Cell(index) }
      }
      self.table = table
    }
    matcher = ColorMatcher(palette)
  }

  /// Computes the palette for a file's colours.
  ///
  /// - Parameters:
  ///   - colors: colours that never occur are dropped if there are more than a palette may have.
  ///   - mostColors: the limit beyond which colours are reduced, or nil to keep all.
  public static func forImport(
    of colors: [(rgba: UInt32, count: Int)], mostColors: Int?
  ) -> ColorReduction {
    let allowed = Palette.allowedCount.upperBound
    var wanted = colors
    if wanted.count > min(mostColors ?? allowed, allowed) { wanted.removeAll { $0.count == 0 } }
    return ColorReduction(of: wanted, mostColors: importLimit(mostColors))
  }

  /// The number of colours for a request, which is nil for all.
  static func importLimit(_ mostColors: Int?) -> Int {
    mostColors.map { min($0, Palette.allowedCount.upperBound) } ?? Palette.mostTrueColors
  }

  /// The number of colours to choose from beside true colour.
  private static let swatchCount = 256

  /// Returns a palette that represents many colours.
  private static func swatches(of colors: [(rgba: UInt32, count: Int)]) -> Palette {
    let means = boxes(of: colors, most: swatchCount).map {
      (PaletteOrder.hue.key($0.mean), $0.mean)
    }
    return Palette(means.sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1))
  }

  /// Converts a picture that the palette was computed for.
  public func grid(_ raster: ColorRaster) -> CellGrid {
    CellGrid(
      size: raster.size, cells: raster.pixels.map { $0 == 0 ? CellGrid.empty : cell(of: $0) })
  }

  /// Returns the palette index for a colour.
  public func cell(of rgba: UInt32) -> CellGrid.Cell {
    table[rgba] ?? CellGrid.Cell(matcher.nearest(to: InkColor(rgba: rgba)))
  }

  /// A set of colours to merge into one.
  private struct Box {
    var colors: [(rgba: UInt32, count: Int)]
    let total: Int
    let sums: SIMD4<Double>
    /// The sum of the squared distances from the mean, by component.
    let errors: SIMD4<Double>

    init(_ colors: [(rgba: UInt32, count: Int)]) {
      self.colors = colors
      var total = 0
      var sums = SIMD4<Double>.zero
      var squares = SIMD4<Double>.zero
      for color in colors {
        let parts = Self.parts(color.rgba)
        total += color.count
        sums += parts * Double(color.count)
        squares += parts * parts * Double(color.count)
      }
      self.total = total
      self.sums = sums
      errors = squares - sums * sums / Double(max(total, 1))
    }

    static func parts(_ rgba: UInt32) -> SIMD4<Double> {
      SIMD4(
        Double(rgba >> 24), Double(rgba >> 16 & 255), Double(rgba >> 8 & 255), Double(rgba & 255))
    }

    var error: Double { colors.count < 2 ? 0 : errors.sum() }

    var mean: InkColor {
      let parts = sums / Double(max(total, 1))
      func byte(_ value: Double) -> UInt8 { UInt8(saturating: min(max(value.rounded(), 0), 255)) }
      return InkColor(
        red: byte(parts.x), green: byte(parts.y), blue: byte(parts.z), alpha: byte(parts.w))
    }

    /// Splits at the mean, so that both halves contain colours.
    func halved() -> (Box, Box) {
      let axis = (0..<4).max { errors[$0] < errors[$1] } ?? 0
      let mean = sums[axis] / Double(max(total, 1))
      var low: [(rgba: UInt32, count: Int)] = []
      var high: [(rgba: UInt32, count: Int)] = []
      for color in colors {
        if Self.parts(color.rgba)[axis] <= mean { low.append(color) } else { high.append(color) }
      }
      return (Box(low), Box(high))
    }
  }

  private static func boxes(of colors: [(rgba: UInt32, count: Int)], most: Int) -> [Box] {
    var boxes = [Box(colors)]
    while boxes.count < most,
      let worst = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }),
      boxes[worst].error > 0
    {
      let (low, high) = boxes[worst].halved()
      guard !low.colors.isEmpty, !high.colors.isEmpty else { break }
      boxes[worst] = low
      boxes.append(high)
    }
    return boxes
  }
}
