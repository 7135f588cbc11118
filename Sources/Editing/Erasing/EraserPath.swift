public import Base
import Documents

/// The area covered by an eraser: all points within a distance of its path.
public struct EraserPath: Sendable {
  /// Half of the width, in units of the paper's longer side.
  public let radius: Double
  private let points: [PaperPoint]
  /// Groups of neighbouring segments with their bounding boxes, for skipping most at once.
  private let runs: [(segments: Range<Int>, box: PaperBox)]
  /// The bounds of the area.
  public let box: PaperBox

  /// Points on the path, at least one for each of its parts.
  var runPoints: [PaperPoint] { runs.flatMap { points[$0.segments] } }

  /// The parts of the path, each with at least one point.
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

  /// Returns an eraser element that covers the same area.
  func element(on paper: AspectRatio) -> PaintingElement {
    PaintingElement(
      .eraser(points.map { Sample(position: $0.unitPoint(on: paper)) }), width: 2 * radius)
  }

  /// The cost of testing whether it covers a point.
  var runCount: Int { runs.count }

  /// The bounds of the covered area.
  var reach: PaperBox { box.grown(by: radius) }

  private static let segmentsPerRun = 8

  /// - Parameters:
  ///   - points: at least one; a single one is a click.
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

  /// - Parameter line: the line of an eraser.
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

  /// Returns the part near a box, or nil for none.
  ///
  /// - Parameter distance: an enlargement of the eraser.
  func near(_ box: PaperBox, grownBy distance: Double) -> EraserPath? {
    let reach = box.grown(by: radius + distance)
    let runs = runs.filter { $0.box.intersects(reach) }
    guard !runs.isEmpty else { return nil }
    var box = PaperBox.empty
    for run in runs { box.add(run.box) }
    return EraserPath(points: points, radius: radius, runs: runs, box: box)
  }

  /// Whether any of it is near a box.
  ///
  /// - Parameter distance: an enlargement of the eraser.
  func comesNear(_ box: PaperBox, within distance: Double) -> Bool {
    let reach = box.grown(by: radius + distance)
    return runs.contains { $0.box.intersects(reach) }
  }

  private func box(of segment: Int) -> PaperBox {
    PaperBox(from: points[segment], to: points[segment + 1])
  }

  /// Returns the parts of a segment covered by the enlarged eraser: 0…1 from start to end, unordered.
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

  /// Returns the parts of a segment of ink that it at least partly covers: 0…1 from start to end, unordered.
  func covered(_ ink: InkSegment) -> [ClosedRange<Double>] {
    guard !ink.isEven else {
      return covered(from: ink.start, to: ink.end, grownBy: ink.startRadius)
    }
    return near(ink).compactMap {
      ink.part(within: radius, of: points[$0], to: points[$0 + 1])
    }
  }

  /// Whether it covers any of a segment of ink.
  func touches(_ ink: InkSegment) -> Bool {
    guard !ink.isEven else {
      return touches(from: ink.start, to: ink.end, grownBy: ink.startRadius)
    }
    return near(ink).contains {
      ink.part(within: radius, of: points[$0], to: points[$0 + 1]) != nil
    }
  }

  /// Returns the segments within reach of a segment of ink.
  private func near(_ ink: InkSegment) -> [Int] {
    let reach = PaperBox(from: ink.start, to: ink.end).grown(by: radius + ink.largestRadius)
    return runs.filter { $0.box.intersects(reach) }.flatMap { run in
      run.segments.filter { box(of: $0).intersects(reach) }
    }
  }

  /// Whether the enlarged eraser covers any point of a segment. An eraser with a negative radius covers none.
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
