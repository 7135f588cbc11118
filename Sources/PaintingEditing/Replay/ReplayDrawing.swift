import Base
import Canvas
import Dispatch
import DocumentWindows
import Documents
import Formats

/// Draws moments of a replay on another thread, always the last requested one.
final class ReplayDrawing {
  /// Called on the main thread when a moment was drawn.
  var drawn: (_ picture: Surface, _ damage: PixelRect) -> Void = { _, _ in }
  private let moments = PreviewQueue(label: "filbert.replay", qos: .userInitiated)
  private let shown: Shown

  init(_ replay: Replay) { shown = Shown(replay) }

  var isDrawing: Bool { moments.isDrawing }

  /// Requests a moment at a size in device pixels; asynchronous.
  func draw(_ milliseconds: Double, size: PixelSize) {
    guard !size.isEmpty else { return }
    moments.draw { [shown] in
      shown.draw(milliseconds, size: size)
    } done: { [weak self] moment in
      if let moment { self?.drawn(moment.surface, moment.damage) }
    }
  }

  /// The last drawn moment. Its content is only accessed on the queue.
  nonisolated private final class Shown: @unchecked Sendable {
    private let replay: Replay
    private var picture: ReplayPicture?
    private var moment = 0.0

    init(_ replay: Replay) { self.replay = replay }

    /// - Returns: a copy of the picture, which may change meanwhile, with the changed area; nil if nothing has changed,
    ///   or if memory is short.
    func draw(_ milliseconds: Double, size: PixelSize) -> (surface: Surface, damage: PixelRect)? {
      let old = picture?.size == size ? picture : nil
      if old != nil, milliseconds == moment { return nil }
      // After a failure halfway, the picture can't be continued.
      picture = nil
      guard let new = try? old ?? ReplayPicture(replay, size: size),
        let damage = try? new.showMoment(milliseconds)
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
