import Base
public import Documents
import Texts

// The current layer and operations on layers.
extension CellToolContext: LayeredContext {
  public var layers: [Layer] { session.seen.layers.map(\.sheet) }
  public var layer: Layer { frame.layer.sheet }
  public var changesLayers: Bool { session.access == .changing }

  /// Returns the layer's own name, or one of its number.
  public func name(of layer: Layer) -> String {
    guard layer.name.isEmpty else { return layer.name }
    let number = Int(layer.id.number)
    if isGroup(layer) { return texts.layers.group(number) }
    return session.seen.layer(layer.id)?.background == nil
      ? texts.layers.layer(number) : texts.layers.background
  }

  public func depth(of layer: Layer) -> Int { session.seen.groups(around: layer.id).count }
  public func isGroup(_ layer: Layer) -> Bool { session.seen.layer(layer.id)?.isGroup == true }

  /// Makes the cel of another layer in the current frame current.
  public func choose(_ id: Layer.ID) { frame.go(to: frame.place, layer: id) }

  /// Performs a change of layers as a step, and then makes another layer current.
  private func perform(
    choosing choice: (Sprite) -> Layer.ID? = { _ in nil },
    _ change: (inout Sprite) -> Void
  ) {
    selection.putDown()
    if session.perform(change), let id = choice(session.seen) { choose(id) }
  }

  public func change(_ id: Layer.ID, _ change: (inout Layer) -> Void) {
    perform { $0.changeLayer(id) { change(&$0.sheet) } }
  }

  /// Sets the blend mode of a layer.
  public func blend(_ id: Layer.ID, _ mode: BlendMode) {
    perform { $0.changeLayer(id) { $0.blendMode = mode } }
  }

  public func move(_ id: Layer.ID, to index: Int) { perform { $0.move(id, to: index) } }

  /// Moves a layer out of the group that contains it.
  public func takeOutOfGroup(_ id: Layer.ID) { perform { $0.takeOutOfGroup(id) } }

  /// Shows the current layer with another opacity as a draft.
  public func fade(to opacity: Double) {
    guard session.canChange, !session.isInGesture else { return }
    var picture = session.document.sprite
    picture.changeLayer(layer.id) { $0.sheet = $0.sheet.faded(to: opacity) }
    session.update(to: picture)
  }

  public func keepFading() {
    if session.draft != nil, !session.isInGesture { session.commit() }
  }

  /// Whether the current layer can become a reference, as a layer of free cells can, or is one.
  public var canBeReference: Bool {
    let layer = frame.layer
    return layer.isReference
      || !layer.isGroup && layer.background == nil && layer.tileset == nil
  }

  /// Makes the current layer a reference, which is in no export, or an ordinary one again.
  public func toggleReference() { change(layer.id) { $0.isReference.toggle() } }

  public var canAddLayer: Bool { session.seen.canAddLayer }

  public func addLayer() { addLayer(isGroup: false) }

  /// Adds a group above the current layer and moves the layer into it.
  public func addGroup() { addLayer(isGroup: true) }

  private func addLayer(isGroup: Bool) {
    let below = layer.id
    var new: Layer.ID?
    perform(choosing: { _ in isGroup ? below : new }) { picture in
      new = picture.addLayer(over: below, isGroup: isGroup)
      guard isGroup, let group = new, let place = picture.index(of: group) else { return }
      picture.move(below, to: place - 1)
    }
  }

  /// Whether the current layer is in a group.
  public var isInGroup: Bool { frame.layer.group != nil }

  /// Whether the current layer can be copied: groups can't.
  public var canDuplicateLayer: Bool { canAddLayer && !frame.layer.isGroup }

  /// Adds a copy of the current layer, and makes it current.
  public func duplicateLayer() {
    let old = layer.id
    var new: Layer.ID?
    perform(choosing: { _ in new }) { new = $0.duplicateLayer(old) }
  }

  /// Whether other layers remain that aren't groups.
  public var canRemoveLayer: Bool {
    var picture = session.seen
    return picture.removeLayer(layer.id)
  }

  public func removeLayer() {
    let (id, place) = (layer.id, session.seen.index(of: layer.id) ?? 0)
    perform(choosing: { $0.layers[min(max(0, place - 1), $0.layers.count - 1)].id }) {
      $0.removeLayer(id)
    }
  }

  public func canMoveLayer(by distance: Int) -> Bool {
    var picture = session.seen
    let id = layer.id
    picture.move(id, to: (picture.index(of: id) ?? 0) + distance)
    return picture.layers != session.seen.layers
  }

  public var canMergeLayer: Bool { session.seen.lower(toMerge: layer.id) != nil }

  public func mergeLayer() {
    guard let lower = session.seen.lower(toMerge: layer.id) else { return }
    let id = layer.id
    selection.putDown()
    session.performOnAll {
      $0.mergeDown(id)
    } then: { [weak self] isMade in
      if isMade { self?.choose(lower.id) }
    }
  }

  /// Whether the current layer is an opaque background.
  public var isBackground: Bool { frame.layer.background != nil }

  /// Switches the current layer between an opaque background, with the secondary colour for its empty cells, and an
  /// ordinary layer.
  public func toggleBackground() {
    let id = layer.id
    let color = isBackground ? nil : chosenColor(of: .secondary).visible
    perform { picture in
      let background = color?.cell(in: &picture)
      picture.setBackground(background, of: id)
    }
  }
}
