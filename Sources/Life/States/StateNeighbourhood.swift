/// The states of a cell and of the eight around it, as three columns of bytes: the northern one in the highest of three
/// bytes, then the middle one, then the southern one.
struct StateNeighbourhood: Hashable {
  var west: UInt32
  var middle: UInt32
  var east: UInt32

  @inline(__always) var nw: UInt8 { UInt8(truncatingIfNeeded: west >> 16) }
  @inline(__always) var w: UInt8 { UInt8(truncatingIfNeeded: west >> 8) }
  @inline(__always) var sw: UInt8 { UInt8(truncatingIfNeeded: west) }
  @inline(__always) var n: UInt8 { UInt8(truncatingIfNeeded: middle >> 16) }
  @inline(__always) var own: UInt8 { UInt8(truncatingIfNeeded: middle >> 8) }
  @inline(__always) var s: UInt8 { UInt8(truncatingIfNeeded: middle) }
  @inline(__always) var ne: UInt8 { UInt8(truncatingIfNeeded: east >> 16) }
  @inline(__always) var e: UInt8 { UInt8(truncatingIfNeeded: east >> 8) }
  @inline(__always) var se: UInt8 { UInt8(truncatingIfNeeded: east) }

  /// - Parameter rows: nine states, row by row.
  init(rows: [UInt8]) {
    func column(_ x: Int) -> UInt32 {
      UInt32(rows[x]) << 16 | UInt32(rows[3 + x]) << 8 | UInt32(rows[6 + x])
    }
    self.init(west: column(0), middle: column(1), east: column(2))
  }

  init(west: UInt32, middle: UInt32, east: UInt32) {
    (self.west, self.middle, self.east) = (west, middle, east)
  }

  /// All nine, row by row.
  var rows: [UInt8] { [nw, n, ne, w, own, e, sw, s, se] }

  /// The living cells among the nine, as the bits of a `LifeRule` neighbourhood.
  @inline(__always)
  func bits(where lives: (UInt8) -> Bool) -> Int {
    rows.reduce(0) { $0 << 1 | (lives($1) ? 1 : 0) }
  }

  /// The states of the surrounding cells as bits, for states up to 31.
  ///
  /// - Parameter neighbours: the cells that count.
  func around(_ neighbours: LifeNeighbours) -> UInt32 {
    let rows = rows
    return (0..<9).reduce(0) { all, place in
      neighbours.mask >> (8 - place) & 1 == 1 ? all | 1 << UInt32(rows[place]) : all
    }
  }
}
