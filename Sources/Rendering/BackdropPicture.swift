import Canvas
import Base

/// A picture under the ink with its placement on the paper; its pixels never change.
public struct BackdropPicture: Equatable, @unchecked Sendable {
  /// The size and position on the paper.
  public enum Placement: Equatable, Sendable {
    /// Covers the paper, cropped evenly.
    case fill
    /// Shows all of it, as large as fits the paper.
    case fit
    /// Repeats at its own size, starting from the paper's corner.
    case tile
    /// Centred at its own size.
    case center
  }

  /// The size and position on the paper.
  public let placement: Placement
  private let levels: PictureMipmaps

  /// Places a decoded picture.
  public init(levels: PictureMipmaps, placement: Placement) {
    self.levels = levels
    self.placement = placement
  }

  public static func == (a: BackdropPicture, b: BackdropPicture) -> Bool {
    a.levels === b.levels && a.placement == b.placement
  }

  /// The position of the picture, or of its first copy, on a paper of a given size, in pixels from the corner.
  func frame(on paper: PixelSize) -> ViewRect {
    let size = levels.size
    let (width, height) = (Double(paper.width), Double(paper.height))
    let (own, high) = (Double(size.width), Double(size.height))
    let scale =
      switch placement {
      case .fill: max(width / own, height / high)
      case .fit: min(width / own, height / high)
      case .tile, .center: width / Double(PaperScale.exportWidth)
      }
    let frame = ViewRect(x: 0, y: 0, width: own * scale, height: high * scale)
    guard placement != .tile else { return frame }
    return frame.offset(
      by: ViewPoint(x: (width - frame.width) / 2, y: (height - frame.height) / 2))
  }

  /// Draws a rectangle of the picture.
  ///
  /// - Parameters:
  ///   - rect: relative to the paper's corner, which is the context's origin.
  ///   - paper: its size in pixels.
  func draw(_ rect: PixelRect, in context: DrawingContext, paper: PixelSize) {
    let first = frame(on: paper)
    guard first.width > 0, first.height > 0 else { return }
    if placement != .tile, levels.isDrawnAnew(at: first.width) {
      context.saved {
        context.rectangle(first.offset(by: ViewPoint(x: -Double(rect.x), y: -Double(rect.y))))
        context.clip()
        levels.set(
          in: context,
          map: PaperMap(
            xx: first.width, xy: 0, yx: 0, yy: first.height, x0: first.x - Double(rect.x),
            y0: first.y - Double(rect.y)), width: first.width)
        context.paint()
      }
      return
    }
    let level = levels.level(width: first.width)
    context.saved {
      context.translate(x: first.x - Double(rect.x), y: first.y - Double(rect.y))
      context.paint(level, width: first.width, height: first.height, repeats: placement == .tile)
    }
  }

  /// Draws a rectangle of the picture on a vector page, whose corner is the context's origin.
  func drawPage(_ rect: PixelRect, in context: DrawingContext, paper: PixelSize) {
    let first = frame(on: paper)
    guard first.width > 0, first.height > 0 else { return }
    let (source, own) = levels.source(width: first.width, for: context)
    let map = PaperMap(
      xx: first.width, xy: 0, yx: 0, yy: first.height, x0: first.x, y0: first.y
    ).after(own)
    context.saved {
      context.rectangle(rect)
      context.clip()
      // Large pixels should be visible as pixels.
      context.setSource(
        source, xx: map.xx, xy: map.xy, yx: map.yx, yy: map.yy, x0: map.x0, y0: map.y0,
        repeats: placement == .tile,
        filter: first.width > 4 * Double(levels.size.width) ? .nearest : .quick)
      context.paint()
    }
  }
}
