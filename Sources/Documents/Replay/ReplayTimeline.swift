/// The start and end of each step of a replay, in milliseconds from its beginning.
///
/// A step consists of a pause and, for freehand lines, the drawing time.
struct ReplayTimeline: Sendable {
  /// The maximum pause between steps.
  static let longestPause = 800.0
  /// The pause before a step of unknown time.
  static let usualPause = 300.0

  /// The end of each step, ascending.
  private let ends: [Double]
  /// The drawing time of each step; 0 for steps that appear at once.
  private let drawings: [Double]

  /// - Parameter times: the time of each step; nil or missing if unknown.
  init(of steps: [PaintingEdit], madeAt times: [Timestamp?]) {
    var (ends, drawings) = ([Double](), [Double]())
    var now = 0.0
    for (index, step) in steps.enumerated() {
      let drawing = step.drawnLine.map { LinePace(of: $0).milliseconds } ?? 0
      var pause = Self.usualPause
      if index > 0, index < times.count, let last = times[index - 1], let time = times[index],
        time >= last
      {
        // Convert before subtracting, as distant or damaged times could overflow.
        let between = Double(time.milliseconds) - Double(last.milliseconds)
        pause = min(max(0, between - drawing), Self.longestPause)
      }
      now += pause + drawing
      ends.append(now)
      drawings.append(drawing)
    }
    self.ends = ends
    self.drawings = drawings
  }

  var stepCount: Int { ends.count }
  var milliseconds: Double { ends.last ?? 0 }

  /// Returns the number of steps completed at a time, and how long the next one has been drawn by then.
  func position(at milliseconds: Double) -> (step: Int, drawn: Double) {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= milliseconds { low = middle + 1 } else { high = middle }
    }
    guard low < ends.count else { return (low, 0) }
    return (low, max(0, milliseconds - (ends[low] - drawings[low])))
  }

  /// Returns the part of a step's line drawn after a time.
  func line(
    ofStep step: Int, in history: History<PaintingEdit>, after milliseconds: Double
  ) -> PaintingElement? {
    guard history.edits.indices.contains(step) else { return nil }
    return history.edits[step].drawnLine.map { LinePace(of: $0).part(of: $0, after: milliseconds) }
  }
}

extension PaintingEdit {
  /// The freehand line drawn by the step, or nil if its elements appeared at once, like pasted ones.
  fileprivate var drawnLine: PaintingElement? {
    if case .onPage(_, let edit) = self { return edit.drawnLine }
    // An eraser comes with the removal of the elements that it erases completely.
    if case .combined(let edits) = self, edits.count == 2, edits[1].isRemoval {
      return edits[0].drawnLine
    }
    guard case .add(let elements) = self, elements.count == 1, elements[0].placement == nil else {
      return nil
    }
    switch elements[0].content {
    case .freehand(let samples), .eraser(let samples): return samples.count > 1 ? elements[0] : nil
    case .shape, .path, .area, .text, .picture: return nil
    }
  }

  private var isRemoval: Bool {
    guard case .replace(let replacements) = self else { return false }
    return replacements.allSatisfy(\.elements.isEmpty)
  }
}
