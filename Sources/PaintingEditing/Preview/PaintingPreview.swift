import Base
import Canvas
import Dispatch
import DocumentWindows
import Documents
import Formats
import Platform
import Rendering
import Synchronization

/// The preview of an open painting, updated on another thread for each edit at the cost of that edit.
final class PaintingPreview {
  private let previews = PreviewQueue()
  /// Its content is only accessed on the queue.
  private let shared = Shared()
  /// The size of the updated picture; nil if it has to be redrawn.
  private(set) var size: PixelSize?

  nonisolated private final class Shared: @unchecked Sendable {
    var thumbnail: LiveThumbnail?
    /// The revision of the painting shown by the thumbnail.
    var revision: Int64 = 0
    let isCancelled = Atomic<Bool>(false)
  }

  /// Redraws it the next time, as after a change of the background.
  func reset() { size = nil }

  /// Frees the picture, which is redrawn the next time.
  func free() {
    guard size != nil else { return }
    size = nil
    previews.queue.async { [shared] in shared.thumbnail = nil }
  }

  /// Cancels drawing.
  func cancel() { shared.isCancelled.store(true, ordering: .relaxed) }

  /// Applies an edit.
  ///
  /// - Parameters:
  ///   - revision: the painting's revision after it.
  ///   - ratio: the painting's ratio after it.
  func apply(_ change: PaintingChange, leaving revision: Int64, on ratio: AspectRatio) {
    guard size != nil else { return }
    switch change {
    case .drafted: break
    case .background, .layered, .reshaped, .turned: size = nil
    case .appended, .removedLast, .replaced:
      let shared = shared
      previews.queue.async {
        if shared.thumbnail?.apply(change, on: ratio) == false { shared.thumbnail = nil }
        shared.revision = revision
      }
    }
  }

  /// Notes an edit that doesn't change the picture.
  ///
  /// - Parameter revision: the painting's revision after it.
  func skip(to revision: Int64) {
    guard size != nil else { return }
    previews.queue.async { [shared] in shared.revision = revision }
  }

  /// Draws the present painting.
  ///
  /// - Parameter backdrop: the painting's background as far as it is decoded; nil to decode it.
  /// - Parameter done: called on the main thread, unless another picture is requested meanwhile, with the revision that
  ///   the picture shows, since edits may precede drawing.
  func draw(
    _ painting: Painting, revision: Int64, on backdrop: Backdrop?, size: PixelSize,
    done: @escaping (Surface, _ revision: Int64) -> Void
  ) {
    if self.size != size {
      self.size = size
      let shared = shared
      previews.queue.async {
        shared.thumbnail = nil
        let backdrop = backdrop ?? Backdrop(painting.background)
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

  /// Encodes the final picture as a PNG file, if there is one.
  func encode(_ done: @escaping @Sendable (_ png: [UInt8], _ longerSide: Int) -> Void) {
    guard let size else { return }
    previews.queue.async { [shared] in
      // When a large painting is closed, the lines of its preview are freed last.
      defer { DispatchQueue.main.async { FreedMemory.giveBackSoon() } }
      guard let png = try? shared.thumbnail?.surface()?.pngBytes() else { return }
      done(png, size.longerSide)
    }
  }
}
