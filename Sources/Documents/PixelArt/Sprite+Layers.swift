import Base

// Layers: insertion, removal and order, along with their cels.
extension Sprite {
  /// Returns the layer with an id, or nil if it is gone.
  public func layer(_ id: Layer.ID) -> PixelLayer? { layers.first { $0.id == id } }

  /// The layers with cels: all but groups.
  public var celLayers: [PixelLayer] { layers.filter { !$0.isGroup } }

  /// The visible layers with cels, which are hidden neither themselves nor by a group.
  public var seenCelLayers: [PixelLayer] { celLayers.filter { isSeen($0) } }

  func isSeen(_ layer: PixelLayer) -> Bool {
    !layer.isHidden && groups(around: layer.id).allSatisfy { !$0.isHidden }
  }

  /// Returns the groups around a layer, the innermost first.
  public func groups(around id: Layer.ID) -> [PixelLayer] {
    var groups: [PixelLayer] = []
    var next = layer(id)?.group
    while let group = next.flatMap({ layer($0) }) {
      groups.append(group)
      next = group.group
    }
    return groups
  }

  /// Whether a layer's cells can be changed: it isn't a group, and neither it nor a group around it is hidden or
  /// locked.
  public func isOpen(_ id: Layer.ID) -> Bool {
    guard let layer = layer(id), !layer.isGroup, layer.isOpen else { return false }
    return groups(around: id).allSatisfy(\.isOpen)
  }

  /// Whether another layer can be added.
  public var canAddLayer: Bool {
    layers.count < Self.mostLayers && (layers.count + 1) * frames.count <= Self.mostCels
  }

  /// An id unused by the present layers. An earlier layer in the history may have had it.
  public var newLayerID: Layer.ID { Layer.ID((layers.map(\.id.number).max() ?? 0) &+ 1) }

  /// Returns the contiguous indices of a layer and, for a group, of all its members.
  func indices(of id: Layer.ID) -> ClosedRange<Int>? {
    guard let top = index(of: id) else { return nil }
    var first = top
    while first > 0, groups(around: layers[first - 1].id).contains(where: { $0.id == id }) {
      first -= 1
    }
    return first...top
  }

  // MARK: Changing layers

  /// Inserts a layer above another one, in the same group, or into a given group.
  ///
  /// - Returns: nil if the maximum number of layers is reached.
  @discardableResult
  public mutating func addLayer(over below: Layer.ID, isGroup: Bool = false) -> Layer.ID? {
    guard canAddLayer, let place = index(of: below) else { return nil }
    let id = newLayerID
    let lower = layers[place]
    // A group is above its layers, so insert new members below it.
    let isInside = lower.isGroup && !isGroup
    let new = PixelLayer(
      Layer(id: id), group: isInside ? below : lower.group, isGroup: isGroup)
    insert(new, at: isInside ? place : place + 1)
    return id
  }

  private mutating func insert(_ layer: PixelLayer, at index: Int, cels: [PixelCel]? = nil) {
    let blank = PixelCel(CellGrid(size: size))
    layers.insert(layer, at: index)
    for frame in frames.indices {
      frames[frame].cels.insert(cels?[frame] ?? blank, at: index)
    }
  }

  /// Inserts a copy of a layer directly above it, with copies of its cels.
  ///
  /// - Returns: nil for a group, or if the maximum number of layers is reached.
  @discardableResult
  public mutating func duplicateLayer(_ id: Layer.ID) -> Layer.ID? {
    guard canAddLayer, let place = index(of: id), !layers[place].isGroup else { return nil }
    let old = layers[place]
    let sheet = Layer(
      id: newLayerID, name: old.name, isHidden: old.isHidden, opacity: old.opacity,
      unknownFields: old.unknownFields)
    var copy = PixelLayer(
      sheet, blendMode: old.blendMode, group: old.group, tileset: old.tileset)
    (copy.details, copy.details.id) = (old.details, [])
    copy.sheet.isReference = old.isReference
    insert(copy, at: place + 1, cels: frames.map { $0.cels[place] })
    return sheet.id
  }

  /// Removes a layer with its cels, or a group with all its members, unless only groups would remain.
  ///
  /// - Returns: false if the layer was kept.
  @discardableResult
  public mutating func removeLayer(_ id: Layer.ID) -> Bool {
    guard let places = indices(of: id),
      layers.enumerated().contains(where: { !places.contains($0) && !$1.isGroup })
    else { return false }
    layers.removeSubrange(places)
    for frame in frames.indices { frames[frame].cels.removeSubrange(places) }
    dropUnusedTilesets()
    return true
  }

  /// Changes properties of a layer. A background remains opaque.
  public mutating func changeLayer(_ id: Layer.ID, _ change: (inout PixelLayer) -> Void) {
    guard let place = index(of: id) else { return }
    change(&layers[place])
    if layers[place].background != nil {
      layers[place].blendMode = .normal
      layers[place].sheet = layers[place].sheet.faded(to: 1)
    }
  }

