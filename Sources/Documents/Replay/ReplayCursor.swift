public import Base

/// A movable position in a replay. Passing a step costs an undo or a redo.
public struct ReplayCursor: Sendable {
  /// The painting with the completed steps.
  public private(set) var painting: Painting
  /// The part drawn so far of a line on top of them, or nil if none is being drawn.
  public private(set) var growing: PaintingElement?
  private let timeline: ReplayTimeline

  /// - Parameter painting: a painting with all steps of the timeline, any number of them in effect.
  init(_ painting: Painting, _ timeline: ReplayTimeline) {
    self.painting = painting
    self.timeline = timeline
  }

  /// The visible state at the position, with the growing line.
  public var frame: ReplayFrame {
    var now = painting
    // The growing line is on top of its layer.
    if let growing { now.restore(now.onShownPage(.add([growing]))) }
    return ReplayFrame(
      elements: now.elements, layers: painting.layers, background: painting.background,
      aspectRatio: painting.aspectRatio)
  }

  /// Moves to another time.
  ///
  /// - Returns: the changes to the painting, step by step, not including the growing line.
  @discardableResult
  public mutating func seek(to milliseconds: Double) -> [PaintingChange] {
    let (step, drawn) = timeline.position(at: milliseconds)
    var changes: [PaintingChange] = []
    while painting.history.position < step, let change = painting.redo() { changes.append(change) }
    while painting.history.position > step, let change = painting.undo() { changes.append(change) }
    growing = drawn > 0 ? timeline.line(ofStep: step, in: painting.history, after: drawn) : nil
    let shown = painting.pageShown(after: growing == nil ? step : step + 1)
    if let turning = painting.turn(to: shown) { changes.append(turning) }
    return changes
  }
}

extension Painting {
  /// The page of the last of some steps; the first one if that is gone.
  func pageShown(after steps: Int) -> Page.ID {
    guard steps > 0, history.edits.indices.contains(steps - 1) else { return pages[0].id }
    let page = history.edits[steps - 1].page
    return self.page(page) == nil ? pages[0].id : page
  }
}

/// The visible state at a time of a replay.
public struct ReplayFrame: Equatable, Sendable {
  /// The lowest first. The last one of a layer may be a partially drawn line.
  public let elements: ChunkedArray<PaintingElement>
  /// The layers at that time, the lowest first.
  public let layers: [Layer]
  /// The background at that time.
  public let background: Background
  /// The shape of the paper at that time.
  public let aspectRatio: AspectRatio
}
