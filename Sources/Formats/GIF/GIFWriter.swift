import Base
import Documents

/// Writes an animation as a GIF. Frames are planned sequentially and encoded in parallel.
struct GIFWriter {
  private let frames: AnimationFrames
  private let loopCount: Int
  private let colors: GIFColors
  private let cells: CellSize
  private let delays: [Int]

  init(_ picture: Sprite, scale: Int) throws(PixelFileError) {
    let picture = picture.flattened
    frames = AnimationFrames(picture, scale: scale)
    guard frames.size.width <= 65_535, frames.size.height <= 65_535 else {
      throw PixelFileError(
        "a GIF of {width} × {height} pixels is too large;"
          + " choose a smaller scale", ["width": frames.size.width, "height": frames.size.height])
    }
    loopCount = picture.loopCount
    colors = GIFColors(picture.palette)
    cells = picture.size
    delays = Self.delays(frames.milliseconds)
  }

  func bytes(progress: (Double) -> Bool) throws(PixelFileError) -> [UInt8] {
    let grids = frames.grids.map { colors.numbered($0) }
    let global = globalTable(of: grids)
    var plan = GIFPlan(size: cells)
    let header = GIFHeader(
      size: frames.size, table: global, loopCount: frames.grids.count > 1 ? loopCount : 1)
    var bytes = header.bytes
    let together = 16
    for start in stride(from: 0, to: frames.grids.count, by: together) {
      guard progress(Double(start) / Double(frames.grids.count)) else { throw .cancelled }
      var planned: [GIFPlan.Frame] = []
      for index in start..<min(start + together, frames.grids.count) {
        let next = index + 1 < grids.count ? grids[index + 1] : nil
        planned.append(plan.frame(grids[index], before: next))
      }
      for image in try encode(planned, from: start, global) { bytes += image }
    }
    bytes.append(UInt8(ascii: ";"))
    return bytes
  }

  // MARK: Colour tables

  /// A table shared by all frames, if sufficient; nil otherwise.
  private func globalTable(of grids: [CellGrid]) -> GIFTable? {
    var isUsed = [Bool](repeating: false, count: colors.colors.count)
    var isSeenThrough = false
    for grid in grids {
      for index in 0..<grid.tileCount {
        grid.tile(index).withUnsafeBufferPointer { tile in
          var last = CellGrid.Cell.min
          for number in tile where number != last {
            last = number
            if number < 0 { isSeenThrough = true } else { isUsed[Int(number)] = true }
          }
        }
      }
    }
    // In the palette's order, to be restored when read.
    let used = isUsed.indices.filter { isUsed[$0] }
    guard used.count + (isSeenThrough ? 1 : 0) <= 256 else { return nil }
    return GIFTable(exact: used.map { CellGrid.Cell($0) }, of: colors)
  }

  /// The table of a frame, merging the most similar colours if there are too many.
  private func localTable(of cells: [CellGrid.Cell]) -> GIFTable {
    var counts: [CellGrid.Cell: Int] = [:]
    for number in cells where number >= 0 { counts[number, default: 0] += 1 }
    let hasGaps = cells.contains { $0 < 0 }
    let used = counts.keys.sorted()
    if used.count + (hasGaps ? 1 : 0) <= 256 { return GIFTable(exact: used, of: colors) }
    return GIFTable(
      reducing: used.map { ($0, counts[$0] ?? 1) }, of: colors, most: hasGaps ? 255 : 256)
  }

  // MARK: Blocks

  /// In hundredths of a second; rounding errors carry over to the next frame.
  private static func delays(_ milliseconds: [Int]) -> [Int] {
    var before = 0
    return milliseconds.map { milliseconds in
      defer { before += milliseconds }
      return min(max(1, (before + milliseconds + 5) / 10 - (before + 5) / 10), 65_535)
    }
  }

  /// Encodes frames on all cores.
  private func encode(
    _ planned: [GIFPlan.Frame], from start: Int, _ global: GIFTable?
  ) throws(PixelFileError) -> [[UInt8]] {
    let images = Cores.map(planned.count) { index in
      image(planned[index], global, delay: delays[start + index])
    }
    return try images.map { image throws(PixelFileError) in try image.get() }
  }

  private func image(
    _ frame: GIFPlan.Frame, _ global: GIFTable?, delay: Int
  ) -> Result<[UInt8], PixelFileError> {
    let cells = frame.wanted.cells(in: frame.rect)
    let table = global ?? localTable(of: cells)
    let image = GIFImage(
      rect: frame.rect, scale: frames.scale, screen: frames.size, table: table,
      isLocal: global == nil, clears: frame.clears, delay: delay)
    do throws(PixelFileError) {
      let seen = frame.canvas.cells(in: frame.rect)
      return .success(try image.bytes(table.shortest(cells, over: seen)))
    } catch {
      return .failure(error)
    }
  }
}
