import Base
import Canvas
import Dispatch
import DocumentWindows
import Documents
import Formats

/// Draws moments of a replay on another thread: always the one that was asked for last.
final class ReplayDrawing {
  /// A moment was drawn; on the main thread.
  var drawn: (_ picture: Surface, _ damage: PixelRect) -> Void = { _, _ in }
  private let moments = PreviewQueue(label: "filbert.replay", qos: .userInitiated)
  private let shown: Shown

  init(_ replay: Replay) { shown = Shown(replay) }

  var isDrawing: Bool { moments.isDrawing }

  /// Draws a moment at a size in device pixels; returns at once.
  func draw(_ milliseconds: Double, size: PixelSize) {
    guard !size.isEmpty else { return }
    moments.draw { [shown] in
      shown.draw(milliseconds, size: size)
    } done: { [weak self] moment in
      if let moment { self?.drawn(moment.surface, moment.damage) }
    }
  }

  /// The moment that was drawn last. Only the queue touches what is in it.
  nonisolated private final class Shown: @unchecked Sendable {
    private let replay: Replay
    private var picture: ReplayPicture?
    private var moment = 0.0

    init(_ replay: Replay) { self.replay = replay }

    /// - Returns: a copy, since the picture goes on meanwhile, and what of it is another; nil where it looks as before,
    ///   and without memory for it.
    func draw(_ milliseconds: Double, size: PixelSize) -> (surface: Surface, damage: PixelRect)? {
      let old = picture?.size == size ? picture : nil
      if old != nil, milliseconds == moment { return nil }
      // What fails halfway is nothing to go on from.
      picture = nil
      guard let new = try? old ?? ReplayPicture(replay, size: size),
        let damage = try? new.show(milliseconds)
      else { return nil }
      (picture, moment) = (new, milliseconds)
      if old != nil, damage.isEmpty { return nil }
      guard let surface = new.surface.duplicate() else {
        picture = nil
        return nil
      }
      return (surface, old == nil ? PixelRect(size: size) : damage)
    }
  }
}
