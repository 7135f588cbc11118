public import Base

/// How a painting came about: what was there from the beginning, then each step that is in effect, as time passes.
///
/// Steps that were undone do not occur. What a hand drew grows as it was drawn; pauses are cut, so that nothing stalls.
///
///     let replay = Replay(of: painting, madeAt: times)
///     replay.frame(at: 0).elements == painting.baseElements
///     replay.frame(at: replay.milliseconds).elements == painting.elements
public struct Replay: Sendable {
  /// Before all steps: each of them can be redone.
  private let beginning: Painting
  /// After all steps.
  private let end: Painting
  let timeline: ReplayTimeline

  /// Costs what it takes to look at each sample once.
  ///
  /// - Parameter times: when each step was made, from the first one; those that are nil or missing are not known.
  public init(of painting: Painting, madeAt times: [Timestamp?] = []) {
    let steps = Array(painting.history.edits.prefix(painting.history.position))
    let first = steps.lazy.compactMap(\.paperBefore).first
    let shape = first.map { PaperShape.fixed($0.ratio) } ?? painting.shape
    beginning = Painting(
      shape: shape, paperLength: (first ?? painting.paper).length,
      background: painting.firstBackground, layers: painting.baseLayers,
      baseElements: painting.baseElements, history: History(edits: steps, position: 0))
    end = painting
    timeline = ReplayTimeline(of: steps, madeAt: times)
  }

  /// How long it takes at the speed of the hand that drew it.
  public var milliseconds: Double { timeline.milliseconds }

  public var stepCount: Int { timeline.stepCount }

  /// The shape of the paper at the end.
  public var aspectRatio: AspectRatio { end.aspectRatio }

  /// Something that goes back and forth in it, and stands at the beginning.
  public var cursor: ReplayCursor { ReplayCursor(beginning, timeline) }

  /// What is seen at a moment; before the beginning or after the end, what is seen there.
  ///
  /// Costs what the steps do that lie between the moment and the beginning or the end, whichever is nearer.
  public func frame(at milliseconds: Double) -> ReplayFrame {
    let isEarly = 2 * timeline.position(at: milliseconds).step < stepCount
    var cursor = ReplayCursor(isEarly ? beginning : end, timeline)
    cursor.seek(to: milliseconds)
    return cursor.frame
  }
}
