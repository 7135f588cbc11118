public import Canvas
public import Base

/// A picture with its halves, quarters and so on, to draw it at any size without flicker at the cost of the visible
/// pixels.
public final class PictureMipmaps: @unchecked Sendable {
  private let levels: [Surface]
  /// The source file, for vector pages that embed it.
  private let stored: EmbeddedJPEG?
  /// The drawing that the pixels show; nil for a picture that is no more than its pixels.
  private let vector: VectorPicture?

  /// The size of the picture itself.
  public var size: PixelSize { levels[0].size }

  /// - Parameters:
  ///   - picture: must not be drawn on any more.
  ///   - stored: the source file; nil for one that vector pages can't embed.
  public convenience init(_ picture: Surface, stored: EmbeddedJPEG? = nil) {
    self.init(Self.halved(picture), stored, nil)
  }

  /// A drawing, with pixels for small sizes and for threads that must not wait; nil if it can't be drawn.
  public convenience init?(_ vector: VectorPicture) {
    let scale = Double(Self.vectorPixels) / Double(vector.size.longerSide)
    let width = Int(saturating: (Double(vector.size.width) * scale).rounded(.up))
    guard let pixels = vector.surface(width: max(1, width)) else { return nil }
    self.init(Self.halved(pixels), nil, vector)
  }

  private init(_ levels: [Surface], _ stored: EmbeddedJPEG?, _ vector: VectorPicture?) {
    self.levels = levels
    self.stored = stored
    self.vector = vector
  }

  /// A picture, its half and so on.
  private static func halved(_ picture: Surface) -> [Surface] {
    var levels = [picture]
    while let last = levels.last, last.size.longerSide > 64, let half = last.halved() {
      levels.append(half)
    }
    return levels
  }

  /// The longer side of the pixels of a drawing. Larger ones are drawn anew at their size.
  public static let vectorPixels = 2048

  /// The memory size in bytes.
  var cost: Int { levels.reduce(0) { $0 + $1.stride * $1.size.height } }

  /// The levels of at most the given number of pixels, always including the smallest; self if that is all.
  func reduced(to pixels: Int) -> PictureMipmaps {
    let first = levels.firstIndex { $0.size.width * $0.size.height <= pixels } ?? levels.count - 1
    return first == 0 ? self : PictureMipmaps(Array(levels[first...]), stored, vector)
  }

  /// The smallest level with at least the given width.
  func level(width: Double) -> Surface {
    levels.last { Double($0.size.width) >= width } ?? levels[0]
  }

  /// Sets the picture as the source of a context.
  ///
  /// A drawing that is shown larger than its pixels is drawn anew, unless the main thread asks, which must not wait.
  ///
  /// - Parameters:
  ///   - map: from the picture, whose corners are (0, 0) and (1, 1), to the user space.
  ///   - width: of the whole picture in pixels.
  func set(in context: DrawingContext, map: PaperMap, width: Double) {
    if let vector, width > Double(size.width), !context.isPage, !CurrentThread.isMain,
      context.setSource(
        vector, xx: map.xx, xy: map.xy, yx: map.yx, yy: map.yy, x0: map.x0, y0: map.y0)
    {
      return
    }
    let (source, own) = source(width: width, for: context)
    let map = map.after(own)
    context.setSource(
      source, xx: map.xx, xy: map.xy, yx: map.yx, yy: map.yy, x0: map.x0, y0: map.y0)
  }

  /// Whether it is sharp at a width in pixels only if it is drawn anew.
  func isDrawnAnew(at width: Double) -> Bool { vector != nil && width > Double(size.width) }

  /// The surface to draw at a width, and the map from it to the picture, both with the corners (0, 0) and (1, 1).
  func source(width: Double, for context: DrawingContext) -> (picture: Surface, map: PaperMap) {
    if context.isPage, let vector,
      let recorded = context.pagePicture(of: self, make: { vector.recorded() })
    {
      return (recorded, .identity)
    }
    guard context.isPage, let stored,
      let picture = context.pagePicture(
        of: self, make: { stored.surface(of: level(width: Self.pageWidth)) })
    else { return (level(width: width), .identity) }
    return (picture, stored.map)
  }

  /// The width in pixels of stand-ins for pictures embedded as files; readers never see them.
  private static let pageWidth = 1024.0
}
