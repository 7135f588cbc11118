public import Base

/// The lines of a picture by sheet: a copy for other threads that shares storage.
public struct SheetLines: Sendable {
  /// From the lowest up; at least one.
  let sheets: [Sheet]
  private let stacks: [Sheet.ID: ChunkedArray<Polyline>]

  /// - Parameters:
  ///   - lines: in order within each sheet. Lines of unknown sheets go to the uppermost.
  ///   - sheets: from the lowest up; a single sheet showing everything if empty.
  public init(_ lines: ChunkedArray<Polyline>, on sheets: [Sheet]) {
    guard let top = sheets.last?.id, sheets.count > 1 else {
      let only = sheets.first ?? Sheet()
      self.init(sheets: [only], [only.id: lines])
      return
    }
    let known = Set(sheets.map(\.id))
    let groups = Dictionary(grouping: lines) { known.contains($0.sheet) ? $0.sheet : top }
    self.init(sheets: sheets, groups.mapValues { ChunkedArray($0) })
  }

  init(sheets: [Sheet], _ stacks: [Sheet.ID: ChunkedArray<Polyline>]) {
    (self.sheets, self.stacks) = (sheets, stacks)
  }

  subscript(sheet: Sheet.ID) -> ChunkedArray<Polyline> { stacks[sheet] ?? [] }

  /// The number of points of lines near an area.
  ///
  /// - Parameter limit: counting stops beyond it, with any greater result.
  public func pointCount(touching area: PixelRect, upTo limit: Int) -> Int {
    var count = 0
    for lines in stacks.values {
      // Avoids copying the lines: there may be very many.
      for place in lines.indices where lines[place].bounds.intersects(area) {
        count += lines[place].pointCount
        if count > limit { return count }
      }
    }
    return count
  }
}
