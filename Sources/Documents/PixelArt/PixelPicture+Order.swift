import Base

// Colours that change places, come in between, or go since no cell has them.
extension PixelPicture {
  /// The old places of a palette in their new order, after one colour moved.
  ///
  /// - Returns: nil where it does not move, or one of both is no place.
  public static func order(ofColors count: Int, moving index: Int, to place: Int) -> [Int]? {
    guard index != place, (0..<count).contains(index), (0..<count).contains(place) else {
      return nil
    }
    var order = Array(0..<count)
    order.insert(order.remove(at: index), at: place)
    return order
  }

  /// Moves one colour of the palette; the picture looks as before.
  ///
  /// A ramp keeps a colour that moves within it, takes in one that comes between its colours, and lets one go that
  /// leaves.
  public mutating func moveColor(_ index: Int, to place: Int) {
    guard let order = Self.order(ofColors: palette.count, moving: index, to: place) else { return }
    let moved = ramps.compactMap { ramp -> ClosedRange<Int>? in
      let isOwn = ramp.contains(index)
      // Without the colour, and then with it again.
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

  /// Puts colours between two others of the palette; the picture looks as before. Beyond what a palette holds, nothing
  /// comes.
  ///
  /// - Parameters:
  ///   - first: after which they come.
  ///   - last: to which they lead evenly.
  public mutating func insertGradient(from first: Int, to last: Int, steps: Int) {
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
    mapCells(table)
    setRamps(moved)
  }

  /// Lets the colours between two others of the palette lead evenly from one to the other.
  public mutating func setGradient(from first: Int, to last: Int) {
    guard last - first > 1, first >= 0, last < palette.count else { return }
    let colors = palette[first].gradient(to: palette[last], steps: last - first - 1)
    for (index, color) in colors.enumerated() { palette[first + 1 + index] = color }
  }

  /// Takes all colours out of the palette that no cell has; where none is used, the first stays.
  ///
  /// - Returns: the places that stay, in their order.
  @discardableResult
  public mutating func removeUnusedColors() -> [Int] {
    let used = usedColors.sorted()
    let kept = used.isEmpty ? [0] : used
    guard kept.count < palette.count else { return kept }
    var table = [CellGrid.Cell](repeating: 0, count: palette.count)
    for (new, old) in kept.enumerated() { table[old] = CellGrid.Cell(new) }
    let isKept = Set(kept)
    for index in palette.colors.indices.reversed() where !isKept.contains(index) {
      shortenRamps(without: index)
    }
    mapCells(table)
    palette = Palette(kept.map { palette[$0] })
    return kept
  }
}
