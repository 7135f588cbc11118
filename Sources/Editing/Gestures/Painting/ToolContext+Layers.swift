import Base
public import Documents
import Texts

// The layer that is drawn in, and what can be done with layers.
extension ToolContext: LayeredContext {
  public var layers: [Layer] { painting.layers }
  public var changesLayers: Bool { session.access == .changing }

  /// What is drawn joins it: the one that was chosen, or the one that took its place.
  public var layer: Layer {
    let layers = painting.layers
    return painting.layer(chosenLayer.id) ?? layers[min(chosenLayer.place, layers.count - 1)]
  }

  /// Draws in another layer from now on; one that is not there changes nothing.
  public func choose(_ id: Layer.ID) {
    guard let place = painting.layers.firstIndex(where: { $0.id == id }) else { return }
    chosenLayer = (id, place)
    layerChanged.post(())
  }

  /// Whether what is drawn would be seen and may be; says so if not.
  func mayDraw() -> Bool {
    let layer = layer
    if layer.isOpen { return true }
    let name = name(of: layer)
    said.post(layer.isHidden ? texts.layers.isHidden(name) : texts.layers.isLocked(name))
    return false
  }

  /// Begins a gesture that draws or erases.
  func beginDrawing() -> Bool { session.canChange && mayDraw() && session.begin() }

  /// Those of the layer's elements that came last.
  func newest(_ count: Int) -> [ElementID] {
    let (layer, elements) = (layer.id, painting.elements)
    var newest: [ElementID] = []
    // None is copied: there may be very many.
    for place in elements.indices.reversed() where elements[place].layer == layer {
      if newest.count == count { break }
      newest.append(elements[place].id)
    }
    return newest.reversed()
  }

  /// What a layer is called: by its number where it has no name.
  public func name(of layer: Layer) -> String {
    layer.name.isEmpty ? texts.layers.layer(Int(layer.id.number)) : layer.name
  }

  // MARK: Edits

  public var canAddLayer: Bool { painting.layers.count < Painting.mostLayers }

  /// Adds a layer over the current one, and draws in it from now on.
  public func addLayer() {
    guard let (edit, id) = painting.adding(over: layer.id) else { return }
    perform(edit) { [weak self] isMade in if isMade { self?.choose(id) } }
  }

  public var canRemoveLayer: Bool { painting.layers.count > 1 }

  /// The current layer goes with all that is in it; what is under it is the current one then.
  public func removeLayer() {
    let place = painting.layers.firstIndex { $0.id == layer.id } ?? 0
    guard let edit = painting.removing(layer.id) else { return }
    let rest = painting.layers.filter { $0.id != layer.id }
    perform(edit) { [weak self] isMade in
      if isMade { self?.choose(rest[max(0, place - 1)].id) }
    }
  }

  /// Something of a layer becomes otherwise.
  public func change(_ id: Layer.ID, _ change: (inout Layer) -> Void) {
    if let edit = painting.changing(id, change) { perform(edit) }
  }

  /// Shows the current layer with another opacity, until `keepFading`.
  public func fade(to opacity: Double) {
    guard session.canChange, !session.isInGesture else { return }
    session.update(to: painting.changing(layer.id) { $0 = $0.faded(to: opacity) })
  }

  /// Makes an edit of what `fade` showed.
  public func keepFading() {
    guard case .setLayers = session.draft, !session.isInGesture else { return }
    session.commit()
  }

  /// Whether the current layer can come so many places higher.
  public func canMoveLayer(by distance: Int) -> Bool {
    let place = painting.layers.firstIndex { $0.id == layer.id } ?? 0
    return painting.layers.indices.contains(place + distance)
  }

  /// Brings a layer to another place, counted from the lowest.
  public func move(_ id: Layer.ID, to place: Int) {
    if let edit = painting.moving(id, to: place) { perform(edit) }
  }

  public var canMergeLayer: Bool { painting.layer(toMerge: layer.id) != nil }

  /// Makes the current layer part of the one under it.
  public func mergeLayer() {
    guard let lower = painting.layer(toMerge: layer.id),
      let edit = index.merging(layer.id, in: painting)
    else { return }
    perform(edit) { [weak self] isMade in if isMade { self?.choose(lower.id) } }
  }

  /// What is selected joins a layer, on top of what is in it.
  public func moveSelected(to id: Layer.ID) {
    let ids = selection.ids
    if !ids.isEmpty, painting.layer(id)?.isOpen == true { perform(.moveToLayer(ids, id)) }
  }
}
