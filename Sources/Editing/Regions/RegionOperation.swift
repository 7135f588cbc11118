/// A boolean operation of the regions within elements, named as in Inkscape.
public enum RegionOperation: String, CaseIterable, Sendable {
  /// All of them.
  case union
  /// The lowest one without the others.
  case difference
  /// What is in all of them.
  case intersection
  /// What is in an odd number of them.
  case exclusion
  /// The lowest one, cut into parts along the edges of the others.
  case division

  /// The command that combines the selected elements so.
  public var command: CommandName {
    switch self {
    case .union: .pathUnion
    case .difference: .pathDifference
    case .intersection: .pathIntersection
    case .exclusion: .pathExclusion
    case .division: .pathDivision
    }
  }

  /// The greatest distance of the polygons that decide where curves meet.
  private static let tolerance = 2e-6

  /// Applies the operation to regions.
  ///
  /// - Parameters:
  ///   - regions: from the lowest to the topmost, at least two.
  ///   - goesOn: called with the progress, 0…1; false to stop.
  /// - Returns: the connected parts of the result, possibly none; nil if the computation would take too long or was
  ///   stopped.
  /// - Complexity: O(*n* · *m*) for *n* regions of *m* curves, at worst.
  public func applied(
    to regions: [CurvedRegion], goesOn: (Double) -> Bool = { _ in true }
  ) -> [CurvedRegion]? {
    guard let first = regions.first else { return [] }
    // Also takes a single region apart, and drops what crosses itself.
    guard var parts = first.parts(.union, CurvedRegion([]), tolerance: Self.tolerance) else {
      return nil
    }
    for (index, other) in regions.enumerated().dropFirst() {
      guard goesOn(Double(index) / Double(regions.count)), let next = step(parts, other) else {
        return nil
      }
      parts = next
    }
    return parts
  }

  /// Applies it to the parts so far and one more region.
  private func step(_ found: [CurvedRegion], _ other: CurvedRegion) -> [CurvedRegion]? {
    func parts(
      of region: CurvedRegion, _ operation: RegionParts.Operation
    ) -> [CurvedRegion]? {
      region.parts(operation, other, tolerance: Self.tolerance)
    }
    switch self {
    case .union: return parts(of: .joined(found), .union)
    case .difference: return parts(of: .joined(found), .difference)
    case .intersection: return parts(of: .joined(found), .intersection)
    case .exclusion: return parts(of: .joined(found), .exclusion)
    case .division:
      var pieces: [CurvedRegion] = []
      for part in found {
        guard let inside = parts(of: part, .intersection),
          let outside = parts(of: part, .difference)
        else { return nil }
        pieces += inside + outside
      }
      return pieces
    }
  }
}
