import Base

// Frames of one picture for another.
extension Sprite {
  /// Returns the picture with only some of its frames, in order, or nil without any.
  public func part(frames indices: [Int]) -> Sprite? {
    let indices = indices.filter { frames.indices.contains($0) }
    guard !indices.isEmpty else { return nil }
    var part = self
    part.frames = indices.map { frames[$0] }
    for layer in part.layers.indices { part.dropLonelyLinks(in: layer) }
    part.sections = []
    return part
  }

  /// Inserts the frames of another picture.
  ///
  /// Each layer goes to the layer with its name. Without one, it goes to the layer at its index if both pictures have
  /// as many, or else to a new layer on top. Cels are aligned at the upper left corner and cropped to the canvas. New
  /// colours join the palette while there is room; after that, the most similar ones are used.
  ///
  /// - Returns: the indices of the new frames; empty if there isn't room for all.
  @discardableResult
  public mutating func insertFrames(of other: Sprite, at index: Int) -> Range<Int> {
    let sources = other.layers.indices.filter { !other.layers[$0].isGroup }
    var new = self
    guard let targets = new.adoptLayers(of: other, sources) else { return 0..<0 }
    let count = new.frames.count + other.frames.count
    guard Self.allows(frameCount: count, of: size), count * new.layers.count <= Self.mostCels else {
      return 0..<0
    }
    let table = new.adopt(colorsOf: other)
    let frames = other.frames.map { frame in
      var made = new.blankFrame(milliseconds: frame.milliseconds)
      for (source, target) in zip(sources, targets) {
        // Cels fall together if layers have the same name: the upper one is seen.
        made.cels[target].grid.cover(
          with: frame.cels[source].grid.mapped(table).placed(on: size))
      }
      return made
    }
    let index = min(max(index, 0), new.frames.count)
    new.insert(frames, at: index)
    self = new
    return index..<index + frames.count
  }

  /// Returns the cell for each one of another picture, whose colours join this one's.
  private mutating func adopt(colorsOf other: Sprite) -> [CellGrid.Cell] {
    guard other.isTrueColor else { return adopt(other.palette.colors) }
    var table = [CellGrid.Cell](repeating: 0, count: other.palette.count)
    let used = other.usedColors.sorted()
    for (index, cell) in zip(used, adopt(used.map { other.palette[$0] })) { table[index] = cell }
    return table
  }

  /// Returns the index of the layer for each one of another picture, adding layers as needed, or nil without room.
  private mutating func adoptLayers(of other: Sprite, _ sources: [Int]) -> [Int]? {
    let own = celLayers.map(\.id)
    var ids: [Layer.ID] = []
    for (place, source) in sources.enumerated() {
      let layer = other.layers[source]
      let named = layer.name.isEmpty ? nil : celLayers.first { $0.name == layer.name }
      if let named {
        ids.append(named.id)
      } else if sources.count == own.count {
        ids.append(own[place])
      } else if let top = layers.last, let id = addLayer(over: top.id) {
        changeLayer(id) {
          $0.sheet.name = layer.name
          $0.sheet = $0.sheet.faded(to: layer.opacity)
          $0.blendMode = layer.blendMode
        }
        ids.append(id)
      } else {
        return nil
      }
    }
    return ids.compactMap { self.index(of: $0) }
  }
}

extension CellGrid {
  /// Returns the cells on a canvas of another size, both with the same upper left corner.
  fileprivate func placed(on size: CellSize) -> CellGrid {
    guard size != self.size else { return self }
    var grid = CellGrid(size: size)
    let common = bounds.intersection(grid.bounds)
    grid.replace(common, with: cells(in: common))
    return grid
  }
}
