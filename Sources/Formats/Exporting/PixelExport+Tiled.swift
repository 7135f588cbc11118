import Documents

// Maps of tiles, and the picture of the tiles beside them.
extension PixelExport {
  var isMap: Bool { format == .tmx || format == .tmj }

  func tiledMap(of art: PixelArt) throws(ExchangeError) -> TiledMap {
    var place = 0
    if case .frame(let frame) = content { place = frame }
    return try TiledMap(
      of: art.picture,
      frame: section == nil ? place : min(place, art.picture.frames.count - 1))
  }

  /// The file of the tiles' picture, as the map calls it.
  ///
  /// - Parameter name: the pixel art's, where the map's file has none.
  func imageName(_ name: String) -> String {
    let last = (file ?? name).split(separator: "/").last.map(String.init) ?? name
    return Self.stem(last) + ".png"
  }

  /// A file without its ending.
  static func stem(_ file: String) -> String {
    file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }

  func mapCompanions(of art: PixelArt, file: String) -> [Companion] {
    [
      Companion(file: Self.stem(file) + ".png") { [self] in
        try tiledMap(of: try part(of: art)).png()
      }
    ]
  }
}
