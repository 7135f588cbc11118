import Base
import Documents

/// The cels of a frame as bytes, and back: each as the tiles that are otherwise than in the cel that the same layer had in
/// the frame that it came from.
struct CelCoding {
  private let old: PixelPicture?
  /// For each layer its place before the step; nil for one that is new.
  private let places: [Int?]
  private let blank: CellGrid

  /// - Parameters:
  ///   - layers: after the step.
  ///   - old: the picture before the step; nil for what was there from the beginning.
  init(of layers: [PixelLayer], size: CellSize, after old: PixelPicture?) {
    blank = CellGrid(size: size)
    // Cells of another size have nothing in common.
    let old = old?.size == size ? old : nil
    self.old = old
    places = layers.map { layer in old?.layers.firstIndex { $0.id == layer.id } }
  }

  /// A frame from before the step, by its place there.
  func frame(_ place: Int) -> PixelFrame? {
    guard let old, old.frames.indices.contains(place) else { return nil }
    return old.frames[place]
  }

  private func grid(of layer: Int, in old: [PixelCel]?) -> CellGrid {
    guard let old, let place = places[layer] else { return blank }
    return old[place].grid
  }

  func write(_ cels: [PixelCel], after old: [PixelCel]?, to writer: inout ByteWriter) {
    // A frame of another size is written as if it was new.
    let old = self.old == nil ? nil : old
    for (layer, cel) in cels.enumerated() {
      writer.appendVariable(UInt64(cel.link))
      let changed = cel.grid.changedTiles(from: grid(of: layer, in: old))
      writer.appendVariable(UInt64(changed.count))
      var next = 0
      for index in changed {
        writer.appendVariable(UInt64(index - next))
        next = index + 1
        Self.write(cel.grid.tile(index), to: &writer)
      }
    }
  }

  private static func write(_ tile: [CellGrid.Cell], to writer: inout ByteWriter) {
    var runs: [(cell: CellGrid.Cell, count: Int)] = []
    for cell in tile {
      if let last = runs.last, last.cell == cell {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((cell, 1))
      }
    }
    writer.appendVariable(UInt64(runs.count))
    for run in runs {
      writer.appendVariable(UInt64(run.count))
      writer.appendVariable(UInt64(Int(run.cell) + 1))
    }
  }

  /// - Parameter hasLinks: whether cels say by what they are linked.
  func cels(
    from reader: inout ByteReader, after old: [PixelCel]?, hasLinks: Bool
  ) throws(ByteReader.OutOfBytes) -> [PixelCel] {
    var cels: [PixelCel] = []
    for layer in places.indices {
      let link = hasLinks ? try reader.smallNumber() : 0
      guard let link = UInt32(exactly: link) else { throw ByteReader.OutOfBytes() }
      var grid = grid(of: layer, in: old)
      var next = 0
      for _ in 0..<(try reader.count()) {
        let index = next + (try reader.smallNumber())
        next = index + 1
        guard index < grid.tileCount else { throw ByteReader.OutOfBytes() }
        grid.setTile(index, to: try Self.tile(from: &reader))
      }
      cels.append(PixelCel(grid, link: link))
    }
    return cels
  }

  private static func tile(
    from reader: inout ByteReader
  ) throws(ByteReader.OutOfBytes) -> [CellGrid.Cell] {
    let whole = CellGrid.tileSide * CellGrid.tileSide
    var cells: [CellGrid.Cell] = []
    for _ in 0..<(try reader.count()) {
      let count = try reader.smallNumber()
      guard let cell = CellGrid.Cell(exactly: try reader.smallNumber() - 1),
        count <= whole - cells.count
      else { throw ByteReader.OutOfBytes() }
      cells += Array(repeating: cell, count: count)
    }
    guard cells.count == 1 || cells.count == whole else { throw ByteReader.OutOfBytes() }
    return cells
  }
}
