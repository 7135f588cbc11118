import Canvas
import Dispatch
import Base
import Documents
import Formats
import Rendering
import Synchronization

/// Elements as a picture, to be moved as one.
struct DraftPicture {
  let viewport: Viewport
  let surface: Surface
  /// The part of the paper that it shows, in pixels.
  let rect: PixelRect
}

/// Draws elements that are to be moved as a picture, on another thread.
final class DraftDrawing {
  let viewport: Viewport
  private let token = Token()

  nonisolated private final class Token: Sendable {
    let isCancelled = Atomic<Bool>(false)
  }

  init(_ viewport: Viewport) { self.viewport = viewport }

  /// Nobody wants it any more.
  func cancel() { token.isCancelled.store(true, ordering: .relaxed) }

  /// - Parameters:
  ///   - edit: what is done to the elements before they move; nil for nothing.
  ///   - rect: all that may be seen.
  ///   - done: called later on the main thread, with nil where there was no memory for it; not after
  ///     `cancel`.
  func draw(
    _ ids: [ElementID], of painting: Painting, after edit: PaintingEdit?, rect: PixelRect,
    done: @escaping @MainActor (DraftPicture?) -> Void
  ) {
    let (viewport, token) = (viewport, token)
    let isCancelled: @Sendable () -> Bool = { token.isCancelled.load(ordering: .relaxed) }
    DispatchQueue(label: "filbert.draft", qos: .userInitiated).async {
      var elements = painting.elements
      if let edit { elements.apply(painting.splices(of: edit)) }
      let moved = ChunkedArray(elements.places(of: ids).lazy.map { elements[$0] })
      let (size, ratio) = (viewport.paper.size, painting.aspectRatio)
      let drawn = try? LayeredPicture(
        Polyline.lines(of: moved, on: ratio, in: viewport),
        sheets: painting.layers.map { Sheet($0) }, size: size,
        tiles: TileGrid(size: size).tiles(touching: rect), isCancelled: isCancelled
      )?.surface(of: rect)
      let surface = Handoff(drawn)
      DispatchQueue.main.async {
        guard !isCancelled() else { return }
        done(
          surface.value.map { DraftPicture(viewport: viewport, surface: $0, rect: rect) })
      }
    }
  }
}
