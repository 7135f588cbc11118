// Ranges of the palette used for shading.
extension Sprite {
  /// Makes colours a ramp, replacing all ramps that overlap it. Ignores a single colour.
  public mutating func setRamp(_ ramp: ClosedRange<Int>) {
    ramps.removeAll { $0.overlaps(ramp) }
    guard ramp.count > 1, ramp.lowerBound >= 0, ramp.upperBound < choices.count else { return }
    ramps.append(ramp)
    ramps.sort { $0.lowerBound < $1.lowerBound }
  }

  /// Sets the ramps of a document, dropping those that overlap or don't fit its palette.
  public mutating func setRamps(_ new: [ClosedRange<Int>]) {
    ramps = []
    for ramp in new where !ramps.contains(where: { $0.overlaps(ramp) }) { setRamp(ramp) }
  }

  /// Removes the ramp that contains a colour; the colour stays.
  public mutating func removeRamp(of color: Int) { ramps.removeAll { $0.contains(color) } }

  /// Updates the ramps after the palette was reordered, keeping those whose colours are still adjacent.
  ///
  /// - Parameter table: the new index for each old one.
  mutating func moveRamps(_ table: [CellGrid.Cell]) {
    setRamps(
      ramps.compactMap { ramp in
        let places = table[ramp].map { Int($0) }
        let isInOrder = zip(places, places.dropFirst()).allSatisfy { $1 == $0 + 1 }
        return isInOrder ? places[0]...places[places.count - 1] : nil
      })
  }

  /// Updates the ramps after the removal of a colour.
  mutating func shortenRamps(without color: Int) {
    setRamps(
      ramps.compactMap { ramp in
        let last = ramp.upperBound - (color <= ramp.upperBound ? 1 : 0)
        let first = ramp.lowerBound - (color < ramp.lowerBound ? 1 : 0)
        return first < last ? first...last : nil
      })
  }
}
