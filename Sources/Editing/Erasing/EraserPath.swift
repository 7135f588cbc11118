public import Base
import Documents

/// Where an eraser went: all points within a distance of a line.
public struct EraserPath: Sendable {
  public let radius: Double
  private let points: [PaperPoint]
  /// Neighbouring segments with a box round them, so that most are passed over together.
  private let runs: [(segments: Range<Int>, box: PaperBox)]
  public let box: PaperBox

  /// Where it went, at least once in each stretch that it has here.
  var places: [PaperPoint] { runs.flatMap { points[$0.segments] } }

  /// The stretches that it has here, each a point or more.
  var lines: [[PaperPoint]] {
    var lines: [Range<Int>] = []
    for run in runs {
      if let last = lines.last, last.upperBound == run.segments.lowerBound {
        lines[lines.count - 1] = last.lowerBound..<run.segments.upperBound
      } else {
        lines.append(run.segments)
      }
    }
    return lines.map { Array(points[$0.lowerBound...$0.upperBound]) }
  }

  /// An eraser that takes off what it covers.
  func element(on paper: AspectRatio) -> PaintingElement {
    PaintingElement(
      .eraser(points.map { Sample(position: $0.unitPoint(on: paper)) }), width: 2 * radius)
  }

  /// What looking whether it covers a point costs.
  var runCount: Int { runs.count }

  /// All that it covers lies in it.
  var reach: PaperBox { box.grown(by: radius) }

  private static let segmentsPerRun = 8

  /// - Parameters:
  ///   - points: at least one; one alone is a click.
  ///   - radius: half of the eraser's width.
  public init(_ points: [PaperPoint], radius: Double) {
    let points = points.count == 1 ? [points[0], points[0]] : points
    var runs: [(Range<Int>, PaperBox)] = []
    for start in stride(from: 0, to: points.count - 1, by: Self.segmentsPerRun) {
      let end = min(start + Self.segmentsPerRun, points.count - 1)
      runs.append((start..<end, PaperBox(points[start...end])))
    }
    self.init(points: points, radius: radius, runs: runs, box: PaperBox(points))
  }

  /// - Parameter line: of an eraser.
  init(of line: Stroke, on paper: AspectRatio) {
    self.init(
      line.samples.map { PaperPoint($0.position, on: paper) }, radius: line.width / 2)
  }

  private init(
    points: [PaperPoint], radius: Double, runs: [(segments: Range<Int>, box: PaperBox)],
    box: PaperBox
  ) {
    self.points = points
    self.radius = radius
    self.runs = runs
    self.box = box
  }

  /// What of it comes near a box; nil where nothing does.
  ///
  /// - Parameter distance: how far the eraser is grown.
  func near(_ box: PaperBox, grownBy distance: Double) -> EraserPath? {
    let reach = box.grown(by: radius + distance)
    let runs = runs.filter { $0.box.intersects(reach) }
    guard !runs.isEmpty else { return nil }
    var box = PaperBox.empty
    for run in runs { box.add(run.box) }
    return EraserPath(points: points, radius: radius, runs: runs, box: box)
  }

  /// Whether anything of it comes near a box.
  ///
  /// - Parameter distance: how far the eraser is grown.
  func comesNear(_ box: PaperBox, within distance: Double) -> Bool {
    let reach = box.grown(by: radius + distance)
    return runs.contains { $0.box.intersects(reach) }
  }

  private func box(of segment: Int) -> PaperBox {
    PaperBox(from: points[segment], to: points[segment + 1])
  }

  /// The parts of a segment that the eraser, grown by a distance, covers: 0…1 from start to end, in no order.
  func covered(from start: PaperPoint, to end: PaperPoint, grownBy distance: Double)
    -> [ClosedRange<Double>]
  {
    let reach = radius + distance
    let segment = PaperBox(from: start, to: end).grown(by: reach)
    var covered: [ClosedRange<Double>] = []
    for run in runs where run.box.intersects(segment) {
      for index in run.segments where box(of: index).intersects(segment) {
        let capsule = Capsule(from: points[index], to: points[index + 1], radius: reach)
        if let part = capsule.part(of: start, to: end) { covered.append(part) }
      }
    }
    return covered
  }

  /// The parts of a stretch of ink that it covers any of: 0…1 from start to end, in no order.
  func covered(_ ink: InkSegment) -> [ClosedRange<Double>] {
    guard !ink.isEven else {
      return covered(from: ink.start, to: ink.end, grownBy: ink.startRadius)
    }
    return near(ink).compactMap {
      ink.part(within: radius, of: points[$0], to: points[$0 + 1])
    }
  }

  /// Whether it covers any of a stretch of ink.
  func touches(_ ink: InkSegment) -> Bool {
    guard !ink.isEven else {
      return touches(from: ink.start, to: ink.end, grownBy: ink.startRadius)
    }
    return near(ink).contains {
      ink.part(within: radius, of: points[$0], to: points[$0 + 1]) != nil
    }
  }

  /// The segments that can reach a stretch of ink.
  private func near(_ ink: InkSegment) -> [Int] {
    let reach = PaperBox(from: ink.start, to: ink.end).grown(by: radius + ink.largestRadius)
    return runs.filter { $0.box.intersects(reach) }.flatMap { run in
      run.segments.filter { box(of: $0).intersects(reach) }
    }
  }

  /// Whether it covers any point of a segment; one that is made thinner than nothing covers none.
  func touches(from start: PaperPoint, to end: PaperPoint, grownBy distance: Double) -> Bool {
    let reach = radius + distance
    guard reach >= 0 else { return false }
    let segment = PaperBox(from: start, to: end).grown(by: reach)
    return runs.contains { run in
      run.box.intersects(segment)
        && run.segments.contains {
          box(of: $0).intersects(segment)
            && Capsule(from: points[$0], to: points[$0 + 1], radius: reach)
              .part(of: start, to: end) != nil
        }
    }
  }
}
