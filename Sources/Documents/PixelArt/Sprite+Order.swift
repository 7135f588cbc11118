import Base

// The order of the palette: moves, gradients and removal of unused colours.
extension Sprite {
  /// Returns the old palette indices in their new order after moving one colour.
  ///
  /// - Returns: nil if it doesn't move, or if an index is out of range.
  public static func order(ofColors count: Int, moving index: Int, to place: Int) -> [Int]? {
    guard index != place, (0..<count).contains(index), (0..<count).contains(place) else {
      return nil
    }
    var order = Array(0..<count)
    order.insert(order.remove(at: index), at: place)
    return order
  }

  /// Moves a colour of the palette without changing the picture's appearance.
  ///
  /// A ramp keeps a colour that moves within it, includes one that moves between its colours, and excludes one that
  /// moves out.
  public mutating func moveColor(_ index: Int, to place: Int) {
    guard let order = Self.order(ofColors: choices.count, moving: index, to: place) else { return }
    let moved = ramps.compactMap { ramp -> ClosedRange<Int>? in
      let isOwn = ramp.contains(index)
      // Remove the colour, and then insert it again.
      let first = ramp.lowerBound - (index < ramp.lowerBound ? 1 : 0)
      let last = ramp.upperBound - (index <= ramp.upperBound ? 1 : 0)
      let isInside = isOwn ? (first...last + 1).contains(place) : place > first && place <= last
      if isInside { return first...last + 1 }
      let shift = place <= first ? 1 : 0
      return first < last ? first + shift...last + shift : nil
    }
    arrangePalette(order)
    setRamps(moved)
  }

  /// Inserts a gradient between two colours of the palette without changing the picture's appearance. Does nothing if
  /// the palette would become too large.
  ///
  /// - Parameters:
  ///   - first: the colour to insert after.
  ///   - last: the colour that the gradient leads to.
  public mutating func insertGradient(from first: Int, to last: Int, steps: Int) {
    if isTrueColor {
      return changeSwatches { $0.insertGradient(from: first, to: last, steps: steps) }
    }
    let count = palette.count
    guard first < last, first >= 0, last < count, steps > 0,
      count + steps <= Palette.allowedCount.upperBound
    else { return }
    var colors = palette.colors
    colors.insert(
      contentsOf: colors[first].gradient(to: colors[last], steps: steps), at: first + 1)
    let moved = ramps.map { ramp in
      ramp.lowerBound + (ramp.lowerBound > first ? steps : 0)...ramp.upperBound
        + (ramp.upperBound > first ? steps : 0)
    }
    let table = (0..<count).map { CellGrid.Cell($0 > first ? $0 + steps : $0) }
    palette = Palette(colors)
    details.moveColors(of: count) { Int(table[$0]) }
    mapCells(table)
    setRamps(moved)
  }

  /// Replaces the colours between two others by an even gradient.
  public mutating func setGradient(from first: Int, to last: Int) {
    if isTrueColor { return changeSwatches { $0.setGradient(from: first, to: last) } }
    guard last - first > 1, first >= 0, last < palette.count else { return }
    let colors = palette[first].gradient(to: palette[last], steps: last - first - 1)
    for (index, color) in colors.enumerated() { palette[first + 1 + index] = color }
  }

  /// Removes all unused colours from the palette. If none is used, the first one stays.
  ///
  /// - Returns: the old indices of the remaining colours, in order.
  @discardableResult
  public mutating func removeUnusedColors() -> [Int] {
    guard isTrueColor else { return keepColors(usedColors) }
    let used = Set(usedColors.map { palette[$0] })
    let places = choices.colors.indices.filter { used.contains(choices[$0]) }
    return changeSwatches { $0.keepColors(Set(places)) }
  }

  /// Removes all other colours from the palette.
  private mutating func keepColors(_ used: Set<Int>) -> [Int] {
    let kept = used.isEmpty ? [0] : used.sorted()
    guard kept.count < palette.count else { return kept }
    var table = [CellGrid.Cell](repeating: 0, count: palette.count)
    for (new, old) in kept.enumerated() { table[old] = CellGrid.Cell(new) }
    let isKept = Set(kept)
    for index in palette.colors.indices.reversed() where !isKept.contains(index) {
      shortenRamps(without: index)
    }
    mapCells(table)
    details.moveColors(of: palette.count) { isKept.contains($0) ? Int(table[$0]) : nil }
    palette = Palette(kept.map { palette[$0] })
    return kept
  }
}
