public import Base
public import Documents

/// An open document with layers, as lists of layers and commands need it.
@MainActor public protocol LayeredContext: AnyObject {
  /// The lowest first.
  var layers: [Layer] { get }
  /// The one that is drawn in.
  var layer: Layer { get }
  /// Layers, or which of them is drawn in, are others.
  var layerChanged: Signal<Void> { get }
  /// Whether layers can be changed in this document at all.
  var changesLayers: Bool { get }

  /// What a layer is called: by its number where it has no name.
  func name(of layer: Layer) -> String
  /// How many groups are around a layer.
  func depth(of layer: Layer) -> Int
  /// Whether a layer is a group of others.
  func isGroup(_ layer: Layer) -> Bool

  /// Draws in another layer from now on; one that is not there changes nothing.
  func choose(_ id: Layer.ID)
  /// Something of a layer becomes otherwise.
  func change(_ id: Layer.ID, _ change: (inout Layer) -> Void)
  /// Brings a layer to another place, counted from the lowest.
  func move(_ id: Layer.ID, to place: Int)
  /// Shows the current layer with another opacity, until `keepFading`.
  func fade(to opacity: Double)
  /// Makes an edit of what `fade` showed.
  func keepFading()

  var canAddLayer: Bool { get }
  /// Adds a layer over the current one, and draws in it from now on.
  func addLayer()
  var canRemoveLayer: Bool { get }
  /// The current layer goes with all that is in it; what is under it is the current one then.
  func removeLayer()
  /// Whether the current layer can come so many places higher.
  func canMoveLayer(by distance: Int) -> Bool
  var canMergeLayer: Bool { get }
  /// Makes the current layer part of the one under it.
  func mergeLayer()
}

extension LayeredContext {
  public func depth(of layer: Layer) -> Int { 0 }
  public func isGroup(_ layer: Layer) -> Bool { false }

  /// Draws in the layer so many places higher from now on.
  public func chooseLayer(by distance: Int) {
    let place = layers.firstIndex { $0.id == layer.id } ?? 0
    if layers.indices.contains(place + distance) { choose(layers[place + distance].id) }
  }

  /// Brings the current layer so many places higher.
  public func moveLayer(by distance: Int) {
    guard let place = layers.firstIndex(where: { $0.id == layer.id }) else { return }
    move(layer.id, to: place + distance)
  }
}
