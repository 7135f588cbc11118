public import Base

/// The making of a painting: its initial content, followed by each step in effect over time.
///
/// Undone steps are left out. Freehand lines grow as they were drawn, with pauses cut so that the replay doesn't stall.
///
///     let replay = Replay(of: painting, madeAt: times)
///     replay.frame(at: 0).elements == painting.baseElements
///     replay.frame(at: replay.milliseconds).elements == painting.elements
public struct Replay: Sendable {
  /// Before all steps, each of which can be redone.
  private let beginning: Painting
  /// After all steps.
  private let end: Painting
  let timeline: ReplayTimeline

  /// Visits each sample once.
  ///
  /// - Parameter times: the time of each step, from the first one; nil or missing if unknown.
  public init(of painting: Painting, madeAt times: [Timestamp?] = []) {
    let steps = Array(painting.history.edits.prefix(painting.history.position))
    let first = steps.lazy.compactMap(\.paperBefore).first
    let shape = first.map { PaperShape.fixed($0.ratio) } ?? painting.shape
    beginning = Painting(
      shape: shape, paperLength: (first ?? painting.paper).length,
      background: painting.firstBackground, layers: painting.baseLayers,
      baseElements: painting.baseElements, history: History(edits: steps, position: 0))
    var end = painting
    end.turn(to: end.pageShown(after: steps.count))
    self.end = end
    timeline = ReplayTimeline(of: steps, madeAt: times)
  }

  /// The duration at the original drawing speed.
  public var milliseconds: Double { timeline.milliseconds }

  /// The number of steps in effect.
  public var stepCount: Int { timeline.stepCount }

  /// The final shape of the paper.
  public var aspectRatio: AspectRatio { end.aspectRatio }

  /// A seekable cursor at the beginning.
  public var cursor: ReplayCursor { ReplayCursor(beginning, timeline) }

  /// Returns the visible state at a time, clamped to the replay.
  ///
  /// Costs the steps between that time and the nearer end of the replay.
  public func frame(at milliseconds: Double) -> ReplayFrame {
    let isEarly = 2 * timeline.position(at: milliseconds).step < stepCount
    var cursor = ReplayCursor(isEarly ? beginning : end, timeline)
    cursor.seek(to: milliseconds)
    return cursor.frame
  }
}
