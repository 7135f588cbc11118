import CLife

/// The innermost loops, in C: the same cells by vectors of two, four or eight words.
///
///     let life = DenseLife(world)                                         // by what this processor does quickest
///     let other = DenseLife(world, kernel: LifeKernel.available.last!)    // as any processor would
public struct LifeKernel: @unchecked Sendable, CustomStringConvertible {
  /// Those that this processor can run, the quickest first; the last one is portable.
  public static let available: [LifeKernel] = {
    var count = 0
    let kernels = life_kernels(&count)
    return (0..<count).compactMap { kernels?[$0].map { LifeKernel(functions: $0) } }
  }()

  public static var quickest: LifeKernel { available[0] }

  /// Constants of the program.
  let functions: UnsafePointer<life_kernel>

  /// What it is called: "portable", or the instructions that it needs.
  public var description: String { String(cString: functions.pointee.name) }

  /// The next generation of some rows; see `life_kernel`.
  @inline(__always)
  func step(
    rows: Int, from source: UnsafeMutablePointer<UInt64>, to target: UnsafeMutablePointer<UInt64>,
    _ shape: life_rows, _ rule: life_rule
  ) {
    withUnsafePointer(to: rule) { rule in
      withUnsafePointer(to: shape) { functions.pointee.step_rows(rule, $0, source, target, rows) }
    }
  }

  /// The next generation of a tile; see `life_kernel`.
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
