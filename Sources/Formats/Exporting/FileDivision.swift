import Documents

/// The division of pixel art among several files.
public struct FileDivision: Equatable, Sendable {
  /// The layers with a file each.
  public enum Layers: String, CaseIterable, Sendable {
    /// Each layer, whatever its group.
    case layers
    /// Each group with all that is in it, and each layer outside of groups.
    case groups
  }

  /// Whether each section has its own file.
  public var sections = false
  /// The layers with a file each; nil for all together.
  public var layers: Layers?
  /// Whether hidden layers and groups have files, too.
  public var includesHidden = false

  /// Everything in one file.
  public init() {}

  /// Whether there is one file only.
  public var isOne: Bool { !sections && layers == nil }

  /// The ids of the layers and groups with a file each, from the lowest; a single nil for all together.
  func layers(of picture: Sprite) -> [Layer.ID?] {
    switch layers {
    case nil: [nil]
    case .layers: picture.layers(hidden: includesHidden).map(\.id)
    case .groups:
      picture.layers.filter { layer in
        layer.group == nil && (includesHidden || !layer.isHidden)
          && picture.celLayers.contains {
            $0.id == layer.id || picture.groups(around: $0.id).contains { $0.id == layer.id }
          }
      }.map(\.id)
    }
  }
}

extension Sprite {
  /// The picture with only one of its groups, made visible; nil if it is missing or has no layers with cels.
  func part(group id: Layer.ID) -> Sprite? {
    guard layer(id)?.isGroup == true else { return nil }
    let around = Set(groups(around: id).map(\.id) + [id])
    var part = self
    for layer in layers where !around.contains(layer.id) {
      guard !groups(around: layer.id).contains(where: { $0.id == id }) else { continue }
      // The members of another group go with it.
      if part.layer(layer.id) != nil, !part.removeLayer(layer.id) { return nil }
    }
    for id in around { part.changeLayer(id) { $0.sheet.isHidden = false } }
    return part
  }
}
