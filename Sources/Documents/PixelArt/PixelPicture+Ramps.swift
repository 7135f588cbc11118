// Stretches of the palette along which cells are shaded.
extension PixelPicture {
  /// Makes colours a ramp, in the place of all ramps that share one with it. One colour alone is none.
  public mutating func setRamp(_ ramp: ClosedRange<Int>) {
    ramps.removeAll { $0.overlaps(ramp) }
    guard ramp.count > 1, ramp.lowerBound >= 0, ramp.upperBound < palette.count else { return }
    ramps.append(ramp)
    ramps.sort { $0.lowerBound < $1.lowerBound }
  }

  /// The ramps of a document, of which those that don't fit its palette, or overlap, are left out.
  public mutating func setRamps(_ new: [ClosedRange<Int>]) {
    ramps = []
    for ramp in new where !ramps.contains(where: { $0.overlaps(ramp) }) { setRamp(ramp) }
  }

  /// Takes the ramp away that a colour belongs to; the colour stays.
  public mutating func removeRamp(of color: Int) { ramps.removeAll { $0.contains(color) } }

  /// The ramps after the palette got another order: those whose colours still stand side by side.
  ///
  /// - Parameter table: the new place for each old one.
  mutating func moveRamps(_ table: [CellGrid.Cell]) {
    setRamps(
      ramps.compactMap { ramp in
        let places = table[ramp].map { Int($0) }
        let isInOrder = zip(places, places.dropFirst()).allSatisfy { $1 == $0 + 1 }
        return isInOrder ? places[0]...places[places.count - 1] : nil
      })
  }

  /// The ramps after a colour went.
  mutating func shortenRamps(without color: Int) {
    setRamps(
      ramps.compactMap { ramp in
        let last = ramp.upperBound - (color <= ramp.upperBound ? 1 : 0)
        let first = ramp.lowerBound - (color < ramp.lowerBound ? 1 : 0)
        return first < last ? first...last : nil
      })
  }
}
