import Base
import Documents

/// The layers of an SVG file: groups marked as such by this program or Inkscape.
struct SVGLayers {
  /// In file order.
  private(set) var layers: [Layer] = []
  /// Of what has come in no layer since the last one.
  private var loose: Int?

  /// Whether an element is a layer, unless it is within one.
  static func isLayer(_ name: String, _ attributes: [String: String]) -> Bool {
    name == "g" && attributes["inkscape:groupmode"] == "layer"
  }

  /// Begins a group that is a layer.
  ///
  /// - Returns: its index.
  mutating func begin(_ attributes: [String: String]) -> Int {
    // What follows it without a layer is over it.
    loose = nil
    guard layers.count < Painting.mostLayers - 1 else { return layers.count - 1 }
    let own = attributes["filbert:layer"].flatMap { UInt32($0) }
    append(
      Layer(
        id: unused(own), name: attributes["inkscape:label"] ?? "",
        isLocked: attributes["sodipodi:insensitive"] == "true"))
    return layers.count - 1
  }

  private mutating func append(_ layer: Layer) { layers.append(layer) }

  private func unused(_ wanted: UInt32?) -> Layer.ID {
    let known = Set(layers.map(\.id.number))
    if let wanted, wanted > 0, wanted < 1 << 24, !known.contains(wanted) { return Layer.ID(wanted) }
    return Layer.ID((known.max() ?? 0) + 1)
  }

  /// Records the opacity, visibility and blending of a layer's group.
  mutating func note(_ place: Int, opacity: Double, isHidden: Bool, blending: Blending) {
    layers[place] = layers[place].faded(to: opacity)
    layers[place].blending = blending
    layers[place].isHidden = isHidden
  }

  /// The index of an element's layer.
  mutating func place(in layer: Int?) -> Int {
    if let layer { return layer }
    if let loose { return loose }
    guard layers.count < Painting.mostLayers else { return layers.count - 1 }
    append(Layer(id: unused(nil)))
    loose = layers.count - 1
    return layers.count - 1
  }

  /// The index of the layer with a number in one of our own files.
  func place(ofNumber number: UInt32) -> Int? { layers.firstIndex { $0.id.number == number } }
}
