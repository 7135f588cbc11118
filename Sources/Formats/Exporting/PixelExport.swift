import Base
public import Documents

/// How pixel art is to be written to a file.
public struct PixelExport: Equatable, Sendable {
  /// What of it a PNG shows.
  public enum Content: Equatable, Sendable {
    /// By its place.
    case frame(Int)
    case sheet(SpriteSheet.Layout)
  }

  public var format: FileFormat
  /// Of the document, for a format that has some.
  public var tags: [ItemTag] = []
  /// Pixels for a cell.
  public var scale: Int
  public var content: Content
  /// Of the JSON that goes with a sheet.
  public var sheetForm = SheetDescription.Form.array

  public init(as format: FileFormat, scale: Int = 1, content: Content = .frame(0)) {
    self.format = format
    self.scale = max(1, scale)
    self.content = content
  }

  /// As many pixels for a cell as there may be.
  public static let mostScale = 256

  /// The scale that gives a picture of about 512 pixels.
  public static func usualScale(of picture: PixelPicture) -> Int {
    max(1, 512 / max(picture.size.width, picture.size.height))
  }

  /// The file's bytes.
  ///
  /// - Parameters:
  ///   - name: the pixel art's.
  ///   - progress: told 0…1 now and then; false cancels.
  public func bytes(
    of art: PixelArt, name: String, progress: (Double) -> Bool = { _ in true }
  ) throws -> [UInt8] {
    guard let write = format.writer?.pixels else {
      throw ExchangeError("pixel art can't be written as {kind}", ["kind": format.id])
    }
    return try write(art, name, self, progress)
  }

  /// One frame, or the sheet of all.
  func png(of picture: PixelPicture) throws -> [UInt8] {
    switch content {
    case .frame(let place):
      guard picture.frames.indices.contains(place) else {
        throw ExchangeError(
          "there is no frame {frame}; it has {count}",
          ["frame": place + 1, "count": picture.frames.count])
      }
      return try PNGFile.bytes(of: picture.frames[place].grid, picture.palette, scale: scale)
    case .sheet(let layout):
      return try SpriteSheet.png(of: picture, layout: layout, scale: scale)
    }
  }

  /// The JSON that goes with a sheet: its file's name and bytes; nil for all else.
  ///
  /// - Parameter file: the sheet's.
  public func companion(of art: PixelArt, file: String) -> (file: String, bytes: [UInt8])? {
    guard format.offers(.frames), case .sheet(let layout) = content else { return nil }
    let image = file.split(separator: "/").last.map(String.init) ?? file
    let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    let json = SpriteSheet.json(
      of: art.picture, layout: layout, scale: scale, image: image, form: sheetForm)
    return (stem + ".json", json)
  }
}
