import Canvas

/// The textures of one window, each made when it is first wanted.
final class TextureCache {
  private struct Key: Hashable {
    var texture: Texture
    var scale: Double
  }

  private var surfaces: [Key: Surface] = [:]

  func surface(_ texture: Texture, scale: Double) -> Surface? {
    let key = Key(texture: texture, scale: scale)
    if let surface = surfaces[key] { return surface }
    // A window has one scale at a time.
    if surfaces.keys.contains(where: { $0.scale != scale }) { surfaces = [:] }
    let surface = texture.surface(scale: scale)
    surfaces[key] = surface
    return surface
  }
}
