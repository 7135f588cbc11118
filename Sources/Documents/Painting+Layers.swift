public import Base

// What can be done with layers: each is one edit, or nil where it would change nothing.
extension Painting {
  /// The layer of an id; nil where it is gone.
  public func layer(_ id: Layer.ID) -> Layer? { layers.first { $0.id == id } }

  /// The elements of layers that are seen.
  public var seenElements: ChunkedArray<PaintingElement> {
    guard layers.contains(where: \.isHidden) else { return elements }
    let hidden = Set(layers.lazy.filter(\.isHidden).map(\.id))
    return ChunkedArray(elements.lazy.filter { !hidden.contains($0.layer) })
  }

  /// An id that no layer has or had, as far as the history knows.
  public var newLayerID: Layer.ID {
    let known = layers + baseLayers + history.edits.flatMap(\.newLayers)
    return Layer.ID((known.map(\.id.number).max() ?? 0) &+ 1)
  }

  /// A new layer over another one.
  ///
  /// - Returns: nil where there are as many as there may be.
  public func adding(over below: Layer.ID) -> (edit: PaintingEdit, layer: Layer.ID)? {
    guard layers.count < Self.mostLayers else { return nil }
    let layer = Layer(id: newLayerID)
    var layers = layers
    let place = layers.firstIndex { $0.id == below } ?? layers.count - 1
    layers.insert(layer, at: place + 1)
    return (.setLayers(layers), layer.id)
  }

  /// As many as there may be.
  public static let mostLayers = 256

  /// The layer and all that is in it goes; one layer remains.
  public func removing(_ id: Layer.ID) -> PaintingEdit? {
    guard layers.count > 1, layer(id) != nil else { return nil }
    return .setLayers(layers.filter { $0.id != id })
  }

  /// Something of a layer becomes otherwise.
  public func changing(_ id: Layer.ID, _ change: (inout Layer) -> Void) -> PaintingEdit? {
    var new = layers
    guard let place = new.firstIndex(where: { $0.id == id }) else { return nil }
    change(&new[place])
    return new == layers ? nil : .setLayers(new)
  }

  /// The layer comes to another place; places beyond the ends are those of the ends.
  public func moving(_ id: Layer.ID, to place: Int) -> PaintingEdit? {
    var new = layers
    guard let old = new.firstIndex(where: { $0.id == id }) else { return nil }
    let layer = new.remove(at: old)
    new.insert(layer, at: min(max(place, 0), new.count))
    return new == layers ? nil : .setLayers(new)
  }

  /// The layer under another one, if both are seen and none is locked.
  public func layer(toMerge id: Layer.ID) -> Layer? {
    guard let place = layers.firstIndex(where: { $0.id == id }), place > 0,
      layers[place].isOpen, layers[place - 1].isOpen
    else { return nil }
    return layers[place - 1]
  }
}
