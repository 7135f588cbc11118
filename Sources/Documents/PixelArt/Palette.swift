public import Base

/// The ordered colours of pixel art. Cells refer to them by index.
public struct Palette: Equatable, Hashable, Sendable {
  /// The allowed number of colours of a palette that people edit.
  public static let allowedCount = 1...4096
  /// The maximum number of colours of cells in true colour.
  public static let mostTrueColors = 1 << 24

  /// The colours by index; at least one.
  public private(set) var colors: [InkColor]

  /// Falls back to the first usual colour if the list is empty, and drops colours beyond the maximum.
  public init(_ colors: [InkColor]) {
    let colors =
      colors.isEmpty ? Self.usualColors.prefix(1) : colors.prefix(Self.allowedCount.upperBound)
    self.colors = Array(colors)
  }

  /// Takes exactly these colours, even more than allowed, for true colour, flattened layers and files.
  public init(all colors: [InkColor]) { self.colors = colors }

  /// Whether both have the same colours at the indices that both have.
  ///
  /// - Complexity: O(*n*), unless both share their storage.
  public func agrees(with other: Palette) -> Bool {
    if colors == other.colors { return true }
    return count != other.count && zip(colors, other.colors).allSatisfy { $0 == $1 }
  }

  /// The number of colours.
  public var count: Int { colors.count }

  /// The colour of an index, which has to be below `count`.
  public subscript(index: Int) -> InkColor {
    get { colors[index] }
    set { colors[index] = newValue }
  }

  /// Returns nil for `CellGrid.empty` and for indices out of range.
  public func color(of cell: CellGrid.Cell) -> InkColor? {
    colors.indices.contains(Int(cell)) ? colors[Int(cell)] : nil
  }

  /// Appends a colour, even beyond the allowed number.
  public mutating func append(_ color: InkColor) { colors.append(color) }

  /// 32 colours: greys, and ramps of six hues from dark to light.
  public static let usual = Palette(usualColors)

  private static let usualColors: [InkColor] = [
    0x17151A, 0x34313A, 0x5A5663, 0x87838F, 0xB3AFB8, 0xD9D6D9, 0xF6F3EE, 0x5B3A29,
    0x4A1520, 0x8E2A33, 0xD1483F, 0xF0846B, 0x7A3B1A, 0xC4702B, 0xEFA63C, 0xF9D976,
    0x1D3B2A, 0x2F6B3F, 0x5FA84A, 0xA9D46B, 0x12393F, 0x1E6E75, 0x3DB0A8, 0x9BE0CC,
    0x1B2350, 0x2F4B9B, 0x4B83D4, 0x8FC3F2, 0x3A1D4F, 0x6E3B8A, 0xAE6BC0, 0xE3ACDE,
  ].map { InkColor(rgb: $0) }
}
