public import Base

/// The pixels that a drawing operation changed on a surface, with their previous values.
///
/// A thin line changes few pixels of its bounding rectangle.
public struct SurfacePatch: Sendable {
  /// A run of adjacent pixels in memory.
  public struct Run: Sendable {
    /// In pixels from the surface's corner, including the padding of rows.
    public var start: Int32
    /// The number of pixels.
    public var count: Int32

    /// Creates a run within one row.
    public init(start: Int32, count: Int32) {
      self.start = start
      self.count = count
    }
  }

  private var runs: [Run] = []
  private var pixels: [UInt32] = []
  /// The number of equal pixels between two changed ones that are cheaper to keep than another run.
  private static let gap = 2

  /// Finds the changes within a rectangle.
  ///
  /// - Parameters:
  ///   - surface: the current pixels, in a format of four bytes a pixel.
  ///   - rect: inside its bounds.
  ///   - before: the previous pixels within the rectangle, of the same size and format.
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

  /// Creates a patch from previous pixels known to the drawing code.
  ///
  /// - Parameters:
  ///   - runs: in ascending order.
  ///   - pixels: of four bytes each; those of all runs in order.
  public init(runs: [Run], pixels: [UInt32]) {
    precondition(
      runs.reduce(0) { $0 + Int($1.count) } == pixels.count, "As many pixels as the runs have")
    self.runs = runs
    self.pixels = pixels
  }

  /// Restores the pixels. Patches of a surface must be applied in the reverse order of their creation.
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

  /// The memory size in bytes.
  public var byteCount: Int { runs.count * MemoryLayout<Run>.stride + pixels.count * 4 }
}
