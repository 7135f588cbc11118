public import Base

/// A moment of a replay, which can be moved: each step that it passes costs what an undo or a redo does.
public struct ReplayCursor: Sendable {
  /// The painting with the steps that are done.
  public private(set) var painting: Painting
  /// As much of a line as is drawn, on top of them; nil where none is being drawn.
  public private(set) var growing: PaintingElement?
  private let timeline: ReplayTimeline

  /// - Parameter painting: that all steps of the timeline are made of, as many of them in effect as you like.
  init(_ painting: Painting, _ timeline: ReplayTimeline) {
    self.painting = painting
    self.timeline = timeline
  }

  public var frame: ReplayFrame {
    var now = painting
    // It lies on top of its layer.
    if let growing { now.restore(.add([growing])) }
    return ReplayFrame(
      elements: now.elements, layers: painting.layers, background: painting.background,
      aspectRatio: painting.aspectRatio)
  }

  /// Moves to another moment.
  ///
  /// - Returns: what became of the painting, step by step; the line that grows is no part of it.
  @discardableResult
  public mutating func seek(to milliseconds: Double) -> [PaintingChange] {
    let (step, drawn) = timeline.position(at: milliseconds)
    var changes: [PaintingChange] = []
    while painting.history.position < step, let change = painting.redo() { changes.append(change) }
    while painting.history.position > step, let change = painting.undo() { changes.append(change) }
    growing = drawn > 0 ? timeline.line(ofStep: step, in: painting.history, after: drawn) : nil
    return changes
  }
}

/// What is seen at one moment of a replay.
public struct ReplayFrame: Equatable, Sendable {
  /// The lowest first; the last one of a layer may be a part of a line that is being drawn.
  public let elements: ChunkedArray<PaintingElement>
  public let layers: [Layer]
  public let background: Background
  /// Of the paper at that moment.
  public let aspectRatio: AspectRatio
}
