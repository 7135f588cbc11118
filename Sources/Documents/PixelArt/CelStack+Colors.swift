public import Base

// The visible colours.
extension CelStack {
  /// Returns the colours of a rectangle inside the frame, row by row: 0xRRGGBBAA, not premultiplied; 0 for transparent
  /// cells.
  public func colors(in rect: CellRect) -> [UInt32] {
    precondition(rect.isEmpty || bounds.intersection(rect) == rect, "Only cells of the frame")
    let painter = CelPainter(palette)
    let side = CellGrid.tileSide
    var result = [UInt32](repeating: 0, count: rect.size.count)
    guard !rect.isEmpty else { return result }
    let columns = CellGrid.columns(of: size)
    var tile = [UInt32](repeating: 0, count: side * side)
    for row in rect.y / side...(rect.maxY - 1) / side {
      for column in rect.x / side...(rect.maxX - 1) / side {
        let area = CellRect(x: column * side, y: row * side, width: side, height: side)
        let part = area.intersection(rect)
        for index in tile.indices { tile[index] = 0 }
        painter.paint(entries, tile: row * columns + column, on: &tile)
        for y in part.y..<part.maxY {
          let from = (y - area.y) * side + part.x - area.x
          let to = (y - rect.y) * rect.width + part.x - rect.x
          for x in 0..<part.width { result[to + x] = tile[from + x] }
        }
      }
    }
    return result
  }

  /// Returns the visible colour of a cell of the frame, or 0 for none.
  public func color(at position: CellPosition) -> UInt32 {
    if let grid = onlyGrid { return palette.color(of: grid[position])?.rgba ?? 0 }
    return Self.color(of: entries, at: position, palette)
  }

  private static func color(
    of entries: [Entry], at position: CellPosition, _ palette: Palette
  ) -> UInt32 {
    entries.reduce(0) { below, entry in
      switch entry {
      case .cel(let grid, let look):
        let cell = grid[position]
        let color = palette.color(of: cell < 0 ? look.background ?? cell : cell)?.rgba ?? 0
        return look.blendMode.composed(color, over: below, opacity: look.opacity)
      case .group(let members, let look):
        let color = color(of: members, at: position, palette)
        return look.blendMode.composed(color, over: below, opacity: look.opacity)
      }
    }
  }

  /// The visible cells of the frame, each from the uppermost cel with a colour there, or nil if colours blend.
  public var flatGrid: CellGrid? {
    if let grid = onlyGrid { return grid }
    guard palette.colors.allSatisfy({ $0.alpha == 255 }) else { return nil }
    var flat = CellGrid(size: size)
    for entry in entries {
      guard case .cel(let grid, let look) = entry, look.isPlain else { return nil }
      if let background = look.background { flat = CellGrid(size: size, filledWith: background) }
      flat.cover(with: grid)
    }
    return flat
  }
}

extension CelStack {
  /// A grid whose empty cells are those that are transparent in the frame. The colours are arbitrary.
  public var silhouette: CellGrid {
    if let grid = onlyGrid { return grid }
    func cover(_ entries: [Entry], _ flat: inout CellGrid) {
      for entry in entries {
        switch entry {
        case .cel(let grid, let look):
          if let background = look.background {
            flat = CellGrid(size: size, filledWith: background)
          }
          flat.cover(with: grid)
        case .group(let members, _): cover(members, &flat)
        }
      }
    }
    var flat = CellGrid(size: size)
    cover(entries, &flat)
    return flat
  }
}

/// Composes the cells of a tile.
private struct CelPainter {
  private let colors: [InkColor]

  init(_ palette: Palette) { colors = palette.colors }

  /// - Parameter pixels: the pixels of a whole tile, which the entries are painted over.
  func paint(_ entries: [CelStack.Entry], tile: Int, on pixels: inout [UInt32]) {
    for entry in entries {
      switch entry {
      case .cel(let grid, let look): paint(grid.tile(tile), look, on: &pixels)
      case .group(let members, let look):
        var group = [UInt32](repeating: 0, count: pixels.count)
        paint(members, tile: tile, on: &group)
        for index in pixels.indices where group[index] != 0 {
          pixels[index] = look.blendMode.composed(
            group[index], over: pixels[index], opacity: look.opacity)
        }
      }
    }
  }

  private func paint(_ cells: [CellGrid.Cell], _ look: CelStack.Look, on pixels: inout [UInt32]) {
    // A tile stored as one number is that number everywhere.
    if cells.count == 1, cells[0] < 0, look.background == nil { return }
    let mask = cells.count == 1 ? 0 : -1
    let isPlain = look.isPlain
    // Cache the last blend, as neighbouring cells are often equal.
    var (above, below, composed): (UInt32, UInt32, UInt32) = (0, 0, 0)
    cells.withUnsafeBufferPointer { cells in
      colors.withUnsafeBufferPointer { colors in
        pixels.withUnsafeMutableBufferPointer { pixels in
          for index in pixels.indices {
            var cell = cells[index & mask]
            if cell < 0 {
              guard let background = look.background else { continue }
              cell = background
            }
            guard Int(cell) < colors.count else { continue }
            let color = colors[Int(cell)].rgba
            if isPlain, color & 255 == 255 {
              pixels[index] = color
              continue
            }
            if color != above || pixels[index] != below {
              (above, below) = (color, pixels[index])
              composed = look.blendMode.composed(color, over: below, opacity: look.opacity)
            }
            pixels[index] = composed
          }
        }
      }
    }
  }
}
