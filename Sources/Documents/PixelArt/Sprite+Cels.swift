// The cels of layers in frames.
extension Sprite {
  /// Returns the index of a layer, or nil if it is gone.
  public func index(of layer: Layer.ID) -> Int? { layers.firstIndex { $0.id == layer } }

  /// Nil for a missing frame or layer.
  public subscript(cel address: CelAddress) -> PixelCel? {
    guard frames.indices.contains(address.frame), let layer = self.index(of: address.layer) else {
      return nil
    }
    return frames[address.frame].cels[layer]
  }

  /// Returns the indices of the frames that show a cel: its own and those of its linked cels.
  public func linkedFrames(of address: CelAddress) -> [Int] {
    guard let layer = self.index(of: address.layer), frames.indices.contains(address.frame) else {
      return []
    }
    let link = frames[address.frame].cels[layer].link
    guard link != 0 else { return [address.frame] }
    return frames.indices.filter { frames[$0].cels[layer].link == link }
  }

  /// The cels of all frames in the layers that can be changed.
  public var openCels: Set<CelAddress> {
    Set(
      layers.map(\.id).filter { isOpen($0) }.flatMap { layer in
        frames.indices.map { CelAddress(frame: $0, layer: layer) }
      })
  }

  /// Whether any cels are linked.
  public var hasLinks: Bool { frames.contains { $0.cels.contains { $0.link != 0 } } }

  /// Changes the cells of a cel in all frames that show it, and updates tiles. Does nothing for a group.
  public mutating func change(_ address: CelAddress, _ change: (inout CellGrid) -> Void) {
    guard let layer = self.index(of: address.layer), !layers[layer].isGroup,
      frames.indices.contains(address.frame)
    else { return }
    guard layers[layer].tileset == nil else {
      var grid = frames[address.frame].cels[layer].grid
      change(&grid)
      paintTiles(grid, of: address, .automatic)
      return
    }
    guard frames[address.frame].cels[layer].link != 0 else {
      return change(&frames[address.frame].cels[layer].grid)
    }
    let linked = linkedFrames(of: address)
    var grid = frames[address.frame].cels[layer].grid
    change(&grid)
    for frame in linked { frames[frame].cels[layer].grid = grid }
  }

  /// Replaces the cells of a cel by others of the same size, in all frames that show it.
  public mutating func setGrid(_ grid: CellGrid, of address: CelAddress) {
    guard grid.size == size else { return }
    change(address) { $0 = grid }
  }

  /// Changes what files say of a cel apart from its visible cells; linked cels keep theirs.
  public mutating func changeDetails(
    of address: CelAddress, _ change: (inout CelDetails) -> Void
  ) {
    guard let layer = self.index(of: address.layer), frames.indices.contains(address.frame) else {
      return
    }
    var details = frames[address.frame].cels[layer].details ?? CelDetails()
    change(&details)
    frames[address.frame].cels[layer].details = details
  }

  /// Replaces all grids, computing linked cels once.
  mutating func changeGrids(_ change: (CellGrid) -> CellGrid) {
    for layer in layers.indices {
      var made: [UInt32: CellGrid] = [:]
      for frame in frames.indices {
        let cel = frames[frame].cels[layer]
        let grid = made[cel.link] ?? change(cel.grid)
        if cel.link != 0 { made[cel.link] = grid }
        frames[frame].cels[layer].grid = grid
      }
    }
  }

  // MARK: Changing cels

  /// Links cels: in each layer, all get the cells of the first one that isn't empty.
  public mutating func link(_ places: Set<CelAddress>) {
    for layer in layers.indices where !layers[layer].isGroup {
      let chosen = places.filter { $0.layer == layers[layer].id }.map(\.frame).sorted()
        .filter { frames.indices.contains($0) }
      guard chosen.count > 1 else { continue }
      let first = chosen.first { !frames[$0].cels[layer].isEmpty } ?? chosen[0]
      var cel = frames[first].cels[layer]
      cel.link = newLink(in: layer)
      for frame in chosen { frames[frame].cels[layer] = cel }
      dropLonelyLinks(in: layer)
    }
  }

  /// Unlinks cels, leaving their content unchanged.
  public mutating func unlink(_ places: Set<CelAddress>) {
    for place in places {
      guard let layer = self.index(of: place.layer), frames.indices.contains(place.frame) else {
        continue
      }
      frames[place.frame].cels[layer].link = 0
      dropLonelyLinks(in: layer)
    }
  }

  /// Empties the given cels only, unlinking them first.
  public mutating func clear(_ places: Set<CelAddress>) {
    unlink(places)
    let blank = CellGrid(size: size)
    for place in places {
      setGrid(blank, of: place)
      if let layer = self.index(of: place.layer), frames.indices.contains(place.frame) {
        frames[place.frame].cels[layer].details = nil
      }
    }
  }

  /// Moves the cels of a rectangle of layers and frames by an offset. Cels that would move beyond the ends or into a
  /// group stay in place.
  ///
  /// - Parameter leavesCopy: also leaves the cels in their old places.
  public mutating func moveCels(
    _ places: Set<CelAddress>, byFrames dx: Int, layers dy: Int, leavesCopy: Bool
  ) {
    let moves = places.compactMap { place -> (from: CelAddress, to: CelAddress, cel: PixelCel)? in
      guard let layer = self.index(of: place.layer), layers.indices.contains(layer + dy),
        frames.indices.contains(place.frame + dx), !layers[layer].isGroup,
        !layers[layer + dy].isGroup, let cel = self[cel: place]
      else { return nil }
      let target = CelAddress(frame: place.frame + dx, layer: layers[layer + dy].id)
      return (place, target, cel)
    }
    guard dx != 0 || dy != 0 else { return }
    let blank = PixelCel(CellGrid(size: size))
    if !leavesCopy {
      for move in moves {
        guard let layer = index(of: move.from.layer) else { continue }
        frames[move.from.frame].cels[layer] = blank
      }
    }
    // Links stay within a layer; a copy is unlinked.
    let keepsLinks = !leavesCopy && dy == 0
    for move in moves {
      guard let layer = index(of: move.to.layer), let old = self.layer(move.from.layer) else {
        continue
      }
      var cel = move.cel
      if !keepsLinks { cel.link = 0 }
      let isOfSameTiles = old.tileset == layers[layer].tileset
      if !isOfSameTiles { cel.map = nil }
      frames[move.to.frame].cels[layer] = cel
      if !isOfSameTiles { rebuildMaps(of: layers[layer].tileset) { $0 == move.to } }
    }
    for layer in layers.indices { dropLonelyLinks(in: layer) }
  }

  /// Returns an unused link number for a layer.
  func newLink(in layer: Int) -> UInt32 { (frames.map { $0.cels[layer].link }.max() ?? 0) + 1 }

  /// Removes links with only one cel.
  mutating func dropLonelyLinks(in layer: Int) {
    var counts: [UInt32: Int] = [:]
    for frame in frames { counts[frame.cels[layer].link, default: 0] += 1 }
    for frame in frames.indices where counts[frames[frame].cels[layer].link] == 1 {
      frames[frame].cels[layer].link = 0
    }
  }
}
