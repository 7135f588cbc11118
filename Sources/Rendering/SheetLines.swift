public import Base

/// The lines of a picture, sheet by sheet: a copy for other threads, which share what they have in common.
public struct SheetLines: Sendable {
  /// The lowest first; at least one.
  let sheets: [Sheet]
  private let stacks: [Sheet.ID: ChunkedArray<Polyline>]

  /// - Parameters:
  ///   - lines: those of a sheet in their order. Those of an unknown sheet are on the uppermost.
  ///   - sheets: the lowest first; one that shows all if there are none.
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

  /// Of the lines that come near an area.
  ///
  /// - Parameter limit: where counting stops: then the result is any number beyond it.
  public func pointCount(touching area: PixelRect, upTo limit: Int) -> Int {
    var count = 0
    for lines in stacks.values {
      // None is copied: there may be very many.
      for place in lines.indices where lines[place].bounds.intersects(area) {
        count += lines[place].pointCount
        if count > limit { return count }
      }
    }
    return count
  }
}
