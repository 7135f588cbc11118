public import Base
public import Documents

/// Converts pictures to pixel art and back.
public enum PixelImport {
  /// The options for converting a picture.
  public struct Request: Equatable, Sendable {
    /// Reduces more colours; nil keeps all, if need be in true colour.
    public var mostColors: Int?
    /// In cells; nil keeps the picture's size.
    public var size: CellSize?
    /// Whether a picture too large for pixel art is scaled down, which blends its colours.
    public var scalesDown = false
    /// The size of a sheet's frames; nil for a single frame.
    public var frameSize: CellSize?
    /// The columns and rows of frames in a sheet; nil for a single frame.
    public var sheetShape: CellSize?
    /// The frames described by a sheet's JSON; nil without one.
    public var sheet: SheetDescription?
    /// Whether all colours of the file's palette stay in place, including duplicates and unused ones.
    public var keepsIndices = false

    /// Whether the files numbered consecutively after the first are further frames (`FileSequence`).
    public var isSequence = false

    /// Creates a request; nil leaves a choice to the picture.
    public init(
      mostColors: Int? = nil, size: CellSize? = nil, frameSize: CellSize? = nil,
      sheetShape: CellSize? = nil
    ) {
      self.mostColors = mostColors
      self.size = size
      self.frameSize = frameSize
      self.sheetShape = sheetShape
    }

    /// Whether the picture is used unchanged.
    var isPlain: Bool {
      size == nil && frameSize == nil && sheetShape == nil && !isSequence && sheet == nil
    }

    /// The frame size for a sheet of a given size; nil for a single frame.
    func frameSize(of sheet: CellSize) throws -> CellSize? {
      guard let sheetShape, frameSize == nil else { return frameSize }
      let (columns, rows) = (sheetShape.width, sheetShape.height)
      guard columns > 0, rows > 0, sheet.width % columns == 0, sheet.height % rows == 0 else {
        throw ExchangeError(
          "a sheet of {width} × {height} can’t be divided evenly into {columns} columns"
            + " and {rows} rows",
          ["width": sheet.width, "height": sheet.height, "columns": columns, "rows": rows])
      }
      return CellSize(width: sheet.width / columns, height: sheet.height / rows)
    }
  }

  /// Converts a picture file: a single frame, or the frames of a sheet.
  ///
  /// - Throws: `PictureError` if it is not a picture; `ExchangeError` and `PixelFileError` if it does not match the
  ///   request; `LossyImport` if it is too large.
  public static func picture(_ file: [UInt8], _ request: Request) throws -> Sprite {
    if request.keepsIndices { return try indexed([IndexedPicture(file)], request) }
    if let size = request.size {
      return try made([ColorRaster(pictureFile: file, size: size)], request)
    }
    let raster = try ColorRaster(pictureFile: file)
    if let sheet = request.sheet { return try picture(of: sheet, raster, request) }
    if let frameSize = try request.frameSize(of: raster.size) {
      return try made(SpriteSheet.frames(of: raster, frameSize: frameSize), request)
    }
    let most = Sprite.allowedSide.upperBound
    guard raster.size.width <= most, raster.size.height <= most else {
      guard request.scalesDown else { throw LossyImport(size: raster.size) }
      return try made([ColorRaster(pictureFile: file, size: fitting(raster.size))], request)
    }
    return try made([raster], request)
  }

  /// Converts several pictures of one size, each to a frame.
  ///
  /// - Throws: like `picture(_:_:)`; `ExchangeError` if the pictures differ in size.
  public static func sequence(_ files: [[UInt8]], _ request: Request) throws -> Sprite {
    if request.keepsIndices { return try indexed(files.map { try IndexedPicture($0) }, request) }
    let rasters = try files.map { file in
      if let size = request.size { return try ColorRaster(pictureFile: file, size: size) }
      return try ColorRaster(pictureFile: file)
    }
    try checkSizes(rasters)
    return try made(rasters, request)
  }

  static func checkSizes(_ rasters: [ColorRaster]) throws {
    for (index, raster) in rasters.enumerated() where raster.size != rasters[0].size {
      throw ExchangeError(
        "all pictures of a sequence must be the same size; picture {place} is {width} ×"
          + " {height}",
        ["place": index + 1, "width": raster.size.width, "height": raster.size.height])
    }
  }

  /// The frames of a sheet according to its JSON.
  private static func picture(
    of sheet: SheetDescription, _ raster: ColorRaster, _ request: Request
  ) throws -> Sprite {
    described(by: sheet, try made(sheet.frames(of: raster), request))
  }

  /// Adds the durations and tags of a sheet's JSON.
  static func described(by sheet: SheetDescription, _ picture: Sprite) -> Sprite {
    var picture = picture
    for (index, frame) in sheet.frames.enumerated() where index < picture.frames.count {
      picture.setMilliseconds(frame.milliseconds, frame: index)
    }
    picture.setSections(sheet.tags.filter { !$0.name.isEmpty }.map { FrameSection($0) })
    return picture
  }

  /// Converts a painting at a given size.
  ///
  /// - Parameter transparent: omits the background.
  /// - Throws: `PictureError` if memory runs out.
  public static func picture(
    of painting: Painting, size: CellSize, mostColors: Int, transparent: Bool
  ) throws -> Sprite {
    let raster = try ColorRaster(painting, size: size, transparent: transparent)
    var picture = try made([raster], Request(mostColors: mostColors))
    picture.sortPalette(by: .hue)
    return picture
  }

  static func made(_ rasters: [ColorRaster], _ request: Request) throws -> Sprite {
    let picture: Sprite?
    do throws(OversizePicture) {
      picture = try Sprite(rasters: rasters, mostColors: request.mostColors)
    } catch {
      throw LossyImport(size: error.size)
    }
    guard let picture else {
      throw ExchangeError("it has too many frames, or they are too large in total")
    }
    return picture
  }

  /// The size in cells for a shape, within the limits.
  ///
  /// - Parameter longerSide: in cells.
  public static func size(of shape: AspectRatio, longerSide: Int) -> CellSize {
    let ratio = shape.value
    let (width, height) = ratio >= 1 ? (1, 1 / ratio) : (ratio, 1)
    func side(_ part: Double) -> Int {
      let allowed = Sprite.allowedSide
      let length = Int(saturating: (part * Double(longerSide)).rounded())
      return min(max(length, allowed.lowerBound), allowed.upperBound)
    }
    return CellSize(width: side(width), height: side(height))
  }

  /// The largest allowed size of the same shape.
  public static func fitting(_ size: CellSize) -> CellSize {
    let shape = AspectRatio(of: PixelSize(width: size.width, height: size.height))
    return self.size(of: shape ?? .fourToThree, longerSide: Sprite.allowedSide.upperBound)
  }

  /// Creates a painting with a frame on its paper, its cells as sharp squares.
  ///
  /// - Throws: `PixelFileError` if a PNG file can't hold the frame.
  public static func painting(of grid: CellGrid, _ palette: Palette) throws -> Painting {
    // A power of two keeps cells intact under repeated halving.
    var scale = 1
    while 2 * scale * max(grid.size.width, grid.size.height) <= 1024 { scale *= 2 }
    let file = try PNGFile.bytes(of: grid, palette, scale: scale)
    let size = PixelSize(width: grid.size.width, height: grid.size.height)
    return Painting(
      shape: AspectRatio(of: size).map { .fixed($0) } ?? .fixed(.fourToThree),
      background: Background(
        color: .white, picture: BackgroundPicture(file: file, placement: .fill)))
  }
}
