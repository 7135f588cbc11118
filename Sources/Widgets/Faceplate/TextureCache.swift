import Canvas

/// The textures and shadows of one window, each created on first use.
final class TextureCache {
  private struct Key: Hashable {
    var texture: Texture
    var scale: Double
  }

  private var surfaces: [Key: Surface] = [:]
  private var shadows: [Shadow: Surface] = [:]

  func surface(_ texture: Texture, scale: Double) -> Surface? {
    let key = Key(texture: texture, scale: scale)
    if let surface = surfaces[key] { return surface }
    // A window has one scale at a time.
    if surfaces.keys.contains(where: { $0.scale != scale }) { surfaces = [:] }
    let surface = texture.surface(scale: scale)
    surfaces[key] = surface
    return surface
  }

  func picture(of shadow: Shadow) -> Surface? {
    if let picture = shadows[shadow] { return picture }
    // A window has one scale and one theme at a time.
    if shadows.keys.contains(where: { $0.scale != shadow.scale || $0.color != shadow.color }) {
      shadows = [:]
    }
    let picture = shadow.picture()
    shadows[shadow] = picture
    return picture
  }
}
