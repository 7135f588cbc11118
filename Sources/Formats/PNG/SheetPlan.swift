import Base
import Documents

/// The layout of frames in a sheet.
struct SheetPlan {
  /// A frame, or a layer's part of it.
  struct Slot {
    /// The index in the sources.
    let source: Int
    /// The index in the picture.
    let frame: Int
    let milliseconds: Int
    /// The part included in the sheet, in cells; a single empty cell for an empty frame.
    let part: CellRect
    /// The index in `pieces`; equal frames may share one.
    var piece = 0
  }

  /// Cells in the sheet.
  struct Piece {
    let grid: CellGrid
    let part: CellRect
    /// The place in pixels, without its surroundings.
    var place: CellRect

    var cells: [CellGrid.Cell] { grid.cells(in: part) }
  }

  let sources: [SheetSource]
  private(set) var slots: [Slot] = []
  private(set) var pieces: [Piece] = []
  private(set) var palette = Palette([])
  /// In pixels.
  private(set) var size = CellSize(width: 0, height: 0)
  let export: SheetExport
  private var spacing: SheetSpacing { export.spacing }
  private var scale: Int { export.scale }

  /// - Throws: if the sources have too many different colours together, or nothing is left to show.
  init(_ sources: [SheetSource], _ export: SheetExport) throws(PixelFileError) {
    self.sources = sources
    self.export = export
    let flat = try SheetColors(sources)
    palette = flat.palette
    let isSeen = palette.colors.map { $0.alpha > 0 }
    var parts: [[CellRect?]] = []
    // The margins that all frames of a document have in common.
    var common: [Int: CellRect] = [:]
    for (index, source) in sources.enumerated() {
      parts.append(source.frames.map { Self.part(of: flat.grids[index][$0], isSeen) })
      for case .some(let part) in parts[index] {
        common[source.document] = common[source.document]?.union(part) ?? part
      }
    }
    for (index, source) in sources.enumerated() {
      for (place, frame) in source.frames.enumerated() {
        if parts[index][place] == nil, export.omitsEmpty { continue }
        let part =
          switch spacing.trimming {
          case .none: CellRect(size: source.picture.size)
          case .frames: parts[index][place] ?? Self.smallest
          case .alike: common[source.document] ?? Self.smallest
          }
        slots.append(
          Slot(
            source: index, frame: frame, milliseconds: source.picture.frames[frame].milliseconds,
            part: part))
        addPiece(flat.grids[index][frame])
      }
    }
    guard !slots.isEmpty else { throw PixelFileError("all frames are empty") }
    place()
  }

  private static let smallest = CellRect(x: 0, y: 0, width: 1, height: 1)

  // MARK: Equal frames

  private var piecesByHash: [Int: [Int]] = [:]

  /// Gives the last slot its piece: an equal one, if equal frames are merged.
  private mutating func addPiece(_ grid: CellGrid) {
    let last = slots.count - 1
    let part = slots[last].part
    let size = CellSize(width: part.width * scale, height: part.height * scale)
    let piece = Piece(grid: grid, part: part, place: CellRect(size: size))
    if export.mergesDuplicates {
      let cells = piece.cells
      var hasher = Hasher()
      hasher.combine(part.width)
      hasher.combine(cells)
      let hash = hasher.finalize()
      let equal = piecesByHash[hash, default: []].first {
        pieces[$0].part.size == part.size && pieces[$0].cells == cells
      }
      if let equal {
        slots[last].piece = equal
        return
      }
      piecesByHash[hash, default: []].append(pieces.count)
    }
    slots[last].piece = pieces.count
    pieces.append(piece)
  }

  // MARK: Places

  private mutating func place() {
    let around = 2 * spacing.margin + spacing.between
    let sizes = pieces.map {
      CellSize(width: $0.place.width + around, height: $0.place.height + around)
    }
    let (origins, whole) =
      export.layout == .packed
      ? SheetPacking.packed(sizes)
      : SheetPacking.aligned(sizes, shape, byColumn: export.layout == .columns)
    for index in pieces.indices {
      pieces[index].place.x = origins[index].x + spacing.border + spacing.margin
      pieces[index].place.y = origins[index].y + spacing.border + spacing.margin
    }
    let frame = 2 * spacing.border - spacing.between
    size = CellSize(width: whole.width + frame, height: whole.height + frame)
  }

  /// The columns and rows. Rows of layers stay below one another unless frames are left out.
  private var shape: CellSize {
    guard export.layout == .layers else { return export.layout.shape(of: pieces.count) }
    let columns = sources.map(\.frames.count).max() ?? 1
    return CellSize(width: columns, height: (pieces.count + columns - 1) / columns)
  }

  /// The smallest rectangle around all visible cells; nil if there are none.
  private static func part(of grid: CellGrid, _ isSeen: [Bool]) -> CellRect? {
    var (left, right, top, foot) = (Int.max, -1, Int.max, -1)
    let (cells, width) = (grid.allCells, grid.size.width)
    for (index, cell) in cells.enumerated()
    where cell >= 0 && Int(cell) < isSeen.count && isSeen[Int(cell)] {
      let (x, y) = (index % width, index / width)
      (left, right) = (min(left, x), max(right, x))
      (top, foot) = (min(top, y), max(foot, y))
    }
    guard right >= 0 else { return nil }
    return CellRect(x: left, y: top, width: right - left + 1, height: foot - top + 1)
  }

  // MARK: Drawing

  /// Encodes the sheet, whose size is limited to that of a PNG.
  func png() throws(PixelFileError) -> [UInt8] {
    guard size.width <= PNGFile.longestSide, size.height <= PNGFile.longestSide else {
      throw PixelFileError(
        "a sheet of {width} × {height} pixels is too large; choose"
          + " another layout or a smaller scale",
        ["width": size.width, "height": size.height])
    }
    // Without spacing, cells are scaled during encoding.
    let isPlain = spacing.border + spacing.between + spacing.margin == 0
    let unit = isPlain ? scale : 1
    var sheet = CellGrid(size: CellSize(width: size.width / unit, height: size.height / unit))
    for piece in pieces {
      let cells = AnimationFrames.enlarge(
        piece.cells, width: piece.part.width, scale: scale / unit)
      let place = CellRect(
        x: piece.place.x / unit, y: piece.place.y / unit, width: piece.place.width / unit,
        height: piece.place.height / unit)
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
