public import Base

// Layers that come, go and move, each with its cels.
extension PixelPicture {
  /// The layer of an id; nil where it is gone.
  public func layer(_ id: Layer.ID) -> PixelLayer? { layers.first { $0.id == id } }

  /// The layers that have cels: all but groups.
  public var celLayers: [PixelLayer] { layers.filter { !$0.isGroup } }

  /// Those of them that are not hidden, by themselves or with a group.
  public var seenCelLayers: [PixelLayer] { celLayers.filter { isSeen($0) } }

  private func isSeen(_ layer: PixelLayer) -> Bool {
    !layer.isHidden && groups(around: layer.id).allSatisfy { !$0.isHidden }
  }

  /// The groups around a layer, the innermost first.
  public func groups(around id: Layer.ID) -> [PixelLayer] {
    var groups: [PixelLayer] = []
    var next = layer(id)?.group
    while let group = next.flatMap({ layer($0) }) {
      groups.append(group)
      next = group.group
    }
    return groups
  }

  /// Whether cells of a layer can be changed: it is no group, and neither it nor a group around it is hidden or locked.
  public func isOpen(_ id: Layer.ID) -> Bool {
    guard let layer = layer(id), !layer.isGroup, layer.isOpen else { return false }
    return groups(around: id).allSatisfy(\.isOpen)
  }

  /// Whether one more layer may come.
  public var canAddLayer: Bool {
    layers.count < Self.mostLayers && (layers.count + 1) * frames.count <= Self.mostCels
  }

  /// An id that no layer has. One that a layer of the history had may come again.
  public var newLayerID: Layer.ID { Layer.ID((layers.map(\.id.number).max() ?? 0) &+ 1) }

  /// The places of a layer, and of all that belongs to it, if it is a group: they lie side by side.
  func places(of id: Layer.ID) -> ClosedRange<Int>? {
    guard let top = place(of: id) else { return nil }
    var first = top
    while first > 0, groups(around: layers[first - 1].id).contains(where: { $0.id == id }) {
      first -= 1
    }
    return first...top
  }

  // MARK: What is done with layers

  /// Puts a new layer over another one, into its group; over a group, into that.
  ///
  /// - Returns: nil where there are as many as there may be.
  @discardableResult
  public mutating func addLayer(over below: Layer.ID, isGroup: Bool = false) -> Layer.ID? {
    guard canAddLayer, let place = place(of: below) else { return nil }
    let id = newLayerID
    let lower = layers[place]
    // A group lies over its layers: what comes into it comes under it.
    let isInside = lower.isGroup && !isGroup
    let new = PixelLayer(
      Layer(id: id), group: isInside ? below : lower.group, isGroup: isGroup)
    insert(new, at: isInside ? place : place + 1)
    return id
  }

  private mutating func insert(_ layer: PixelLayer, at place: Int, cels: [PixelCel]? = nil) {
    let blank = PixelCel(CellGrid(size: size))
    layers.insert(layer, at: place)
    for frame in frames.indices {
      frames[frame].cels.insert(cels?[frame] ?? blank, at: place)
    }
  }

  /// A copy of a layer right over it, with copies of its cels.
  ///
  /// - Returns: nil for a group, and where there are as many as there may be.
  @discardableResult
  public mutating func duplicateLayer(_ id: Layer.ID) -> Layer.ID? {
    guard canAddLayer, let place = place(of: id), !layers[place].isGroup else { return nil }
    let old = layers[place]
    let sheet = Layer(
      id: newLayerID, name: old.name, isHidden: old.isHidden, opacity: old.opacity,
      unknownFields: old.unknownFields)
    let copy = PixelLayer(
      sheet, blendMode: old.blendMode, group: old.group, tileset: old.tileset)
    insert(copy, at: place + 1, cels: frames.map { $0.cels[place] })
    return sheet.id
  }

  /// A layer goes with its cels, and a group with all that belongs to it. One layer that is no group remains.
  ///
  /// - Returns: false where none would remain.
  @discardableResult
  public mutating func removeLayer(_ id: Layer.ID) -> Bool {
    guard let places = places(of: id),
      layers.enumerated().contains(where: { !places.contains($0) && !$1.isGroup })
    else { return false }
    layers.removeSubrange(places)
    for frame in frames.indices { frames[frame].cels.removeSubrange(places) }
    dropUnusedTilesets()
    return true
  }

