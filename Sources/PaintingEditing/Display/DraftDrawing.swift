import Base
import Canvas
import Dispatch
import Documents
import Formats
import Rendering
import Windows

/// A picture of elements, to be moved as a whole.
struct DraftPicture {
  let viewport: Viewport
  let surface: Surface
  /// The part of the paper that it shows, in pixels.
  let rect: PixelRect
}

/// Draws a picture of elements to be moved, on another thread.
final class DraftDrawing {
  let viewport: Viewport
  private let job = LatestJob(on: DispatchQueue(label: "filbert.draft", qos: .userInitiated))

  init(_ viewport: Viewport) { self.viewport = viewport }

  /// Cancels drawing.
  func cancel() { job.cancel() }

  /// - Parameters:
  ///   - edit: an edit of the elements before they move; nil for none.
  ///   - rect: the bounds of everything that may be visible.
  ///   - done: called later on the main thread, with nil if memory is short; not after `cancel`.
  func draw(
    _ ids: [ElementID], of painting: Painting, after edit: PaintingEdit?, rect: PixelRect,
    done: @escaping @MainActor (DraftPicture?) -> Void
  ) {
    let viewport = viewport
    job.run { isCancelled -> Handoff<Surface>? in
      var elements = painting.elements
      if let edit { elements.apply(painting.splices(of: edit)) }
      let moved = ChunkedArray(elements.indices(of: ids).lazy.map { elements[$0] })
      let (size, ratio) = (viewport.paper.size, painting.aspectRatio)
      let drawn = try? LayeredPicture(
        Polyline.lines(of: moved, on: ratio, in: viewport),
        sheets: painting.layers.map { Sheet($0) }, size: size,
        tiles: TileGrid(size: size).tiles(touching: rect), isCancelled: isCancelled
      )?.surface(of: rect)
      return drawn.map { Handoff($0) }
    } then: { (drawn: Result<Handoff<Surface>?, Never>) in
      done(drawn.get().map { DraftPicture(viewport: viewport, surface: $0.value, rect: rect) })
    }
  }
}
