public import Canvas
public import Base

/// The ink of a painting at one size, on stacked sheets.
///
/// Each sheet is a `TiledPicture` of its own lines, composited when painted: fading, hiding or reordering a sheet draws
/// no lines. An eraser only affects its own sheet. A picture with a single sheet equals that sheet's picture.
///
/// The lines form one list, in which each sheet's lines are contiguous.
///
/// Not thread-safe, but may be created on one thread and handed to another.
public final class LayeredPicture: @unchecked Sendable {
  /// The tiles, the same for all sheets.
  public let grid: TileGrid
  /// From the lowest up; at least one.
  public private(set) var sheets: [Sheet]
  private var pictures: [Sheet.ID: TiledPicture]

  /// The size of the paper.
  public var size: PixelSize { grid.size }

  /// Draws lines on all cores.
  ///
  /// - Parameters:
  ///   - lines: contiguous for each sheet, in the order of the sheets. Lines of unknown sheets go to the uppermost.
  ///   - sheets: from the lowest up; a single sheet showing everything if empty.
  ///   - tiles: the tiles to draw; all if nil.
  ///   - cores: the number of threads; that of the cores if nil.
  ///   - isCancelled: called now and then from any thread.
  /// - Returns: nil if it was cancelled.
  public init?(
    _ lines: ChunkedArray<Polyline>, sheets: [Sheet] = [], size: PixelSize, tiles: [Int]? = nil,
    cores: Int? = nil, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(CanvasError) {
    grid = TileGrid(size: size)
    let lines = SheetLines(lines, on: sheets)
    self.sheets = lines.sheets
    pictures = [:]
    for sheet in lines.sheets {
      guard
        let picture = try TiledPicture(
          lines[sheet.id], size: size, tiles: tiles, cores: cores, isCancelled: isCancelled)
      else { return nil }
      pictures[sheet.id] = picture
    }
    shareBudget()
  }

  private func shareBudget() {
    for picture in pictures.values {
      picture.historyBudget = TiledPicture.historyBudget / pictures.count
    }
  }

  /// The picture of a sheet, or of the uppermost one for an unknown sheet.
  public func picture(of sheet: Sheet.ID) -> TiledPicture? {
    pictures[sheet] ?? sheets.last.flatMap { pictures[$0.id] }
  }

  private var stack: [TiledPicture] { sheets.compactMap { pictures[$0.id] } }

  /// All lines, from the lowest up.
  public var lines: ChunkedArray<Polyline> {
    stack.count == 1 ? stack[0].lines : ChunkedArray(stack.lazy.flatMap(\.lines))
  }

  /// Like that of `TiledPicture`, for all sheets.
  public func linesForBatch() -> SheetLines {
    SheetLines(sheets: sheets, pictures.mapValues { $0.linesForBatch() })
  }

  /// The number of lines on all sheets.
  public var lineCount: Int { stack.reduce(0) { $0 + $1.lines.count } }

  // MARK: Sheets

  /// Changes the sheets' appearance or order. New sheets are empty; removed ones lose their lines.
  public func setSheets(_ new: [Sheet]) throws(CanvasError) {
    guard !new.isEmpty, new != sheets else { return }
    var kept: [Sheet.ID: TiledPicture] = [:]
    for sheet in new {
      if let picture = pictures[sheet.id] {
        kept[sheet.id] = picture
      } else {
        kept[sheet.id] = try TiledPicture([], size: size, tiles: stack.first?.drawnTiles ?? [])
      }
    }
    (sheets, pictures) = (new, kept)
    shareBudget()
  }

  // MARK: Tiles

  /// The tiles of a rectangle that are not drawn yet.
  public func missingTiles(in rect: PixelRect) -> [Int] {
    let stack = stack
    return grid.tiles(touching: rect).filter { tile in !stack.allSatisfy { $0.hasTile(tile) } }
  }

  /// Whether no tile is missing.
  public var isWhole: Bool { stack.allSatisfy(\.isWhole) }

  /// Like that of `TiledPicture`.
  public func install(_ batch: LayeredBatch) throws(CanvasError) {
    for (sheet, batch) in batch.batches { try pictures[sheet]?.install(batch) }
  }

  /// Like that of `TiledPicture`.
  public func forgetTiles(farFrom rect: PixelRect, keeping count: Int) {
    for picture in stack { picture.forgetTiles(farFrom: rect, keeping: count) }
  }

  // MARK: Lines

  /// Draws a line on top of its sheet.
  ///
  /// - Returns: the area that may have changed.
  @discardableResult
  public func append(_ line: Polyline) throws(CanvasError) -> PixelRect {
    try picture(of: line.sheet)?.append(line) ?? .empty
  }

  /// Removes the last of all lines.
  ///
  /// - Returns: the area that may have changed; nil without a line.
  @discardableResult
  public func removeLast() throws(CanvasError) -> PixelRect? {
    try stack.last { !$0.lines.isEmpty }?.removeLast()
  }

  /// Whether splices fit the list of all lines.
  public func fits(_ splices: [Splice<Polyline>]) -> Bool {
    var end = 0
    let count = lineCount
    for splice in splices {
      guard splice.index >= end, splice.removedCount >= 0,
        splice.removedCount <= count - splice.index
      else { return false }
      end = splice.index + splice.removedCount
    }
    return true
  }

  /// Replaces lines; new ones are drawn on their sheets.
  ///
  /// - Returns: the area that may have changed; nil if it was cancelled, which leaves the picture unusable.
  public func replace(
    _ splices: [Splice<Polyline>], cores: Int? = nil,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(CanvasError) -> PixelRegion? {
    var damage = PixelRegion()
    for (picture, splices) in shares(of: splices) {
      if let rect = try Self.replaceLast(splices, of: picture) {
        damage.add(rect)
        continue
      }
      guard let region = try picture.replace(splices, cores: cores, isCancelled: isCancelled)
      else { return nil }
      for rect in region.rects { damage.add(rect) }
    }
    return damage
  }

  /// Adds or removes the last line of a sheet, for which the previous pixels are kept.
  ///
  /// - Returns: nil for any other splices.
  private static func replaceLast(
    _ splices: [Splice<Polyline>], of picture: TiledPicture
  ) throws(CanvasError) -> PixelRect? {
    guard splices.count == 1 else { return nil }
    let (splice, count) = (splices[0], picture.lines.count)
    if splice.removedCount == 0, splice.index == count, splice.inserted.count == 1 {
      return try picture.append(splice.inserted[0])
    }
    if splice.removedCount == 1, splice.index == count - 1, splice.inserted.isEmpty {
      return try picture.removeLast()
    }
    return nil
  }

  /// Like that of `TiledPicture`.
  public func pointCount(
    redrawnBy splices: [Splice<Polyline>], upTo limit: Int = .max
  ) -> Int {
    var count = 0
    for (picture, splices) in shares(of: splices) where count <= limit {
      count += picture.pointCount(redrawnBy: splices, upTo: limit - count)
    }
    return count
  }

  /// Splits splices of all lines by sheet.
  private func shares(
    of splices: [Splice<Polyline>]
  ) -> [(picture: TiledPicture, splices: [Splice<Polyline>])] {
    let stack = stack
    guard stack.count > 1 else { return stack.map { ($0, splices) } }
    let (known, top) = (Set(sheets.map(\.id)), sheets[sheets.count - 1].id)
    var begin = 0
    return zip(sheets, stack).compactMap { sheet, picture in
      let range = begin..<begin + picture.lines.count
      begin = range.upperBound
      let own = splices.compactMap { splice -> Splice<Polyline>? in
        let removed = (splice.index..<splice.index + splice.removedCount).clamped(to: range)
        let inserted = splice.inserted.filter {
          (known.contains($0.sheet) ? $0.sheet : top) == sheet.id
        }
        guard !removed.isEmpty || !inserted.isEmpty else { return nil }
        let index = min(max(splice.index, range.lowerBound), range.upperBound)
        return Splice(
          index: index - range.lowerBound, removedCount: removed.count, inserted: inserted)
      }
      return own.isEmpty ? nil : (picture, own)
    }
  }

  // MARK: Showing

  /// Paints a rectangle of the ink over the context's content, with the paper's corner at a position.
  public func paint(_ rect: PixelRect, in context: DrawingContext, x: Int, y: Int) {
    for sheet in sheets { paint(sheet, rect, in: context, x: x, y: y) }
  }

  private func paint(
    _ sheet: Sheet, _ rect: PixelRect, in context: DrawingContext, x: Int, y: Int
  ) {
    guard sheet.isVisible else { return }
    context.blended(sheet.blending) {
      pictures[sheet.id]?.paint(rect, in: context, x: x, y: y, alpha: sheet.opacity)
    }
  }

  /// Whether drawing over all ink looks like drawing on a sheet: it is the only visible one, opaque and not blended.
  public func isAlone(_ id: Sheet.ID) -> Bool {
    let visible = sheets.filter(\.isVisible)
    return visible.count == 1 && visible[0].id == id && visible[0].opacity == 1
      && visible[0].blending == .normal
  }

  /// Paints like `paint`, with additional drawing on one of the sheets.
  ///
  /// - Parameter draw: draws onto the sheet's ink in a context, with the paper's corner at a position.
  public func paint(
    _ rect: PixelRect, in context: DrawingContext, x: Int, y: Int, on id: Sheet.ID,
    draw: (_ ink: DrawingContext, _ x: Int, _ y: Int) -> Void
  ) {
    for sheet in sheets {
      guard sheet.id == id, sheet.isVisible,
        let surface = try? pictures[id]?.surface(of: rect)
      else {
        paint(sheet, rect, in: context, x: x, y: y)
        continue
      }
      draw(DrawingContext(surface), -rect.x, -rect.y)
      context.saved {
        context.rectangle(rect.offset(x: x, y: y))
        context.clip()
        context.setOperator(.blended(sheet.blending))
        context.paint(
          surface, x: Double(x + rect.x), y: Double(y + rect.y), alpha: sheet.opacity)
      }
    }
  }

  /// The ink of a rectangle on a transparent surface of its size; all of it if nil.
  public func surface(of rect: PixelRect? = nil) throws(CanvasError) -> Surface {
    let rect = rect ?? PixelRect(size: size)
    let surface = try Surface(size: rect.size, format: .argb32)
    paint(rect, in: DrawingContext(surface), x: -rect.x, y: -rect.y)
    return surface
  }
}
