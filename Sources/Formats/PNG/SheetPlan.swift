import Base
import Documents

/// The layout of frames in a sheet.
///
/// A column is as wide as its widest frame, a row as high as its highest one.
struct SheetPlan {
  /// A frame, or a layer's part of it.
  struct Slot {
    let sprite: FlatFrame
    /// The part included in the sheet, in cells; a single empty cell for an empty frame.
    let part: CellRect
    /// The part's place in pixels, without its surroundings.
    var place: CellRect
  }

  private(set) var slots: [Slot] = []
  let palette: Palette
  /// In pixels.
  private(set) var size = CellSize(width: 0, height: 0)
  private let spacing: SheetSpacing
  private let scale: Int

  init(_ picture: Sprite, _ layout: SpriteSheet.Layout, _ spacing: SheetSpacing, scale: Int) {
    (self.spacing, self.scale) = (spacing, scale)
    let sprites: [FlatFrame]
    (sprites, palette) = Self.sprites(of: picture, layout)
    let isSeen = palette.colors.map { $0.alpha > 0 }
    slots = sprites.map { sprite in
      let part =
        spacing.isTrimmed ? Self.part(of: sprite.grid, isSeen) : CellRect(size: picture.size)
      return Slot(
        sprite: sprite, part: part,
        place: CellRect(x: 0, y: 0, width: part.width * scale, height: part.height * scale))
    }
    place(in: layout.shape(of: picture.frames.count, layers: SpriteSheet.layers(of: picture).count))
  }

  private mutating func place(in shape: CellSize) {
    var widths = [Int](repeating: 0, count: shape.width)
    var heights = [Int](repeating: 0, count: shape.height)
    for (index, slot) in slots.enumerated() {
      let (column, row) = (index % shape.width, index / shape.width)
      widths[column] = max(widths[column], slot.place.width)
      heights[row] = max(heights[row], slot.place.height)
    }
    func starts(_ lengths: [Int]) -> (starts: [Int], end: Int) {
      var next = spacing.border
      let starts = lengths.map { length in
        defer { next += length + 2 * spacing.margin + spacing.between }
        return next + spacing.margin
      }
      return (starts, next - spacing.between + spacing.border)
    }
    let (columns, rows) = (starts(widths), starts(heights))
    for index in slots.indices {
      slots[index].place.x = columns.starts[index % shape.width]
      slots[index].place.y = rows.starts[index / shape.width]
    }
    size = CellSize(width: columns.end, height: rows.end)
  }

  /// The smallest rectangle around all visible cells.
  private static func part(of grid: CellGrid, _ isSeen: [Bool]) -> CellRect {
    var (left, right, top, foot) = (Int.max, -1, Int.max, -1)
    let (cells, width) = (grid.allCells, grid.size.width)
    for (index, cell) in cells.enumerated()
    where cell >= 0 && Int(cell) < isSeen.count && isSeen[Int(cell)] {
      let (x, y) = (index % width, index / width)
      (left, right) = (min(left, x), max(right, x))
      (top, foot) = (min(top, y), max(foot, y))
    }
    guard right >= 0 else { return CellRect(x: 0, y: 0, width: 1, height: 1) }
    return CellRect(x: left, y: top, width: right - left + 1, height: foot - top + 1)
  }

  /// The sprites of a sheet, in order.
  private static func sprites(
    of picture: Sprite, _ layout: SpriteSheet.Layout
  ) -> (sprites: [FlatFrame], palette: Palette) {
    guard layout == .layers else {
      let flat = picture.flattened
      return (flat.frames, flat.palette)
    }
    let parts = SpriteSheet.layers(of: picture).compactMap { picture.part(layer: $0.id) }
    // Each layer has its own cells, regardless of its blending.
    let opaque = parts.map { part in
      var part = part
      part.changeLayer(part.layers[0].id) {
        $0.sheet = $0.sheet.faded(to: 1)
        $0.blendMode = .normal
      }
      return part.flattened
    }
    return (opaque.flatMap(\.frames), picture.palette)
  }

  // MARK: Drawing

  /// Encodes the sheet, whose size is limited to that of a PNG.
  func png() throws(PixelFileError) -> [UInt8] {
    // Without spacing, cells are scaled during encoding.
    let isPlain = spacing.border + spacing.between + spacing.margin == 0
    let unit = isPlain ? scale : 1
    var sheet = CellGrid(size: CellSize(width: size.width / unit, height: size.height / unit))
    for slot in slots {
      let cells = AnimationFrames.enlarge(
        slot.sprite.grid.cells(in: slot.part), width: slot.part.width, scale: scale / unit)
      let place = CellRect(
        x: slot.place.x / unit, y: slot.place.y / unit, width: slot.place.width / unit,
        height: slot.place.height / unit)
      extrude(cells, place, on: &sheet)
    }
    return try PNGFile.bytes(of: sheet, palette, scale: unit)
  }

  /// Draws a frame, repeating its edge pixels outwards.
  private func extrude(_ cells: [CellGrid.Cell], _ place: CellRect, on sheet: inout CellGrid) {
    let reach = spacing.extrusion
    guard reach > 0 else { return sheet.replace(place, with: cells) }
    let whole = CellRect(
      x: place.x - reach, y: place.y - reach, width: place.width + 2 * reach,
      height: place.height + 2 * reach)
    var all: [CellGrid.Cell] = []
    all.reserveCapacity(whole.size.count)
    for y in 0..<whole.height {
      let row = min(max(y - reach, 0), place.height - 1) * place.width
      for x in 0..<whole.width { all.append(cells[row + min(max(x - reach, 0), place.width - 1)]) }
    }
    sheet.replace(whole, with: all)
  }
}

/// The spacing of a sheet's frames, in its pixels.
public struct SheetSpacing: Equatable, Hashable, Sendable {
  /// Around the whole sheet.
  public var border = 0 { didSet { border = Self.clamped(border) } }
  /// Between adjacent frames.
  public var between = 0 { didSet { between = Self.clamped(between) } }
  /// Around each frame.
  public var inner = 0 { didSet { inner = Self.clamped(inner) } }
  /// The extent to which a frame's edge pixels are repeated outwards, to avoid seams when a game scales it.
  public var extrusion = 0 { didSet { extrusion = Self.clamped(extrusion) } }
  /// Whether empty margins of frames are trimmed.
  public var isTrimmed = false

  /// The range of each value.
  public static let allowed = 0...256

  private static func clamped(_ value: Int) -> Int {
    min(max(value, allowed.lowerBound), allowed.upperBound)
  }

  /// No spacing.
  public init() {}

  /// The space of a frame on each side beyond its own pixels.
  var margin: Int { inner + extrusion }
}
