public import Base

/// What pixels of a surface were before something was drawn, of those alone that it changed.
///
/// A thin line changes few pixels of the rectangle that it lies in.
public struct SurfacePatch: Sendable {
  /// Neighbours in a row of memory.
  public struct Run: Sendable {
    /// In pixels from the surface's corner, the ends of rows included.
    public var start: Int32
    public var count: Int32

    public init(start: Int32, count: Int32) {
      self.start = start
      self.count = count
    }
  }

  private var runs: [Run] = []
  private var pixels: [UInt32] = []
  /// Equal pixels between two changed ones that cost less to keep than another run.
  private static let gap = 2

  /// Finds what changed in a rectangle.
  ///
  /// - Parameters:
  ///   - surface: as it is now; of a format of four bytes a pixel.
  ///   - rect: inside its bounds.
  ///   - before: of its size and format, as it was within the rectangle.
  public init(of surface: Surface, in rect: PixelRect, before: Surface) {
    precondition(
      surface.size == before.size && surface.format == before.format
        && surface.format.bytesPerPixel == 4 && surface.bounds.contains(rect),
      "Patches need equal surfaces")
    let width = surface.stride / 4
    before.withBytes { before in
      surface.withBytes { now in
        let (before, now) = (before.bindMemory(to: UInt32.self), now.bindMemory(to: UInt32.self))
        for y in rect.y..<rect.maxY {
          let end = y * width + rect.maxX
          var place = y * width + rect.x
          while place < end {
            guard before[place] != now[place] else {
              place += 1
              continue
            }
            let start = place
            var last = place
            while place < end, place - last <= Self.gap {
              if before[place] != now[place] { last = place }
              place += 1
            }
            runs.append(Run(start: Int32(start), count: Int32(last - start + 1)))
            pixels.append(contentsOf: before[start...last])
            place = last + 1
          }
        }
      }
    }
  }

  /// Takes what whoever drew knows of the past.
  ///
  /// - Parameters:
  ///   - runs: in rising order.
  ///   - pixels: of four bytes each, those of the first run, then those of the next, and so on.
  public init(runs: [Run], pixels: [UInt32]) {
    precondition(
      runs.reduce(0) { $0 + Int($1.count) } == pixels.count, "As many pixels as the runs have")
    self.runs = runs
    self.pixels = pixels
  }

  /// Puts the pixels back. Patches of one surface are applied in the opposite of the order in which they were made.
  public func apply(to surface: Surface) {
    var taken = 0
    surface.withMutableBytes { bytes in
      let target = bytes.bindMemory(to: UInt32.self)
      for run in runs {
        let (start, count) = (Int(run.start), Int(run.count))
        for index in 0..<count { target[start + index] = pixels[taken + index] }
        taken += count
      }
    }
  }

  /// What it takes in memory.
  public var byteCount: Int { runs.count * MemoryLayout<Run>.stride + pixels.count * 4 }
}
