import Base

// Cels, linked cels, and groups.
extension PixeloramaReader {
  mutating func read(
    _ fields: JSONValue, layer: Int, frame: Int, _ bytes: CelBytes
  ) throws(PixelFileError) {
    let kind = kinds[layer]
    guard kind != .group else { return }
    let count = sprite.size.count
    guard count <= room else { throw PixelFileError("its pictures are too large in total") }
    guard let content = try bytes(frame, layer, 4 * count), kind == .pixels || kind == .tiles else {
      return
    }
    room -= count
    let image = AsepriteImage(size: sprite.size, bytes: Array(content))
    let pixels = AsepritePixels(depth: .color, transparentIndex: nil).pixels(of: image)
    var cel = LayeredPixels.Cel(
      origin: CellPosition(x: 0, y: 0), size: sprite.size, pixels: pixels)
    cel.opacity = Self.byte(fields["opacity"])
    cel.zIndex = fields["z_index"].integer ?? 0
    sprite.layers[layer].cels[frame] = cel
  }

  /// Links cels with shared pixels, which are stored with the first of each set.
  mutating func link(_ fields: JSONValue, layer: Int) {
    var sets = fields["link_sets"].elements.map { $0["cels"].elements }
    if sets.isEmpty { sets = [fields["linked_cels"].elements] }
    for set in sets {
      let frames = set.compactMap(\.integer).filter {
        sprite.layers[layer].cels.indices.contains($0)
      }
      guard let first = frames.min(), let shared = sprite.layers[layer].cels[first] else {
        continue
      }
      for frame in frames where frame != first {
        sprite.layers[layer].cels[frame]?.pixels = shared.pixels
        sprite.layers[layer].cels[frame]?.linkedFrame = first
      }
    }
  }

  // MARK: Groups

  /// Moves each group before its layers; in a project it comes after them.
  mutating func arrangeGroups(_ fields: [JSONValue]) {
    let parents = fields.indices.map { index -> Int? in
      // A group must come after its contents, which rules out cycles.
      guard let parent = fields[index]["parent"].integer, parent > index,
        fields.indices.contains(parent), kinds[parent] == .group
      else { return nil }
      return parent
    }
    var children: [[Int]] = Array(repeating: [], count: fields.count)
    for (index, parent) in parents.enumerated() {
      if let parent { children[parent].append(index) }
    }
    var arranged: [LayeredPixels.Layer] = []
    // In reverse, since a stack is emptied from its end.
    var open = fields.indices.filter { parents[$0] == nil }.reversed().map { (index: $0, level: 0) }
    while let next = open.popLast() {
      var layer = sprite.layers[next.index]
      layer.level = next.level
      arranged.append(layer)
      open += children[next.index].reversed().map { (index: $0, level: next.level + 1) }
    }
    sprite.layers = arranged
  }
}
