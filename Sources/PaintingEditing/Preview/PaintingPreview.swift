import Base
import Canvas
import Dispatch
import DocumentWindows
import Documents
import Platform
import Rendering
import Synchronization

/// The preview of a painting that is open. It follows each edit at the cost of that edit, on another thread.
final class PaintingPreview {
  private let previews = PreviewQueue()
  /// Only the queue touches what is in it.
  private let shared = Shared()
  /// Of the picture that follows the edits; nil where it has to be drawn anew.
  private(set) var size: PixelSize?

  nonisolated private final class Shared: @unchecked Sendable {
    var thumbnail: LiveThumbnail?
    /// Of the painting that the thumbnail shows.
    var revision: Int64 = 0
    let isCancelled = Atomic<Bool>(false)
  }

  /// Draws it anew the next time, as after the background became another one.
  func reset() { size = nil }

  /// Nobody wants it any more.
  func cancel() { shared.isCancelled.store(true, ordering: .relaxed) }

  /// Follows an edit.
  ///
  /// - Parameters:
  ///   - revision: the painting's, after it.
  ///   - ratio: likewise.
  func apply(_ change: PaintingChange, leaving revision: Int64, on ratio: AspectRatio) {
    guard size != nil else { return }
    switch change {
    case .drafted: break
    case .background, .layered, .reshaped: size = nil
    case .appended, .removedLast, .replaced:
      let shared = shared
      previews.queue.async {
        if shared.thumbnail?.apply(change, on: ratio) == false { shared.thumbnail = nil }
        shared.revision = revision
      }
    }
  }

  /// Draws the painting as it is now.
  ///
  /// - Parameter done: called on the main thread, unless another one is asked for meanwhile; with the revision that the
  ///   picture shows, since edits may come before it is drawn.
  func draw(
    _ painting: Painting, revision: Int64, on backdrop: Backdrop, size: PixelSize,
    done: @escaping (Surface, _ revision: Int64) -> Void
  ) {
    if self.size != size {
      self.size = size
      let shared = shared
      previews.queue.async {
        shared.thumbnail = nil
        shared.thumbnail = LiveThumbnail(of: painting, on: backdrop, size: size) {
          shared.isCancelled.load(ordering: .relaxed)
        }
        shared.revision = revision
      }
    }
    previews.draw { [shared] in
      shared.thumbnail?.surface().map { (surface: $0, revision: shared.revision) }
    } done: { [weak self] drawn in
      if let drawn { done(drawn.surface, drawn.revision) } else { self?.size = nil }
    }
  }

  /// Makes a PNG file of what it shows in the end, if it shows anything.
  func encode(_ done: @escaping @Sendable (_ png: [UInt8], _ longerSide: Int) -> Void) {
    guard let size else { return }
    previews.queue.async { [shared] in
      // At the end of a large painting: the lines of its preview are the last to go.
      defer { DispatchQueue.main.async { FreedMemory.giveBackSoon() } }
      guard let png = try? shared.thumbnail?.surface()?.pngBytes() else { return }
      done(png, size.longerSide)
    }
  }
}
