import Base
import Documents

/// The colours of an animation while it is read: the cells of its frames are numbers of colours meanwhile.
struct FrameColors {
  /// The limit of colours that are distinguished while a file is read.
  private static let mostExact = Palette.mostTrueColors - 8192

  /// 0xRRGGBBAA, by number.
  private(set) var colors: [UInt32] = []
  private var numbers: [UInt32: CellGrid.Cell] = [:]
  private var last: (rgba: UInt32, number: CellGrid.Cell) = (0, CellGrid.empty)
  /// Whether numbers are indices into the file's own palette, which is kept unchanged.
  private let keepsPlaces: Bool

  init(keepsPlaces: Bool = false) { self.keepsPlaces = keepsPlaces }

  /// The numbers of a table's colours. If indices are kept, the numbers of the first table are its indices, and so are
  /// those of other tables as far as they have the same colours there.
  mutating func numbers(of table: [UInt32]) -> [CellGrid.Cell] {
    guard keepsPlaces else { return table.map { number(of: $0) } }
    if colors.isEmpty {
      colors = table
      for (place, color) in table.enumerated() where numbers[color] == nil {
        numbers[color] = CellGrid.Cell(place)
      }
    }
    return table.enumerated().map { place, color in
      guard color & 255 > 0, colors.indices.contains(place), colors[place] == color else {
        return number(of: color)
      }
      return CellGrid.Cell(place)
    }
  }

  /// The number of a colour; `CellGrid.empty` for one without opacity.
  mutating func number(of rgba: UInt32) -> CellGrid.Cell {
    guard rgba & 255 > 0 else { return CellGrid.empty }
    if rgba == last.rgba { return last.number }
    let number = numbers[rgba] ?? newNumber(of: rgba)
    last = (rgba, number)
    return number
  }

  private mutating func newNumber(of rgba: UInt32) -> CellGrid.Cell {
    // Beyond the limit, colours are distinguished only by their upper bits, which leaves fewer than 5,000.
    var key = rgba
    if colors.count >= Self.mostExact {
      let alpha = rgba & 255 == 255 ? 255 : rgba & 0xE0 | 0x10
      key = (rgba & 0xE0E0_E000) | 0x1010_1000 | alpha
    }
    if let number = numbers[key] { return number }
    let number = CellGrid.Cell(colors.count)
    colors.append(key)
    numbers[key] = number
    return number
  }

  /// Transparent for an empty cell.
  func color(of cell: CellGrid.Cell) -> UInt32 { cell < 0 ? 0 : colors[Int(cell)] }

  /// Creates a palette for grids of colour numbers.
  ///
  /// - Parameter mostColors: reduces more colours; nil keeps all, if need be in true colour.
  func reduction(of grids: [CellGrid], mostColors: Int?) -> ColorReduction {
    var counts = [Int](repeating: 0, count: colors.count)
    for grid in grids {
      for index in 0..<grid.tileCount {
        let tile = grid.tile(index)
        let weight = tile.count == 1 ? CellGrid.tileSide * CellGrid.tileSide : 1
        for cell in tile where cell >= 0 { counts[Int(cell)] += weight }
      }
    }
    return ColorReduction.forImport(
      of: colors.enumerated().map { ($1, counts[$0]) }, mostColors: mostColors)
  }

  /// The frames as pixel art, with a palette instead of these numbers.
  ///
  /// - Parameters:
  ///   - frames: of one size.
  ///   - mostColors: reduces more colours; nil keeps all, if need be in true colour.
  ///   - kind: the file's, for messages.
  func picture(
    of frames: [FlatFrame], loopCount: Int, mostColors: Int?, kind: String
  ) throws(PixelFileError) -> Sprite {
    var frames = frames
    guard !frames.isEmpty else { throw PixelFileError("the {kind} has no image", ["kind": kind]) }
    var palette = Palette(colors.map { InkColor(rgba: $0) })
    var swatches: Palette?
    if !keepsPlaces || colors.count > palette.count {
      let reduction = reduction(of: frames.map(\.grid), mostColors: mostColors)
      let table = colors.map { reduction.cell(of: $0) }
      for index in frames.indices { frames[index].grid = frames[index].grid.mapped(table) }
      (palette, swatches) = (reduction.palette, reduction.swatches)
    }
    let cels = frames.map { PixelFrame($0.grid, milliseconds: $0.milliseconds) }
    guard var picture = Sprite(frames: cels, palette: palette) else {
      throw PixelFileError("the {kind} can’t be stored as pixel art", ["kind": kind])
    }
    if let swatches { picture.useTrueColor(swatches) }
    picture.loopCount = frames.count > 1 ? loopCount : 0
    return picture
  }
}

/// The limits on an animation, checked before pixels are allocated, so that a small file can't demand much memory.
enum AnimationLimits {
  /// The number of cells in all frames together.
  static let mostCells = 128 << 20

  /// - Parameter kind: the file's, for messages.
  static func check(_ size: CellSize, kind: String) throws(PixelFileError) {
    let most = Sprite.allowedSide.upperBound
    guard size.width <= most, size.height <= most else {
      throw PixelFileError(
        "a {kind} of {width} × {height} pixels is too large for pixel art; use one of up"
          + " to {most} × {most}",
        ["kind": kind, "width": size.width, "height": size.height, "most": most])
    }
    guard !size.isEmpty else {
      throw PixelFileError(
        "the {kind} has a width or height of 0", ["kind": kind])
    }
  }

  /// Checks whether another frame is allowed.
  static func check(
    frameCount: Int, of size: CellSize, kind: String
  ) throws(PixelFileError) {
    guard frameCount <= Sprite.mostFrames, frameCount * size.count <= mostCells else {
      throw PixelFileError(
        "the {kind} has too many frames of {width} × {height} for pixel art",
        ["kind": kind, "width": size.width, "height": size.height])
    }
  }
}
