import Base
public import Documents
import Texts

// The current layer and operations on layers.
extension ToolContext: LayeredContext {
  public var layers: [Layer] { painting.layers }
  public var changesLayers: Bool { session.access == .changing }

  /// The layer that new elements join: the chosen one, or the one in its place if it is gone.
  public var layer: Layer {
    let layers = painting.layers
    return painting.layer(chosenLayer.id) ?? layers[min(chosenLayer.index, layers.count - 1)]
  }

  /// Makes another layer current; ignores a missing one.
  public func choose(_ id: Layer.ID) {
    guard let place = painting.layers.firstIndex(where: { $0.id == id }) else { return }
    chosenLayer = (id, place)
    layerChanged.post(())
  }

  /// Whether the current layer is visible and unlocked. Tells the user if not.
  func mayDraw() -> Bool {
    let layer = layer
    if layer.isOpen { return true }
    let name = name(of: layer)
    said.post(layer.isHidden ? texts.layers.isHidden(name) : texts.layers.isLocked(name))
    return false
  }

  /// Starts a gesture that draws or erases.
  func beginDrawing() -> Bool { session.canChange && mayDraw() && session.beginGesture() }

  /// Returns the newest elements of the current layer.
  func newest(_ count: Int) -> [ElementID] {
    let (layer, elements) = (layer.id, painting.elements)
    var newest: [ElementID] = []
    // Avoid copying elements: there may be very many.
    for place in elements.indices.reversed() where elements[place].layer == layer {
      if newest.count == count { break }
      newest.append(elements[place].id)
    }
    return newest.reversed()
  }

  /// Returns the name of a layer, with its number for an unnamed one.
  public func name(of layer: Layer) -> String {
    layer.name.isEmpty ? texts.layers.layer(Int(layer.id.number)) : layer.name
  }

  // MARK: Edits

  public var canAddLayer: Bool { painting.layers.count < Painting.mostLayers }

  /// Adds a layer above the current one and makes it current.
  public func addLayer() {
    guard let (edit, id) = painting.adding(over: layer.id) else { return }
    perform(edit) { [weak self] isMade in if isMade { self?.choose(id) } }
  }

  /// Adds elements in a reference layer of their own, and selects them; the current layer stays.
  ///
  /// - Parameters:
  ///   - isUnder: whether it is the lowest layer, and pale.
  ///   - then: called once they are selected.
  public func addReference(
    _ elements: [PaintingElement], named name: String, isUnder: Bool, then: @escaping () -> Void
  ) {
    guard let (edit, id) = painting.addingReference(elements, named: name, isUnder: isUnder) else {
      return
    }
    perform(edit) { [weak self] isMade in
      guard let self, isMade else { return }
      selection.select(painting.elements.lazy.filter { $0.layer == id }.map(\.id))
      then()
    }
  }

  public var canRemoveLayer: Bool { painting.layers.count > 1 }

  /// Removes the current layer with its elements and makes the one below it current.
  public func removeLayer() {
    let place = painting.layers.firstIndex { $0.id == layer.id } ?? 0
    guard let edit = painting.removing(layer.id) else { return }
    let rest = painting.layers.filter { $0.id != layer.id }
    perform(edit) { [weak self] isMade in
      if isMade { self?.choose(rest[max(0, place - 1)].id) }
    }
  }

  /// Changes properties of a layer.
  public func change(_ id: Layer.ID, _ change: (inout Layer) -> Void) {
    if let edit = painting.changing(id, change) { perform(edit) }
  }

  /// Previews the current layer with another opacity until `keepFading`.
  public func fade(to opacity: Double) {
    guard session.canChange, !session.isInGesture else { return }
    session.update(to: painting.changing(layer.id) { $0 = $0.faded(to: opacity) })
  }

  /// Makes the opacity previewed by `fade` an edit.
  public func keepFading() {
    guard case .setLayers = session.draft, !session.isInGesture else { return }
    session.commit()
  }

  /// Whether the current layer can be moved up by a number of places.
  public func canMoveLayer(by distance: Int) -> Bool {
    let place = painting.layers.firstIndex { $0.id == layer.id } ?? 0
    return painting.layers.indices.contains(place + distance)
  }

  /// Moves a layer to another index, counted from the lowest.
  public func move(_ id: Layer.ID, to index: Int) {
    if let edit = painting.moving(id, to: index) { perform(edit) }
  }

  public var canMergeLayer: Bool { painting.layer(toMerge: layer.id) != nil }

  /// Merges the current layer into the one below it.
  public func mergeLayer() {
    guard let lower = painting.layer(toMerge: layer.id),
      let edit = index.merging(layer.id, in: painting)
    else { return }
    perform(edit) { [weak self] isMade in if isMade { self?.choose(lower.id) } }
  }

  /// Moves the selection to the top of a layer.
  public func moveSelected(to id: Layer.ID) {
    let ids = selection.ids
    if !ids.isEmpty, painting.layer(id)?.isOpen == true { perform(.moveToLayer(ids, id)) }
  }
}