  /// Something of a layer becomes otherwise. A background stays opaque, and as it is.
  public mutating func changeLayer(_ id: Layer.ID, _ change: (inout PixelLayer) -> Void) {
    guard let place = place(of: id) else { return }
    change(&layers[place])
    if layers[place].ground != nil {
      layers[place].blendMode = .normal
      layers[place].sheet = layers[place].sheet.faded(to: 1)
    }
  }

  /// Lets a layer be the background, whose empty cells have a colour, in the place of another one; nil lets none be it.
  /// It becomes the lowest, and belongs to no group.
  public mutating func setGround(_ ground: CellGrid.Cell?, of id: Layer.ID) {
    guard let layer = layer(id), !layer.isGroup else { return }
    for index in layers.indices { layers[index].ground = nil }
    guard ground != nil else { return }
    move(id, to: 0)
    layers[0].group = nil
    changeLayer(id) { $0.ground = ground }
  }

  /// Brings a layer, and all that belongs to it, to another place among the layers that are no part of it. It belongs
  /// to the group there: that of the layer over it.
  ///
  /// - Parameter place: of the topmost of what is moved, as if it was the only one; places beyond the ends are those of
  ///   the ends.
  public mutating func move(_ id: Layer.ID, to place: Int) {
    guard let old = places(of: id) else { return }
    let count = old.count
    var rest = layers
    rest.removeSubrange(old)
    var target = min(max(place - (count - 1), 0), rest.count)
    // A background stays the lowest.
    if target == 0, rest.first?.ground != nil { target = 1 }
    if layers[old.upperBound].ground != nil { target = 0 }
    target = min(target, rest.count)
    let isGround = layers[old.upperBound].ground != nil
    let group = isGround ? nil : Self.group(at: target, in: rest)
    moveSlice(old, to: target)
    layers[target + count - 1].group = group
  }

  /// The group of what comes right under a layer: under a group, that is the uppermost of its layers.
  private static func group(at place: Int, in layers: [PixelLayer]) -> Layer.ID? {
    guard layers.indices.contains(place) else { return nil }
    return layers[place].isGroup ? layers[place].id : layers[place].group
  }

  /// Takes a layer out of the innermost group that it belongs to: it comes right over that.
  public mutating func takeOutOfGroup(_ id: Layer.ID) {
    guard let group = groups(around: id).first, let old = places(of: id),
      let top = place(of: group.id)
    else { return }
    moveSlice(old, to: top + 1 - old.count)
    layers[top].group = group.group
  }

  /// Puts neighbouring layers, and their cels, elsewhere: `target` counts without them.
  private mutating func moveSlice(_ old: ClosedRange<Int>, to target: Int) {
    let moved = Array(layers[old])
    layers.removeSubrange(old)
    layers.insert(contentsOf: moved, at: target)
    for frame in frames.indices {
      let cels = Array(frames[frame].cels[old])
      frames[frame].cels.removeSubrange(old)
      frames[frame].cels.insert(contentsOf: cels, at: target)
    }
  }

  /// Whether a layer can be laid on the one under it: both can be painted, and lie in the same group.
  public func lower(toMerge id: Layer.ID) -> PixelLayer? {
    guard let place = place(of: id), place > 0, isOpen(id), isOpen(layers[place - 1].id),
      layers[place - 1].group == layers[place].group
    else { return nil }
    return layers[place - 1]
  }

