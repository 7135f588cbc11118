/// When each step of a replay begins and ends, in milliseconds from its beginning.
///
/// A step is a pause and, where a hand drew a line, the time that it took.
struct ReplayTimeline: Sendable {
  /// A longer pause is cut to this.
  static let longestPause = 800.0
  /// Before a step of which nobody knows when it was made.
  static let usualPause = 300.0

  /// When each step is done; they rise.
  private let ends: [Double]
  /// How long the hand of each step drew; 0 for those that come at once.
  private let drawings: [Double]

  /// - Parameter times: when each step was made; those that are nil or missing are not known.
  init(of steps: [PaintingEdit], madeAt times: [Timestamp?]) {
    var (ends, drawings) = ([Double](), [Double]())
    var now = 0.0
    for (index, step) in steps.enumerated() {
      let drawing = step.drawnLine.map { LinePace(of: $0).milliseconds } ?? 0
      var pause = Self.usualPause
      if index > 0, index < times.count, let last = times[index - 1], let time = times[index],
        time >= last
      {
        // Far apart or damaged, they may be beyond what can be subtracted.
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

  /// How many steps are done at a moment, and for how long the hand of the next one has drawn by then.
  func position(at milliseconds: Double) -> (step: Int, drawn: Double) {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= milliseconds { low = middle + 1 } else { high = middle }
    }
    guard low < ends.count else { return (low, 0) }
    return (low, max(0, milliseconds - (ends[low] - drawings[low])))
  }

  /// As much of a step's line as is drawn after some time.
  func line(
    ofStep step: Int, in history: History<PaintingEdit>, after milliseconds: Double
  ) -> PaintingElement? {
    guard history.edits.indices.contains(step) else { return nil }
    return history.edits[step].drawnLine.map { LinePace(of: $0).part(of: $0, after: milliseconds) }
  }
}

extension PaintingEdit {
  /// The line that a hand drew with the step; nil where what it brings was there at once, as what is pasted.
  fileprivate var drawnLine: PaintingElement? {
    // With an eraser goes what it leaves nothing of.
    if case .combined(let edits) = self, edits.count == 2, edits[1].isRemoval {
      return edits[0].drawnLine
    }
    guard case .add(let elements) = self, elements.count == 1, elements[0].placement == nil else {
      return nil
    }
    switch elements[0].content {
    case .freehand(let samples), .eraser(let samples): return samples.count > 1 ? elements[0] : nil
    case .shape, .area, .text, .picture: return nil
    }
  }

  private var isRemoval: Bool {
    guard case .replace(let replacements) = self else { return false }
    return replacements.allSatisfy(\.elements.isEmpty)
  }
}
