public import Base

// Operations on layers: each returns one edit, or nil if it would change nothing.
extension Painting {
  /// Returns the layer with an id, or nil if it is gone.
  public func layer(_ id: Layer.ID) -> Layer? { layers.first { $0.id == id } }

  /// The layer for new elements in a painting just opened: the highest one that isn't a reference, if any.
  public var layerToDrawOn: Layer {
    layers.last { !$0.isReference } ?? layers[layers.count - 1]
  }

  /// The elements of exported layers.
  public var exportedElements: ChunkedArray<PaintingElement> {
    guard !layers.allSatisfy(\.isExported) else { return elements }
    let kept = Set(layers.lazy.filter { !$0.isExported }.map(\.id))
    return ChunkedArray(elements.lazy.filter { !kept.contains($0.layer) })
  }

  /// A layer id never used before in the recorded history.
  public var newLayerID: Layer.ID {
    let known = pages.flatMap(\.layers) + baseLayers + history.edits.flatMap(\.newLayers)
    return Layer.ID((known.map(\.id.number).max() ?? 0) &+ 1)
  }

  /// Inserts a new layer above another one.
  ///
  /// - Returns: nil if the maximum number of layers is reached.
  public func adding(over below: Layer.ID) -> (edit: PaintingEdit, layer: Layer.ID)? {
    guard layers.count < Self.mostLayers else { return nil }
    let layer = Layer(id: newLayerID)
    var layers = layers
    let place = layers.firstIndex { $0.id == below } ?? layers.count - 1
    layers.insert(layer, at: place + 1)
    return (.setLayers(layers), layer.id)
  }

  /// Adds elements in a reference layer of their own.
  ///
  /// - Parameter isUnder: whether it is the lowest layer, and pale, to be traced; else the highest.
  /// - Returns: nil if the maximum number of layers is reached.
  public func addingReference(
    _ elements: [PaintingElement], named name: String, isUnder: Bool
  ) -> (edit: PaintingEdit, layer: Layer.ID)? {
    guard layers.count < Self.mostLayers else { return nil }
    var layer = Layer(id: newLayerID, name: name, opacity: isUnder ? 0.5 : 1)
    layer.isReference = true
    let elements = elements.map { element in
      var element = element
      element.layer = layer.id
      return element
    }
    let layers = isUnder ? [layer] + layers : layers + [layer]
    return (.combined([.setLayers(layers), .add(elements)]), layer.id)
  }

  /// The maximum number of layers.
  public static let mostLayers = 256

  /// Removes a layer with its elements, unless it is the only one.
  public func removing(_ id: Layer.ID) -> PaintingEdit? {
    guard layers.count > 1, layer(id) != nil else { return nil }
    return .setLayers(layers.filter { $0.id != id })
  }

  /// Changes properties of a layer.
  public func changing(_ id: Layer.ID, _ change: (inout Layer) -> Void) -> PaintingEdit? {
    var new = layers
    guard let place = new.firstIndex(where: { $0.id == id }) else { return nil }
    change(&new[place])
    return new == layers ? nil : .setLayers(new)
  }

  /// Moves a layer to another position, clamped to the list.
  public func moving(_ id: Layer.ID, to index: Int) -> PaintingEdit? {
    var new = layers
    guard let old = new.firstIndex(where: { $0.id == id }) else { return nil }
    let layer = new.remove(at: old)
    new.insert(layer, at: min(max(index, 0), new.count))
    return new == layers ? nil : .setLayers(new)
  }

  /// Returns the layer to merge a given one into, the one below it, if both are visible, neither is locked, and their
  /// colours simply cover each other.
  ///
  /// - Complexity: O(*n*) in the number of elements if any of them blends.
  public func layer(toMerge id: Layer.ID) -> Layer? {
    guard let place = layers.firstIndex(where: { $0.id == id }), place > 0,
      layers[place - 1...place].allSatisfy({ $0.isOpen && $0.blending == .normal }),
      layers[place - 1].isReference == layers[place].isReference,
      !hasBlendingElements || !elements.contains(where: { $0.layer == id && $0.blends })
    else { return nil }
    return layers[place - 1]
  }
}
