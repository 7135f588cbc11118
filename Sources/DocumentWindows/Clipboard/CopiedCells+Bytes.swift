import Base
import Documents

// Cells for another Filbert: unmodified, with their position and the whole palette.
//
// The format has numbers of 32 bits, little-endian: width, height, x, y, the number of colours; then the colours, with
// red, green, blue and opacity in a byte each; then the cells row by row, signed 32 bits each, −1 for none.
nonisolated extension CopiedCells {
  /// The maximum number of cells that Filbert copies.
  private static let mostCells = 1 << 24
  private static let headLength = 5 * 4

  /// The cells for another window of the program, or nil if there are too many.
  public var bytes: [UInt8]? {
    guard cells.size.count <= Self.mostCells else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.headLength + palette.count * 4 + cells.size.count * 4)
    func add(_ number: some FixedWidthInteger) {
      withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
    }
    for number in [cells.size.width, cells.size.height, origin.x, origin.y, palette.count] {
      add(Int32(clamping: number))
    }
    for color in palette.colors { bytes += [color.red, color.green, color.blue, color.alpha] }
    for cell in cells.cells(in: cells.bounds) { add(cell) }
    return bytes
  }

  /// Returns nil for anything other than the format of `bytes`.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.headLength else { return nil }
    func number<Number: FixedWidthInteger>(at offset: Int, as type: Number.Type) -> Number {
      bytes.withUnsafeBytes {
        Number(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: type))
      }
    }
    let head = (0..<5).map { Int(number(at: 4 * $0, as: Int32.self)) }
    let (width, height, colorCount) = (head[0], head[1], head[4])
    let sides = 1...Sprite.allowedSide.upperBound
    guard sides.contains(width), sides.contains(height), width * height <= Self.mostCells,
      (1...Palette.mostTrueColors).contains(colorCount),
      bytes.count == Self.headLength + 4 * colorCount + 4 * width * height
    else { return nil }
    let colors = (0..<colorCount).map { index in
      let start = Self.headLength + 4 * index
      return InkColor(
        red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2],
        alpha: bytes[start + 3])
    }
    let start = Self.headLength + 4 * colorCount
    var all: [CellGrid.Cell] = []
    all.reserveCapacity(width * height)
    for index in 0..<width * height {
      let cell = number(at: start + 4 * index, as: CellGrid.Cell.self)
      guard (CellGrid.empty..<CellGrid.Cell(colorCount)).contains(cell) else { return nil }
      all.append(cell)
    }
    let far = Sprite.allowedSide.upperBound
    guard (-far...far).contains(head[2]), (-far...far).contains(head[3]) else { return nil }
    self.init(
      cells: CellGrid(size: CellSize(width: width, height: height), cells: all),
      origin: CellPosition(x: head[2], y: head[3]), palette: Palette(all: colors))
  }
}