  /// Makes a layer the background, replacing any other one: its empty cells get a colour, and it becomes the lowest
  /// layer, outside of all groups. Nil turns it back into an ordinary layer.
  public mutating func setBackground(_ background: CellGrid.Cell?, of id: Layer.ID) {
    guard let layer = layer(id), !layer.isGroup else { return }
    for index in layers.indices { layers[index].background = nil }
    guard background != nil else { return }
    move(id, to: 0)
    layers[0].group = nil
    changeLayer(id) { $0.background = background }
  }

  /// Moves a layer with all its members to another place among the other layers, and into the group there, which is
  /// that of the layer above it.
  ///
  /// - Parameter index: the new index of the topmost moved layer, as if it were the only one; clamped.
  public mutating func move(_ id: Layer.ID, to index: Int) {
    guard let old = indices(of: id) else { return }
    let count = old.count
    var rest = layers
    rest.removeSubrange(old)
    var target = min(max(index - (count - 1), 0), rest.count)
    // A background stays the lowest.
    if target == 0, rest.first?.background != nil { target = 1 }
    if layers[old.upperBound].background != nil { target = 0 }
    target = min(target, rest.count)
    let isBackground = layers[old.upperBound].background != nil
    let group = isBackground ? nil : Self.group(at: target, in: rest)
    moveSlice(old, to: target)
    layers[target + count - 1].group = group
  }

  /// Returns the group of a layer inserted below another one. Below a group, it becomes the group's uppermost member.
  private static func group(at index: Int, in layers: [PixelLayer]) -> Layer.ID? {
    guard layers.indices.contains(index) else { return nil }
    return layers[index].isGroup ? layers[index].id : layers[index].group
  }

  /// Moves a layer out of its innermost group, directly above it.
  public mutating func takeOutOfGroup(_ id: Layer.ID) {
    guard let group = groups(around: id).first, let old = indices(of: id),
      let top = index(of: group.id)
    else { return }
    moveSlice(old, to: top + 1 - old.count)
    layers[top].group = group.group
  }

  /// Moves neighbouring layers and their cels. `target` doesn't count the moved ones.
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

  /// Returns the layer below, if the two can be merged: both are editable and in the same group.
  public func lower(toMerge id: Layer.ID) -> PixelLayer? {
    guard let place = index(of: id), place > 0, isOpen(id), isOpen(layers[place - 1].id),
      layers[place - 1].group == layers[place].group
    else { return nil }
    return layers[place - 1]
  }

  /// Merges a layer into the one below it, rendering both. New colours join the palette as long as there is room. Cels
  /// stay linked if both were.
  public mutating func mergeDown(_ id: Layer.ID) {
    guard let lower = lower(toMerge: id), let place = index(of: id) else { return }
    let (upperLayer, lowerLayer) = (layers[place], layers[place - 1])
    var links: [[UInt32]: UInt32] = [:]
    for frame in frames.indices {
      let (above, below) = (frames[frame].cels[place], frames[frame].cels[place - 1])
      let stack = CelStack(
        size: size, palette: palette,
        entries: [
          .cel(below.grid, CelStack.Look(background: lowerLayer.background)),
          .cel(above.grid, look(of: upperLayer, above)),
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
      frames[frame].cels[place - 1].details = below.details?.moved { $0 }
    }
    if let lowerPlace = self.index(of: lower.id) { dropLonelyLinks(in: lowerPlace) }
    layers.remove(at: place)
    for frame in frames.indices { frames[frame].cels.remove(at: place) }
    dropUnusedTilesets()
    rebuildMaps(of: lowerLayer.tileset) { $0.layer == lower.id }
  }

  /// Converts colours to cells, row by row; see `adopt(_:)`.
  private mutating func adopt(_ colors: [UInt32]) -> CellGrid {
    let cells = changeColors { adoption in
      colors.map { $0 & 255 > 0 ? adoption.cell(of: $0) : CellGrid.empty }
    }
    return CellGrid(size: size, cells: cells)
  }
}

extension PixelLayer {
  /// Whether the order of layers is valid: ids are unique, the members of a group are directly below it, a background
  /// is the lowest layer and in no group, and at least one layer isn't a group.
  static func areOrdered(_ layers: [PixelLayer]) -> Bool {
    guard Set(layers.map(\.id)).count == layers.count, layers.contains(where: { !$0.isGroup }),
      layers.enumerated().allSatisfy({ $1.background == nil || ($0 == 0 && $1.group == nil) })
    else { return false }
    // Going down, each layer is in the innermost open group or in one around it.
    var open: [Layer.ID] = []
    for layer in layers.reversed() {
      while let last = open.last, last != layer.group { open.removeLast() }
      guard layer.group == nil || open.last == layer.group else { return false }
      if layer.isGroup { open.append(layer.id) }
    }
    return true
  }
}
