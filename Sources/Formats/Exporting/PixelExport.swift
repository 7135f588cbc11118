import Base
public import Documents

/// The options for exporting pixel art.
public struct PixelExport: Equatable, Sendable {
  /// The content of a PNG.
  public enum Content: Equatable, Sendable {
    /// A single frame by index.
    case frame(Int)
    case sheet(SpriteSheet.Layout)
    /// Each frame in its own file.
    case sequence
  }

  /// The format of the file.
  public var format: FileFormat
  /// The document's tags, for a format that supports them.
  public var tags: [ItemTag] = []
  /// Pixels per cell.
  public var scale: Int
  /// The frames that a PNG has; ignored by other formats.
  public var content: Content
  /// The section to export; nil for all frames.
  public var section: String?
  /// The layer or group to export; nil for all layers combined.
  public var layer: Layer.ID?
  /// The target file, which determines the names of its companions; nil without a name.
  public var file: String?
  /// The format of the JSON that accompanies a sheet.
  public var sheetForm = SheetDescription.Form.array
  /// For a sheet.
  public var spacing = SheetSpacing()
  /// Whether equal frames of a sheet share one place.
  public var mergesDuplicates = false
  /// Whether a sheet leaves out empty frames.
  public var omitsEmpty = false
  /// The names of a sheet's frames in its JSON; nil for the usual ones.
  public var frameNames: FileNamePattern?
  /// The parts with a file each.
  public var division = FileDivision()
  /// Further scales, each in its own file.
  public var moreScales: [Int] = []
  /// The names of several files; nil for the usual ones.
  public var names: FileNamePattern?

  /// Creates options for the first frame, unless said otherwise.
  ///
  /// - Parameter scale: pixels per cell; at least 1.
  public init(as format: FileFormat, scale: Int = 1, content: Content = .frame(0)) {
    self.format = format
    self.scale = max(1, scale)
    self.content = content
  }

  /// The greatest number of pixels per cell.
  public static let mostScale = 256

  /// The scale for a picture of about 512 pixels, if the user can't choose one.
  static func usualScale(of picture: Sprite) -> Int {
    max(1, 512 / max(picture.size.width, picture.size.height))
  }

  /// Encodes the file.
  ///
  /// - Parameters:
  ///   - name: the pixel art's.
  ///   - progress: called now and then with 0…1; returns false to cancel.
  /// - Throws: `ExchangeError` if the format does not support pixel art, otherwise the writer's `ExplainedError`.
  public func bytes(
    of art: PixelArt, name: String, progress: (Double) -> Bool = { _ in true }
  ) throws -> [UInt8] {
    guard let write = format.writer?.pixels else {
      throw ExchangeError("pixel art can’t be written as {kind}", ["kind": format.id])
    }
    return try write(try part(of: art), name, self, progress)
  }

  /// The exported part, as a document of its own.
  ///
  /// - Throws: `ExchangeError` if the section or layer does not exist.
  public func part(of art: PixelArt) throws -> PixelArt {
    var picture = art.sprite
    if let section {
      guard let part = picture.part(section: section) else {
        throw ExchangeError("section “{name}” does not exist", ["name": section])
      }
      picture = part
    }
    if let layer {
      guard let part = picture.part(layer: layer) ?? picture.part(group: layer) else {
        throw ExchangeError("no layer has the id {id}", ["id": Int(layer.number)])
      }
      picture = part
    }
    if section == nil, layer == nil { return art }
    return PixelArt(picture, unknownFields: art.unknownFields)
  }

  /// Encodes one frame, or the sheet of all.
  func png(of picture: Sprite) throws -> [UInt8] {
    switch content {
    case .sequence: return try png(of: 0, in: picture)
    case .frame:
      let (grid, palette) = try frame(of: picture)
      return try PNGFile.bytes(of: grid, palette, scale: scale)
    case .sheet:
      return try sheet(of: picture, file: file ?? "").png()
    }
  }

  /// The exported frame, or the first one if all would be exported.
  func frame(of picture: Sprite) throws(ExchangeError) -> (grid: CellGrid, palette: Palette) {
    guard case .frame(var place) = content else { return picture.flattened(frame: 0) }
    // The frame may be out of range in a section.
    if section != nil { place = min(place, picture.frames.count - 1) }
    guard picture.frames.indices.contains(place) else {
      throw ExchangeError(
        "frame {frame} does not exist; the last one is {count}",
        ["frame": place + 1, "count": picture.frames.count])
    }
    return picture.flattened(frame: place)
  }

  func png(of frame: Int, in picture: Sprite) throws -> [UInt8] {
    let (grid, palette) = picture.flattened(frame: frame)
    return try PNGFile.bytes(of: grid, palette, scale: scale)
  }

  /// The actual file for a given name: the first of a sequence has as many digits as the others.
  public func firstFile(of art: PixelArt, named file: String) -> String {
    guard content == .sequence, let picture = try? part(of: art).sprite else { return file }
    return FileSequence(startingWith: file, count: picture.frames.count).name(at: 0)
  }
}
