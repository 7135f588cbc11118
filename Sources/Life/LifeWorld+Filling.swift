import Base

extension LifeWorld {
  /// Removes all cells and resets the generation.
  public mutating func clear() {
    generation = 0
    isBackgroundAlive = false
    setCells(LifeCells())
  }

  /// Makes cells alive on either background.
  public mutating func add(_ new: LifeCells) {
    setCells(isBackgroundAlive ? cells.subtracting(new) : cells.union(new))
  }

  /// Fills an area with random cells: equal seeds give equal cells.
  ///
  /// After G. L. Steele, D. Lea and C. H. Flood, "Fast splittable pseudorandom number generators" (2014): SplitMix64.
  ///
  /// - Parameters:
  ///   - density: the fraction of living cells, 0…1.
  ///   - goesOn: called now and then with the fraction filled, 0…1; returns false to cancel without any change.
  public mutating func fillAtRandom(
    _ area: LifeBounds, density: Double, seed: UInt64, goesOn: (Double) -> Bool = { _ in true }
  ) {
    var state = seed
    func random() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return mixed ^ mixed >> 31
    }
    let limit = UInt32(saturating: min(max(density, 0), 1) * 0x1p31)
    var builder = LifeCellsBuilder()
    for y in area.top...area.bottom {
      guard goesOn(Double(y - area.top) / Double(area.height)) else { return }
      for x in area.left...area.right where UInt32(truncatingIfNeeded: random() >> 33) < limit {
        builder.add(x..<x + 1, y: y)
      }
    }
    setCells(cells.removing(area).union(builder.finish()))
  }
}
