import Base
public import Documents

/// How pixel art is to be written to a file.
public struct PixelExport: Equatable, Sendable {
  /// What of it a PNG shows.
  public enum Content: Equatable, Sendable {
    /// By its place.
    case frame(Int)
    case sheet(SpriteSheet.Layout)
    /// Each frame in a file of its own.
    case sequence
  }

  public var format: FileFormat
  /// Of the document, for a format that has some.
  public var tags: [ItemTag] = []
  /// Pixels for a cell.
  public var scale: Int
  public var content: Content
  /// The frames that are written: those of a section; nil for all.
  public var section: String?
  /// The layer that is written; nil for all together.
  public var layer: Layer.ID?
  /// The file that is written, after which those are named that go with it; nil where it has no name.
  public var file: String?
  /// Of the JSON that goes with a sheet.
  public var sheetForm = SheetDescription.Form.array
  /// Of a sheet.
  public var spacing = SheetSpacing()

  public init(as format: FileFormat, scale: Int = 1, content: Content = .frame(0)) {
    self.format = format
    self.scale = max(1, scale)
    self.content = content
  }

  /// As many pixels for a cell as there may be.
  public static let mostScale = 256

  /// The scale that gives a picture of about 512 pixels, where nobody can choose one.
  static func usualScale(of picture: PixelPicture) -> Int {
    max(1, 512 / max(picture.size.width, picture.size.height))
  }

  /// The file's bytes.
  ///
  /// - Parameters:
  ///   - name: the pixel art's.
  ///   - progress: told 0…1 now and then; false cancels.
  /// - Throws: `ExchangeError` where the format is none for pixel art, else what its writer throws: an
  ///   `ExplainedError`.
  public func bytes(
    of art: PixelArt, name: String, progress: (Double) -> Bool = { _ in true }
  ) throws -> [UInt8] {
    guard let write = format.writer?.pixels else {
      throw ExchangeError("pixel art can't be written as {kind}", ["kind": format.id])
    }
    return try write(try part(of: art), name, self, progress)
  }

  /// The part that is written, as the document that it would be by itself.
  ///
  /// - Throws: `ExchangeError` where there is no such section or layer.
  public func part(of art: PixelArt) throws -> PixelArt {
    var picture = art.picture
    if let section {
      guard let part = picture.part(section: section) else {
        throw ExchangeError("there is no section “{name}”", ["name": section])
      }
      picture = part
    }
    if let layer {
      guard let part = picture.part(layer: layer) else {
        throw ExchangeError("there is no layer with the id {id}", ["id": Int(layer.number)])
      }
      picture = part
    }
    if section == nil, layer == nil { return art }
    return PixelArt(picture, unknownFields: art.unknownFields)
  }

  /// One frame, or the sheet of all.
  func png(of picture: PixelPicture) throws -> [UInt8] {
    switch content {
    case .sequence: return try png(of: 0, in: picture)
    case .frame:
      let (grid, palette) = try frame(of: picture)
      return try PNGFile.bytes(of: grid, palette, scale: scale)
    case .sheet(let layout):
      return try SpriteSheet.png(of: picture, layout: layout, spacing: spacing, scale: scale)
    }
  }

  /// The one frame that is written, or the first one, where all of them would be.
  func frame(of picture: PixelPicture) throws(ExchangeError) -> (grid: CellGrid, palette: Palette) {
    guard case .frame(var place) = content else { return picture.flattened(frame: 0) }
    // Of a part, another frame may be meant than there is.
    if section != nil { place = min(place, picture.frames.count - 1) }
    guard picture.frames.indices.contains(place) else {
      throw ExchangeError(
        "there is no frame {frame}; it has {count}",
        ["frame": place + 1, "count": picture.frames.count])
    }
    return picture.flattened(frame: place)
  }

  private func png(of frame: Int, in picture: PixelPicture) throws -> [UInt8] {
    let (grid, palette) = picture.flattened(frame: frame)
    return try PNGFile.bytes(of: grid, palette, scale: scale)
  }

  /// The file that is written where one was named: the first of a sequence has as many digits as the others.
  public func firstFile(of art: PixelArt, named file: String) -> String {
    guard content == .sequence, let picture = try? part(of: art).picture else { return file }
    return FileSequence(startingWith: file, count: picture.frames.count).name(at: 0)
  }

  /// A file that goes with another one.
  public struct Companion: Sendable {
    public let file: String
    public let bytes: @Sendable () throws -> [UInt8]
  }

  /// The files that go with that of a sheet, which is the JSON beside it, of a sequence, which are those of its other
  /// frames, and of a map, which is the picture of its tiles; none for all else.
  ///
  /// - Parameter file: of the sheet, or the first frame.
  public func companions(of art: PixelArt, file: String) -> [Companion] {
    if isMap { return mapCompanions(of: art, file: file) }
    guard format.offers(.frames), let picture = try? part(of: art).picture else { return [] }
    switch content {
    case .frame: return []
    case .sheet(let layout):
      let image = file.split(separator: "/").last.map(String.init) ?? file
      let stem = Self.stem(file)
      let (scale, form, spacing) = (scale, sheetForm, spacing)
      return [
        Companion(file: stem + ".json") {
          SpriteSheet.json(
            of: picture, layout: layout, spacing: spacing, scale: scale, image: image, form: form)
        }
      ]
    case .sequence:
      let names = FileSequence(startingWith: file, count: picture.frames.count)
      return picture.frames.indices.dropFirst().map { frame in
        Companion(file: names.name(at: frame)) { [self] in try png(of: frame, in: picture) }
      }
    }
  }
}
