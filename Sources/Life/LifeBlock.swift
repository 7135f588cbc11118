extension LifeCells {
  /// 32 × 32 cells, not all dead; only the non-empty ones of its sixteen leaves are stored, to save space.
  struct Block: @unchecked Sendable {
    static let side = 32
    static let leafCount = 16

    /// A mask of the leaves, followed by those leaves. They are numbered by quarters of quarters (north-west,
    /// north-east, south-west, south-east), in bits from the lowest. Immutable after creation.
    private let held: ManagedBuffer<UInt16, UInt64>

    /// - Parameters:
    ///   - leaves: all sixteen.
    ///   - mask: a bit for each non-empty one; must not be 0.
    init(_ leaves: UnsafePointer<UInt64>, _ mask: UInt16) {
      held = .create(minimumCapacity: mask.nonzeroBitCount) { _ in mask }
      held.withUnsafeMutablePointerToElements { held in
        var (rest, next) = (mask, held)
        while rest != 0 {
          next.initialize(to: leaves[rest.trailingZeroBitCount])
          next += 1
          rest &= rest - 1
        }
      }
    }

    /// Creates a block from quarters that are not all empty.
    init(_ nw: Quad, _ ne: Quad, _ sw: Quad, _ se: Quad) {
      let quads: InlineArray<4, Quad> = [nw, ne, sw, se]
      let mask = nw.mask | ne.mask << 4 | sw.mask << 8 | se.mask << 12
      self = withUnsafePointer(to: quads) { quads in
        quads.withMemoryRebound(to: UInt64.self, capacity: Self.leafCount) { Block($0, mask) }
      }
    }

    /// Whether the block has exactly these leaves.
    func has(_ leaves: UnsafePointer<UInt64>, _ mask: UInt16) -> Bool {
      guard held.header == mask else { return false }
      return held.withUnsafeMutablePointerToElements { held in
        var (rest, next) = (mask, held)
        while rest != 0 {
          guard next.pointee == leaves[rest.trailingZeroBitCount] else { return false }
          next += 1
          rest &= rest - 1
        }
        return true
      }
    }

    /// A quarter: 0…3.
    subscript(quarter: Int) -> Quad {
      let mask = held.header >> UInt16(4 * quarter) & 15
      if mask == 0 { return Quad() }
      return held.withUnsafeMutablePointers { all, held in
        var next = held + (all.pointee & (1 << UInt16(4 * quarter) - 1)).nonzeroBitCount
        func leaf(_ bit: UInt16) -> UInt64 {
          guard mask & bit != 0 else { return 0 }
          defer { next += 1 }
          return next.pointee
        }
        let (nw, ne, sw) = (leaf(1), leaf(2), leaf(4))
        return Quad(nw: nw, ne: ne, sw: sw, se: leaf(8))
      }
    }

    /// Visits the non-empty leaves with their position in leaves from the left and the top, and their bits.
    @inline(__always)
    func visitLeaves(_ body: (_ x: Int, _ y: Int, _ bits: UInt64) -> Void) {
      held.withUnsafeMutablePointers { mask, held in
        var (rest, next) = (mask.pointee, held)
        while rest != 0 {
          let place = rest.trailingZeroBitCount
          body(place & 1 | place >> 1 & 2, place >> 1 & 1 | place >> 2 & 2, next.pointee)
          next += 1
          rest &= rest - 1
        }
      }
    }

    var population: UInt64 {
      held.withUnsafeMutablePointers { mask, held in
        var count = 0
        for index in 0..<mask.pointee.nonzeroBitCount { count += held[index].nonzeroBitCount }
        return UInt64(count)
      }
    }

    /// The identity of its storage.
    var identity: ObjectIdentifier { ObjectIdentifier(held) }

    /// Whether both contain the same living cells.
    func isEqual(to other: Block) -> Bool {
      if identity == other.identity { return true }
      guard held.header == other.held.header else { return false }
      return held.withUnsafeMutablePointers { mask, own in
        other.held.withUnsafeMutablePointerToElements { others in
          (0..<mask.pointee.nonzeroBitCount).allSatisfy { own[$0] == others[$0] }
        }
      }
    }
  }

  /// The leaves of 16 × 16 cells.
  struct Quad: Hashable, Sendable {
    var nw: UInt64 = 0
    var ne: UInt64 = 0
    var sw: UInt64 = 0
    var se: UInt64 = 0

    var isEmpty: Bool { nw | ne | sw | se == 0 }

    var population: UInt64 {
      UInt64(nw.nonzeroBitCount + ne.nonzeroBitCount + sw.nonzeroBitCount + se.nonzeroBitCount)
    }

    /// A bit for each non-empty leaf, from the lowest.
    fileprivate var mask: UInt16 {
      (nw == 0 ? 0 : 1) | (ne == 0 ? 0 : 2) | (sw == 0 ? 0 : 4) | (se == 0 ? 0 : 8)
    }
  }
}
