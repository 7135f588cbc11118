public import Base
public import Documents

/// An open document with layers, as needed by lists of layers and commands.
@MainActor public protocol LayeredContext: AnyObject {
  /// The lowest first.
  var layers: [Layer] { get }
  /// The current layer, for drawing.
  var layer: Layer { get }
  /// Posted when layers change, or another one becomes current.
  var layerChanged: Signal<Void> { get }
  /// Whether the document's layers can be changed.
  var changesLayers: Bool { get }

  /// Returns the name of a layer, with its number for an unnamed one.
  func name(of layer: Layer) -> String
  /// Returns the number of groups around a layer.
  func depth(of layer: Layer) -> Int
  /// Whether a layer is a group of others.
  func isGroup(_ layer: Layer) -> Bool

  /// Makes another layer current; ignores a missing one.
  func choose(_ id: Layer.ID)
  /// Changes properties of a layer.
  func change(_ id: Layer.ID, _ change: (inout Layer) -> Void)
  /// Moves a layer to another index, counted from the lowest.
  func move(_ id: Layer.ID, to index: Int)
  /// Previews the current layer with another opacity until `keepFading`.
  func fade(to opacity: Double)
  /// Makes the opacity previewed by `fade` an edit.
  func keepFading()

  /// Whether another layer is allowed.
  var canAddLayer: Bool { get }
  /// Adds a layer above the current one and makes it current.
  func addLayer()
  /// Whether the current layer isn't the last one.
  var canRemoveLayer: Bool { get }
  /// Removes the current layer with its content and makes the one below it current.
  func removeLayer()
  /// Whether the current layer can be moved up by a number of places.
  func canMoveLayer(by distance: Int) -> Bool
  /// Whether the current layer has one below that it can be merged into.
  var canMergeLayer: Bool { get }
  /// Merges the current layer into the one below it.
  func mergeLayer()
}

extension LayeredContext {
  public func depth(of layer: Layer) -> Int { 0 }
  public func isGroup(_ layer: Layer) -> Bool { false }

  /// Makes the layer a number of places higher current.
  public func chooseLayer(by distance: Int) {
    let place = layers.firstIndex { $0.id == layer.id } ?? 0
    if layers.indices.contains(place + distance) { choose(layers[place + distance].id) }
  }

  /// Moves the current layer up by a number of places.
  public func moveLayer(by distance: Int) {
    guard let place = layers.firstIndex(where: { $0.id == layer.id }) else { return }
    move(layer.id, to: place + distance)
  }
}
