public import Canvas
public import Base

/// The background of a paper at one size, ready for painting.
///
/// A picture is scaled in the same tiles as the ink; tiles are kept while they are visible.
///
/// Not thread-safe, but may be created on one thread and handed to another.
public final class BackdropTiles: @unchecked Sendable {
  /// The background that the tiles show.
  public let backdrop: Backdrop
  private let grid: TileGrid
  private var tiles: [Int: Surface] = [:]
  /// By last use, the most recent at the end.
  private var used: [Int] = []
  private static let mostTiles = 96

  /// Prepares a background for a paper of a size; tiles are made when they are painted.
  public init(_ backdrop: Backdrop, size: PixelSize) {
    self.backdrop = backdrop
    grid = TileGrid(size: size)
  }

  /// Paints a rectangle over the context's content, with the paper's corner at a position.
  public func paint(_ rect: PixelRect, in context: DrawingContext, x: Int, y: Int) {
    let rect = rect.intersection(PixelRect(size: grid.size))
    asInk(rect, in: context, x: x, y: y) {
      context.fill(rect.offset(x: x, y: y))
    }
  }

  /// Paints everything from the origin onto a vector page, patterns as shapes and the picture as a whole.
  public func paintPage(in context: DrawingContext) {
    paintPage(PixelRect(size: grid.size), in: context)
  }

  private func paintPage(_ rect: PixelRect, in context: DrawingContext) {
    context.setColor(backdrop.color)
    context.fill(rect)
    backdrop.picture?.drawPage(rect, in: context, paper: grid.size)
    context.saved {
      context.translate(x: Double(rect.x), y: Double(rect.y))
      backdrop.pattern?.draw(rect, in: context, paper: grid.size)
    }
  }

  /// Draws with the background as the ink.
  ///
  /// - Parameters:
  ///   - rect: bounds all drawing, relative to the paper's corner.
  ///   - draw: called for each part, within a clip.
  func asInk(
    _ rect: PixelRect, in context: DrawingContext, x: Int, y: Int, draw: () -> Void
  ) {
    guard backdrop.picture != nil || backdrop.pattern != nil else {
      context.setColor(backdrop.color)
      return draw()
    }
    // PDF readers disagree on lines stroked with a picture.
    guard !context.isPage else {
      return context.saved {
        context.rectangle(rect.offset(x: x, y: y))
        context.clip()
        context.setColor(.black)
        context.covered(by: draw) {
          context.translate(x: Double(x), y: Double(y))
          paintPage(rect, in: context)
        }
      }
    }
    for tile in grid.tiles(touching: rect) {
      let place = grid.rect(of: tile)
      guard let surface = surface(of: tile) else { continue }
      context.saved {
        context.rectangle(place.intersection(rect).offset(x: x, y: y))
        context.clip()
        context.setSource(surface, x: Double(place.x + x), y: Double(place.y + y))
        draw()
      }
    }
  }

  private func surface(of tile: Int) -> Surface? {
    if let surface = tiles[tile] { return surface }
    let place = grid.rect(of: tile)
    guard let surface = try? Surface(size: place.size, format: .rgb24) else { return nil }
    let context = DrawingContext(surface)
    context.setColor(backdrop.color)
    context.paint()
    backdrop.picture?.draw(place, in: context, paper: grid.size)
    backdrop.pattern?.draw(place, in: context, paper: grid.size)
    tiles[tile] = surface
    used.append(tile)
    if used.count > Self.mostTiles { tiles[used.removeFirst()] = nil }
    return surface
  }
}
