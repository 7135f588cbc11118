public import Base
public import Canvas
public import Documents
import Rendering

/// The picture of a replay at one size, updated from moment to moment at the cost of the changes.
///
/// At the end it is byte for byte the picture of the painting at that size.
///
/// Not thread-safe, but may be created on one thread and handed to another.
public final class ReplayPicture: @unchecked Sendable {
  /// The size in pixels, which never changes.
  public let size: PixelSize
  /// The visible picture, including the background.
  public let surface: Surface
  /// The paper's final shape: drawings on paper of another shape are centred, as large as they fit.
  private let paper: AspectRatio
  private let viewport: Viewport
  private var cursor: ReplayCursor
  private var ink: LayeredPicture
  private var backdrop: BackdropTiles
  /// The background shown by `backdrop`.
  private var background: Background
  /// The sheet whose topmost line is being drawn.
  private var growing: Sheet.ID?

  /// Shows the beginning.
  public init(_ replay: Replay, size: PixelSize) throws(CanvasError) {
    self.size = size
    paper = replay.aspectRatio
    viewport = Viewport(paper: PixelRect(size: size))
    cursor = replay.cursor
    surface = try Surface(size: size, format: .rgb24)
    guard let ink = try LayeredPicture([], size: size) else {
      throw .cannotMakeSurface(width: size.width, height: size.height)
    }
    self.ink = ink
    let first = Self.background(of: cursor.painting, on: replay.aspectRatio)
    background = first
    backdrop = BackdropTiles(Backdrop(first), size: size)
    try drawAll()
    compose(PixelRect(size: size))
  }

  /// Shows another moment, earlier or later.
  ///
  /// - Returns: the pixels that may have changed.
  public func showMoment(_ milliseconds: Double) throws(CanvasError) -> PixelRect {
    var damage = PixelRect.empty
    if let growing, let old = try ink.picture(of: growing)?.removeLast() {
      damage = damage.union(old)
    }
    growing = nil
    let changes = cursor.seek(to: milliseconds)
    if changes.contains(where: \.needsAll) || isLess(changes.count)
      || cursor.painting.hasStyledGroups
    {
      try drawAll()
      damage = PixelRect(size: size)
    } else {
      for change in changes { damage = damage.union(try draw(change)) }
    }
    let next = Self.background(of: cursor.painting, on: paper)
    if next != background {
      background = next
      backdrop = BackdropTiles(Backdrop(next), size: size)
      damage = PixelRect(size: size)
    }
    if let growing = cursor.growing {
      let line = line(growing)
      damage = damage.union(try ink.append(line))
      self.growing = line.sheet
    }
    compose(damage)
    return damage
  }

  /// Whether there are fewer elements in total than individual changes: then all cores redraw them.
  private func isLess(_ changeCount: Int) -> Bool {
    changeCount > 64 + cursor.painting.elements.count / 2
  }

  private func draw(_ change: PaintingChange) throws(CanvasError) -> PixelRect {
    switch change {
    case .appended(let element): try ink.append(line(element))
    case .removedLast: try ink.removeLast() ?? .empty
    case .replaced(let splices):
      try ink.replace(
        Polyline.splices(of: splices.map { $0.map(fitted) }, on: paper, in: viewport))?.bounds
        ?? .empty
    case .background, .layered, .reshaped, .turned, .drafted: .empty
    }
  }

  private func drawAll() throws(CanvasError) {
    let elements = ChunkedArray(cursor.painting.elements.lazy.map(fitted))
    let lines = Polyline.lines(of: elements, on: paper, in: viewport)
    let sheets = cursor.painting.layers.map { Sheet(exporting: $0) }
    if let drawn = try LayeredPicture(lines, sheets: sheets, size: size) { ink = drawn }
    growing = nil
  }

  private func line(_ element: PaintingElement) -> Polyline {
    Polyline(fitted(element), on: paper, in: viewport)
  }

  private func fitted(_ element: PaintingElement) -> PaintingElement {
    let now = cursor.painting.aspectRatio
    return now == paper ? element : element.reshaped(from: now, to: paper)
  }

  private static func background(of painting: Painting, on paper: AspectRatio) -> Background {
    let now = painting.aspectRatio
    return now == paper
      ? painting.background : painting.background.reshaped(from: now, to: paper)
  }

  private func compose(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    // A translucent background has nothing under it.
    surface.clear(rect)
    let context = DrawingContext(surface)
    backdrop.paint(rect, in: context, x: 0, y: 0)
    ink.paint(rect, in: context, x: 0, y: 0)
  }
}

extension PaintingChange {
  /// Whether it requires a complete redraw.
  fileprivate var needsAll: Bool {
    switch self {
    case .reshaped, .layered, .turned: true
    case .appended, .removedLast, .replaced, .background, .drafted: false
    }
  }
}
