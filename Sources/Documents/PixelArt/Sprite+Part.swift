// Parts of a picture, for files.
extension Sprite {
  /// Returns the picture with only the frames of a section, in its playback order, or nil for an unknown section.
  public func part(section name: String) -> Sprite? {
    guard let section = sections.first(where: { $0.name == name }) else { return nil }
    var part = self
    part.frames = Array(frames[section.frames])
    for layer in part.layers.indices { part.dropLonelyLinks(in: layer) }
    part.slices = slices.compactMap { $0.arranged(Array(section.frames)) }
    part.playback = section.playback ?? playback
    part.sections = sections.compactMap { other in
      guard section.frames.contains(other.frames.lowerBound),
        section.frames.contains(other.frames.upperBound)
      else { return nil }
      var moved = other
      moved.frames =
        other.frames.lowerBound
        - section.frames
        .lowerBound...other.frames.upperBound - section.frames.lowerBound
      return moved
    }
    return part
  }

  /// Returns the picture with only one of its layers, made visible, or nil if it is missing or a group.
  public func part(layer id: Layer.ID) -> Sprite? {
    guard let place = index(of: id), !layers[place].isGroup else { return nil }
    var part = self
    var layer = layers[place]
    layer.group = nil
    (layer.sheet.isHidden, layer.sheet.isReference) = (false, false)
    part.layers = [layer]
    part.tilesets.removeAll { $0.id != layer.tileset }
    for frame in part.frames.indices { part.frames[frame].cels = [frames[frame].cels[place]] }
    return part
  }
}
