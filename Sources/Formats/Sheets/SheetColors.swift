import Base
import Documents

/// The frames of all sources of a sheet with one palette.
struct SheetColors {
  /// For each source the grids of all frames of its picture.
  private(set) var grids: [[CellGrid]] = []
  private(set) var palette = Palette([])
  private var numbers: [UInt32: CellGrid.Cell] = [:]

  /// - Throws: if there are more colours than cells can have.
  init(_ sources: [SheetSource]) throws(PixelFileError) {
    for (index, source) in sources.enumerated() {
      // Sections of a picture share its grids.
      if index > 0, sources[index - 1].document == source.document,
        sources[index - 1].layer == source.layer
      {
        grids.append(grids[index - 1])
        continue
      }
      let flat = source.flattened
      if index == 0 { palette = flat.palette }
      grids.append(
        flat.palette == palette ? flat.frames.map(\.grid) : try adopted(flat))
    }
  }

  /// The grids of a picture with another palette, whose colours join this one.
  private mutating func adopted(_ flat: FlatSprite) throws(PixelFileError) -> [CellGrid] {
    if numbers.isEmpty {
      for (index, color) in palette.colors.enumerated() where numbers[color.rgba] == nil {
        numbers[color.rgba] = CellGrid.Cell(index)
      }
    }
    var places = [CellGrid.Cell?](repeating: nil, count: flat.palette.count)
    var result: [CellGrid] = []
    for frame in flat.frames {
      var cells = frame.grid.allCells
      for index in cells.indices where cells[index] >= 0 {
        let old = Int(cells[index])
        guard old < places.count else { continue }
        if places[old] == nil { places[old] = try number(of: flat.palette[old]) }
        cells[index] = places[old] ?? CellGrid.empty
      }
      result.append(CellGrid(size: frame.grid.size, cells: cells))
    }
    return result
  }

  private mutating func number(of color: InkColor) throws(PixelFileError) -> CellGrid.Cell {
    if let known = numbers[color.rgba] { return known }
    guard palette.count < Int(CellGrid.Cell.max) else {
      throw PixelFileError("the pictures have too many different colours for one sheet")
    }
    let number = CellGrid.Cell(palette.count)
    palette.append(color)
    numbers[color.rgba] = number
    return number
  }
}
