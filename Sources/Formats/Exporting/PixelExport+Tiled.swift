import Documents

// Tile maps, with the separate picture of their tiles.
extension PixelExport {
  var isMap: Bool { format == .tmx || format == .tmj }

  func tiledMap(of art: PixelArt) throws(ExchangeError) -> TiledMap {
    var place = 0
    if case .frame(let frame) = content { place = frame }
    return try TiledMap(
      of: art.sprite,
      frame: section == nil ? place : min(place, art.sprite.frames.count - 1))
  }

  /// The file name of the tiles' picture in the map.
  ///
  /// - Parameter name: the pixel art's, used if the map's file is unnamed.
  func imageName(_ name: String) -> String {
    let last = (file ?? name).split(separator: "/").last.map(String.init) ?? name
    return FileNamePattern.stem(last) + ".png"
  }

  func mapCompanions(of art: PixelArt, file: String) -> [Companion] {
    [
      Companion(file: FileNamePattern.stem(file) + ".png") { [self] in
        try tiledMap(of: try part(of: art)).png()
      }
    ]
  }
}
