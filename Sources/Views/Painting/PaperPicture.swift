import Canvas
import Dispatch
import Geometry
import Rendering
import Synchronization

/// The ink on a paper of a size, and what stands in for it while it is being drawn.
///
/// After a change of size the last sharp picture is shown scaled until all lines are drawn on other
/// threads. Lines that come or go meanwhile are caught up with, so that the settled picture is always
/// that of the lines in effect.
final class PaperPicture {
  /// Paintings of up to so many points are drawn at once: a few milliseconds.
  static let pointsDrawnAtOnce = 12_000
  private let pointsDrawnAtOnce: Int

  private(set) var viewport: Viewport
  /// Nil while the picture at this size is being drawn.
  private(set) var sharp: TiledPicture?
  /// Called when a picture became sharp, or failed to, later.
  var settled: () -> Void = {}
  /// The reason why the last picture could not be drawn.
  private(set) var failure: CanvasError?

  private var standIn: Surface?
  /// Lines that the picture under way has and that are still in effect.
  private var keptCount = 0
  /// Lines that came since it was begun.
  private var added: [Polyline] = []
  private var job: Job?

  /// A picture on its way.
  private final class Job: Sendable {
    let isCancelled = Atomic<Bool>(false)
  }

  init(viewport: Viewport, pointsDrawnAtOnce: Int) {
    self.viewport = viewport
    self.pointsDrawnAtOnce = pointsDrawnAtOnce
  }

  var isSettled: Bool { job == nil }

  /// Shows something to begin with, until the picture is sharp.
  func setStandIn(_ surface: Surface) {
    if sharp == nil { standIn = surface }
  }

  /// Draws all lines at a size.
  func redraw(_ source: LineSource, in viewport: Viewport) {
    if standIn == nil || sharp != nil { standIn = (try? sharp?.surface()) ?? standIn }
    job?.isCancelled.store(true, ordering: .relaxed)
    job = nil
    sharp = nil
    failure = nil
    added = []
    self.viewport = viewport
    if source.pointCount <= pointsDrawnAtOnce {
      finish(Self.draw(source, in: viewport, job: nil))
    } else {
      begin(source)
    }
  }

  /// A queue of its own: libdispatch looks after its global queues once a second for ever, and an idle
  /// program would wake up.
  private static let queue = DispatchQueue(label: "filbert.paper", qos: .userInitiated)

  private typealias Drawn = Result<TiledPicture?, CanvasError>

  private func begin(_ source: LineSource) {
    let job = Job()
    self.job = job
    keptCount = Int.max
    let viewport = viewport
    Self.queue.async { [weak self] in
      let drawn = Self.draw(source, in: viewport, job: job)
      DispatchQueue.main.async {
        guard let self, self.job === job else { return }
        self.job = nil
        self.finish(drawn)
        self.settled()
      }
    }
  }

  nonisolated private static func draw(_ source: LineSource, in viewport: Viewport, job: Job?)
    -> Drawn
  {
    do throws(CanvasError) {
      return .success(
        try TiledPicture(
          source.lines(viewport), size: viewport.paper.size,
          isCancelled: { job?.isCancelled.load(ordering: .relaxed) ?? false }))
    } catch {
      return .failure(error)
    }
  }

  private func finish(_ drawn: Drawn) {
    do throws(CanvasError) {
      guard let picture = try drawn.get() else { return }
      if keptCount != Int.max {
        while picture.lines.count > keptCount { try picture.removeLast() }
      }
      for line in added { try picture.append(line) }
      keptCount = Int.max
      added = []
      standIn = nil
      sharp = picture
    } catch {
      failure = error
    }
  }

  /// Adds a line on top.
  ///
  /// - Returns: what has to be painted again, from the paper's corner.
  func append(_ line: Polyline) -> PixelRect {
    guard let sharp else {
      added.append(line)
      return line.bounds
    }
    return (try? sharp.append(line)) ?? line.bounds
  }

  /// Adds the stroke under the pointer.
  func append(_ stroke: LiveStroke) -> PixelRect {
    if let sharp, let damage = try? stroke.finish(on: sharp) { return damage }
    added.append(Polyline(points: stroke.points, pen: stroke.pen))
    return stroke.cancel()
  }

  /// Takes the last line away. Of `lineCount` lines, that is, when a picture is under way.
  func removeLast(of lineCount: Int) -> PixelRect {
    if let sharp { return ((try? sharp.removeLast()) ?? nil) ?? .empty }
    if added.popLast() == nil { keptCount = max(0, lineCount - 1) }
    return PixelRect(size: viewport.paper.size)
  }

  /// Paints the ink of a rectangle, the paper's corner at a position of the context's pixels.
  ///
  /// - Parameter background: what is painted under it already.
  func paint(
    _ rect: PixelRect, in context: DrawingContext, x: Int, y: Int, over background: Color
  ) {
    if let sharp {
      sharp.paint(rect, in: context, x: x, y: y)
      return
    }
    context.saved {
      context.rectangle(rect.offset(x: x, y: y))
      context.clip()
      if let standIn {
        let paper = viewport.paper
        context.paint(
          standIn,
          in: ViewRect(
            x: Double(x), y: Double(y), width: Double(paper.width), height: Double(paper.height)))
      }
      for line in added where line.bounds.intersects(rect) {
        line.sketch(in: context, x: Double(x), y: Double(y), over: background)
      }
    }
  }
}
