public import Base
public import Documents

/// The JSON that accompanies a sheet: the position and duration of each frame, the tags, the layers and the slices.
///
/// Trimmed frames are smaller in the sheet; the trimmed margin is empty.
///
///     let sheet = try SheetDescription(json)
///     try sheet.frames(of: raster)   // one raster for each, all of one size
///
/// Source: Aseprite's output with `--data`, which game engines read.
public struct SheetDescription: Equatable, Sendable {
  /// The form of the list of frames.
  public enum Form: String, CaseIterable, Sendable {
    /// A list.
    case array
    /// An object with the frames' names as keys.
    case hash
  }

  /// A picture in the sheet.
  public struct Frame: Equatable, Sendable {
    /// The name, which is the key in an object.
    public var name: String
    /// The position in the sheet.
    public var place: CellRect
    /// The offset of that part in the whole frame.
    public var offset: CellPosition
    /// The size of the whole frame.
    public var size: CellSize
    /// The time that the frame is shown.
    public var milliseconds: Int

    /// An untrimmed frame.
    public init(name: String, place: CellRect, milliseconds: Int) {
      self.name = name
      self.place = place
      offset = CellPosition(x: 0, y: 0)
      size = place.size
      self.milliseconds = milliseconds
    }

    var isTrimmed: Bool { size != place.size }
  }

  /// A layer or group of the sprite, for programs that look for it by name.
  public struct Layer: Equatable, Sendable {
    /// The opacity and blending of a layer.
    public struct Look: Equatable, Sendable {
      /// 0…255
      public var opacity: Int
      /// Aseprite's word for it.
      public var blendMode: String
    }

    /// The name, which need not be unique.
    public var name: String
    /// The name of the group that contains it; nil for none.
    public var group: String?
    /// Nil for a group.
    public var look: Look?
  }

  /// The frames in the order of the animation.
  public var frames: [Frame]
  /// The named stretches of frames.
  public var tags: [LayeredPixels.Tag]
  /// The layers from the bottom to the top, each group above its members; nil if they are not listed.
  public var layers: [Layer]?
  /// The slices, in pixels of the sheet's scale; nil if they are not listed.
  public var slices: [Slice]?
  /// The sheet's file name in the JSON.
  public var image: String
  /// The size of the sheet.
  public var size: CellSize
  /// Pixels of the sheet per pixel of the sprite.
  public var scale = 1

  /// Creates the description of a sheet at its own scale.
  public init(frames: [Frame], tags: [LayeredPixels.Tag], image: String, size: CellSize) {
    self.frames = frames
    self.tags = tags
    self.image = image
    self.size = size
  }

  /// The version of the JSON's form, in the place of Aseprite's own version.
  static let version = "1.0"

  /// Whether bytes are the JSON of a sheet, of either form.
  public static func isSheet(_ bytes: [UInt8]) -> Bool { (try? SheetDescription(bytes)) != nil }

  /// The frames of a sheet, all of one size.
  ///
  /// - Throws: if a frame extends beyond the sheet, or all together are too large.
  public func frames(of raster: ColorRaster) throws(PixelFileError) -> [ColorRaster] {
    let size = CellSize(
      width: frames.map(\.size.width).max() ?? 0, height: frames.map(\.size.height).max() ?? 0)
    try AnimationLimits.check(size, kind: "JSON")
    try AnimationLimits.check(frameCount: frames.count, of: size, kind: "JSON")
    let sheet = CellRect(size: raster.size)
    var result: [ColorRaster] = []
    for (index, frame) in frames.enumerated() {
      guard frame.place.isEmpty || sheet.intersection(frame.place) == frame.place else {
        throw PixelFileError("must be inside the picture").inside("frames[\(index)].frame")
      }
      // Pixels beyond the frame are dropped.
      let shown = CellRect(size: size)
        .intersection(frame.place.offset(by: frame.offset - frame.place.origin))
      var pixels = [UInt32](repeating: 0, count: size.count)
      for y in shown.y..<shown.maxY {
        let from =
          (y - frame.offset.y + frame.place.y) * raster.size.width + frame.place.x
          + shown.x - frame.offset.x
        let to = y * size.width + shown.x
        pixels.replaceSubrange(
          to..<to + shown.width, with: raster.pixels[from..<from + shown.width])
      }
      result.append(ColorRaster(size: size, pixels: pixels))
    }
    return result
  }
}
