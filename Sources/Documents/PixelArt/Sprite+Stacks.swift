public import Base

// The visible content of frames.
extension Sprite {
  /// Returns the way that a cel of a layer is composed.
  func look(of layer: PixelLayer, _ cel: PixelCel) -> CelStack.Look {
    let opacity = Int(saturating: (layer.opacity * 255).rounded())
    return CelStack.Look(
      blendMode: layer.blendMode, opacity: BlendMode.product(opacity, Int(cel.opacity)),
      background: layer.background)
  }

  /// Returns the visible content of a frame.
  public func stack(frame: Int) -> CelStack { stack(frame: frame) { !$0.isHidden } }

  /// Returns the content of a frame that others get in files and pictures: layers of reference are not in it.
  public func exportedStack(frame: Int) -> CelStack { stack(frame: frame) { $0.isExported } }

  private func stack(frame: Int, of isSeen: (Layer) -> Bool) -> CelStack {
    let cels = frames[frame].cels
    let hasOrder = cels.contains { $0.zIndex != 0 }
    // Layers are below their groups, so going down, a group comes before its members.
    var members: [Layer.ID?: [Placed]] = [:]
    for (index, (layer, cel)) in zip(layers, cels).enumerated() {
      guard isSeen(layer.sheet), layer.opacity > 0 else { continue }
      let look = look(of: layer, cel)
      let place = hasOrder ? place(of: index) : 0
      guard layer.isGroup else {
        members[layer.group, default: []].append(
          Placed(entry: .cel(cel.grid, look), place: place + cel.zIndex, zIndex: cel.zIndex))
        continue
      }
      let own = members[layer.id] ?? []
      // A plain group has no effect: add its members directly.
      members[layer.group, default: []] +=
        look.isPlain ? own : [Placed(entry: .group(Placed.sorted(own), look), place: place)]
    }
    return CelStack(size: size, palette: palette, entries: Placed.sorted(members[nil] ?? []))
  }

  /// An entry with its place in the order of drawing.
  private struct Placed {
    let entry: CelStack.Entry
    /// The index of the layer and the cel's offset together.
    let place: Int
    var zIndex = 0

    /// The rule of Aseprite: by place, and then by offset.
    static func sorted(_ entries: [Placed]) -> [CelStack.Entry] {
      guard entries.contains(where: { $0.zIndex != 0 }) else { return entries.map(\.entry) }
      let order = entries.enumerated().sorted {
        ($0.element.place, $0.element.zIndex, $0.offset)
          < ($1.element.place, $1.element.zIndex, $1.offset)
      }
      return order.map(\.element.entry)
    }
  }

  /// Returns the index of a layer in an order that has groups before their members, as offsets count it.
  private func place(of index: Int) -> Int {
    let around = groups(around: layers[index].id).count
    let inside = layers[index].isGroup ? (indices(of: layers[index].id)?.count ?? 1) - 1 : 0
    return index + around - inside
  }

  /// Returns the topmost visible cell at a position, or `CellGrid.empty` if there is none.
  public func topCell(at position: CellPosition, frame: Int) -> CellGrid.Cell {
    let cels = frames[frame].cels
    var order = Array(layers.indices)
    if cels.contains(where: { $0.zIndex != 0 }) {
      let places = order.map { (place(of: $0) + cels[$0].zIndex, cels[$0].zIndex, $0) }
      order.sort { places[$0] < places[$1] }
    }
    for index in order.reversed() where !layers[index].isGroup && isSeen(layers[index]) {
      let cell = cels[index].grid[position]
      if cell >= 0 { return cell }
      if let background = layers[index].background { return background }
    }
    return CellGrid.empty
  }

  /// Shows all cels of a picture opaquely, for files that have each cel on its own.
  public mutating func removeCelOpacity() {
    for frame in frames.indices {
      for layer in layers.indices where frames[frame].cels[layer].opacity < 255 {
        frames[frame].cels[layer].details?.opacity = 255
      }
    }
  }
}
