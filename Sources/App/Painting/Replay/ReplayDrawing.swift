import Base
import Canvas
import Dispatch
import Documents
import Formats

/// Draws moments of a replay on another thread: always the one that was asked for last.
final class ReplayDrawing {
  /// A moment was drawn; on the main thread.
  var drawn: (_ picture: Surface, _ damage: PixelRect) -> Void = { _, _ in }
  private let replay: Replay
  /// While nothing is drawn.
  private var picture: ReplayPicture?
  private var wanted: Moment?
  private(set) var isDrawing = false
  private static let queue = DispatchQueue(label: "filbert.replay", qos: .userInitiated)

  nonisolated private struct Moment {
    let milliseconds: Double
    let size: PixelSize
  }

  /// What a thread hands back.
  nonisolated private struct Drawn {
    let picture: ReplayPicture
    /// A copy: the picture goes on meanwhile.
    let surface: Surface
    let damage: PixelRect
  }

  init(_ replay: Replay) { self.replay = replay }

  /// Draws a moment at a size in device pixels; returns at once.
  func draw(_ milliseconds: Double, size: PixelSize) {
    guard !size.isEmpty else { return }
    wanted = Moment(milliseconds: milliseconds, size: size)
    drawNext()
  }

  private func drawNext() {
    guard !isDrawing, let moment = wanted else { return }
    wanted = nil
    isDrawing = true
    let last = Handoff(picture)
    picture = nil
    Self.queue.async { [weak self, replay] in
      let result = Handoff(try? Self.drawn(moment, of: replay, on: last.value))
      DispatchQueue.main.async {
        guard let self else { return }
        self.isDrawing = false
        if let drawn = result.value {
          self.picture = drawn.picture
          self.drawn(drawn.surface, drawn.damage)
        }
        self.drawNext()
      }
    }
  }

  /// - Parameter last: the picture of another moment; nil for none.
  nonisolated private static func drawn(
    _ moment: Moment, of replay: Replay, on last: ReplayPicture?
  ) throws -> Drawn? {
    let old = last?.size == moment.size ? last : nil
    let picture = try old ?? ReplayPicture(replay, size: moment.size)
    let damage = try picture.show(moment.milliseconds)
    return picture.surface.duplicate().map {
      Drawn(
        picture: picture, surface: $0,
        damage: old == nil ? PixelRect(size: moment.size) : damage)
    }
  }
}
