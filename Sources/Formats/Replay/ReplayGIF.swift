import Base
import Canvas
import Documents

/// Writes a replay as a GIF: each frame contains the changed pixels in its own colours.
struct ReplayGIF: ReplayEncoder {
  /// The number of an image's colours besides transparency.
  private static let mostColors = 255

  private struct Frame {
    let rect: PixelRect
    let table: GIFTable
    /// Indices into the table, row by row.
    let places: [UInt8]
    var milliseconds = 0
  }

  private let size: PixelSize
  /// Held back until its duration is known.
  private var pending: Frame?
  private var images: [UInt8] = []

  init(size: PixelSize) { self.size = size }

  mutating func append(_ image: ReplayFrames.Image) throws {
    try writePending()
    var colors = FrameColors()
    let numbers = image.pixels.indices.map { index in
      let isSeen = !image.before.isEmpty && image.before[index] == image.pixels[index]
      return isSeen ? CellGrid.empty : colors.number(of: image.pixels[index] << 8 | 255)
    }
    var counts = [Int](repeating: 0, count: colors.colors.count)
    for number in numbers where number >= 0 { counts[Int(number)] += 1 }
    let reduction = ColorReduction(
      of: zip(colors.colors, counts).map { ($0, $1) }, mostColors: Self.mostColors)
    let table = GIFTable(reduction.palette.colors.prefix(Self.mostColors).map { $0.rgba | 255 })
    let places = colors.colors.map { UInt8(truncatingIfNeeded: reduction.cell(of: $0)) }
    let nothing = table.transparent ?? 0
    pending = Frame(
      rect: image.rect, table: table,
      places: numbers.map { $0 < 0 ? nothing : places[Int($0)] })
  }

  mutating func wait(milliseconds: Int) { pending?.milliseconds += milliseconds }

  mutating func finished(_ last: Surface) throws -> [UInt8] {
    try writePending()
    let header = GIFHeader(
      size: CellSize(width: size.width, height: size.height), table: nil, loopCount: 0)
    return header.bytes + images + [UInt8(ascii: ";")]
  }

  private mutating func writePending() throws {
    guard let frame = pending else { return }
    let rect = CellRect(
      x: frame.rect.x, y: frame.rect.y, width: frame.rect.width, height: frame.rect.height)
    images += try GIFImage(
      rect: rect, scale: 1, screen: CellSize(width: size.width, height: size.height),
      table: frame.table, isLocal: true, clears: false,
      delay: min(max(1, frame.milliseconds / 10), 65_535)
    ).bytes(frame.places)
    pending = nil
  }
}