  /// Lays a layer on the one under it, whose cels get what was seen of both, with colours that the palette has, as far
  /// as it has room for new ones. Linked cels stay linked where both are.
  public mutating func mergeDown(_ id: Layer.ID) {
    guard let lower = lower(toMerge: id), let place = place(of: id) else { return }
    let (upperLayer, lowerLayer) = (layers[place], layers[place - 1])
    var links: [[UInt32]: UInt32] = [:]
    for frame in frames.indices {
      let (above, below) = (frames[frame].cels[place], frames[frame].cels[place - 1])
      let stack = CelStack(
        size: size, palette: palette,
        entries: [
          .cel(below.grid, CelStack.Look(ground: lowerLayer.ground)),
          .cel(above.grid, look(of: upperLayer)),
        ])
      var grid = stack.flatGrid ?? CellGrid(size: size)
      if stack.flatGrid == nil { grid = adopt(stack.colors(in: bounds)) }
      var link: UInt32 = 0
      if above.link != 0, below.link != 0 {
        let next = UInt32(links.count + 1)
        link = links[[above.link, below.link]] ?? next
        links[[above.link, below.link]] = link
      }
      frames[frame].cels[place - 1] = PixelCel(grid, link: link)
    }
    if let lowerPlace = self.place(of: lower.id) { dropLonelyLinks(in: lowerPlace) }
    layers.remove(at: place)
    for frame in frames.indices { frames[frame].cels.remove(at: place) }
    dropUnusedTilesets()
    rebuildMaps(of: lowerLayer.tileset) { $0.layer == lower.id }
  }

  /// Cells for colours, row by row: new ones join the palette while there is room, then the most similar one stands for
  /// them.
  private mutating func adopt(_ colors: [UInt32]) -> CellGrid {
    var cells: [UInt32: CellGrid.Cell] = [:]
    for (index, color) in palette.colors.enumerated().reversed() {
      cells[color.rgba] = CellGrid.Cell(index)
    }
    return CellGrid(
      size: size,
      cells: colors.map { rgba in
        guard rgba & 255 > 0 else { return CellGrid.empty }
        if let known = cells[rgba] { return known }
        let color = InkColor(rgba: rgba)
        if palette.count < Palette.allowedCount.upperBound {
          palette.append(color)
          cells[rgba] = CellGrid.Cell(palette.count - 1)
        } else {
          cells[rgba] = CellGrid.Cell(palette.nearest(to: color))
        }
        return cells[rgba] ?? CellGrid.empty
      })
  }

  // MARK: What is seen

  func look(of layer: PixelLayer) -> CelStack.Look {
    CelStack.Look(
      blendMode: layer.blendMode, opacity: Int(saturating: (layer.opacity * 255).rounded()),
      ground: layer.ground)
  }

  /// What is seen of a frame, by its place.
  public func stack(frame: Int) -> CelStack {
    let cels = frames[frame].cels
    // Layers lie under their groups: from the top on, a group is known before its members.
    var members: [Layer.ID?: [CelStack.Entry]] = [:]
    for (layer, cel) in zip(layers, cels) {
      guard !layer.isHidden, layer.opacity > 0 else { continue }
      let look = look(of: layer)
      guard layer.isGroup else {
        members[layer.group, default: []].append(.cel(cel.grid, look))
        continue
      }
      let own = members[layer.id] ?? []
      // A group that changes nothing is as if its members were by themselves.
      members[layer.group, default: []] += look.isPlain ? own : [.group(own, look)]
    }
    return CelStack(size: size, palette: palette, entries: members[nil] ?? [])
  }

  /// The cell of the uppermost layer that has one there and is not hidden; `CellGrid.empty` for none.
  public func topCell(at position: CellPosition, frame: Int) -> CellGrid.Cell {
    for (layer, cel) in zip(layers, frames[frame].cels).reversed()
    where !layer.isGroup && isSeen(layer) {
      let cell = cel.grid[position]
      if cell >= 0 { return cell }
      if let ground = layer.ground { return ground }
    }
    return CellGrid.empty
  }
}

extension PixelLayer {
  /// Whether layers can stand in such an order: ids are their own, the layers of a group lie right under it, a
  /// background is the lowest and in no group, and there is one that is no group.
  static func areOrdered(_ layers: [PixelLayer]) -> Bool {
    guard Set(layers.map(\.id)).count == layers.count, layers.contains(where: { !$0.isGroup }),
      layers.enumerated().allSatisfy({ $1.ground == nil || ($0 == 0 && $1.group == nil) })
    else { return false }
    // From the top on: each belongs to the innermost group that is open, or to one around that.
    var open: [Layer.ID] = []
    for layer in layers.reversed() {
      while let last = open.last, last != layer.group { open.removeLast() }
      guard layer.group == nil || open.last == layer.group else { return false }
      if layer.isGroup { open.append(layer.id) }
    }
    return true
  }
}
