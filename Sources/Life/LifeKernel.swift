import CLife

/// The innermost loops, in C: the same results with vectors of two, four or eight words.
///
///     let life = DenseLife(world)                                         // the fastest for this processor
///     let other = DenseLife(world, kernel: LifeKernel.available.last!)    // runs on any processor
public struct LifeKernel: @unchecked Sendable, CustomStringConvertible {
  /// The kernels supported by this processor, the fastest first; the last one is portable.
  public static let available: [LifeKernel] = {
    var count = 0
    let kernels = life_kernels(&count)
    return (0..<count).compactMap { kernels?[$0].map { LifeKernel(functions: $0) } }
  }()

  /// The fastest kernel that this processor supports.
  public static var quickest: LifeKernel { available[0] }

  /// Static constants.
  let functions: UnsafePointer<life_kernel>

  /// The name: "portable", or the required instruction set.
  public var description: String { String(cString: functions.pointee.name) }

  /// Computes the next generation of some rows; see `life_kernel`.
  @inline(__always)
  func step(
    rows: Int, from source: UnsafeMutablePointer<UInt64>, to target: UnsafeMutablePointer<UInt64>,
    _ shape: life_rows, _ rule: life_rule
  ) {
    withUnsafePointer(to: rule) { rule in
      withUnsafePointer(to: shape) { functions.pointee.step_rows(rule, $0, source, target, rows) }
    }
  }

  /// Computes the next generation of a tile; see `life_kernel`.
  @inline(__always)
  func stepTile(
    _ around: UnsafePointer<UnsafePointer<UInt64>?>, to target: UnsafeMutablePointer<UInt64>,
    _ rule: UnsafePointer<life_rule>
  ) -> life_tile_change {
    functions.pointee.step_tile(rule, around, target)
  }
}

extension life_rule {
  init(_ rule: LifeRule) {
    if let counts = rule.counts {
      self = life_rule_of(counts.birth, counts.survival)
    } else {
      self = life_rule_of_map(LifeNeighbours.neighbourhoods.map { rule.lives(in: $0) ? 1 : 0 })
    }
  }
}
