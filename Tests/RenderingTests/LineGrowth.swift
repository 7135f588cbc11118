import Base
import Rendering

/// A line whose last points become otherwise while it grows, as a smoothed one's do.
struct LineGrowth {
  /// What comes with a sample.
  struct Step {
    let new: LinePoints
    let rest: LinePoints
  }

  let line: LinePoints
  private let isLoose: Bool

  init(_ line: LinePoints, isLoose: Bool) {
    self.line = line
    self.isLoose = isLoose
  }

  /// Three points at a time; the last step makes all of them certain.
  var steps: [Step] {
    let count = line.points.count
    var steps: [Step] = []
    var certain = 0
    for end in stride(from: 1, through: count, by: 3) {
      let keeps = isLoose ? max(certain, end - 9) : end
      steps.append(Step(new: line[certain..<keeps], rest: rest(after: keeps, upTo: end)))
      certain = keeps
    }
    return steps + [Step(new: line[certain..<count], rest: LinePoints())]
  }

  /// The points between those that are certain and the last one that came.
  private func rest(after certain: Int, upTo count: Int) -> LinePoints {
    let points = (certain..<count).map { index -> PixelPoint in
      let point = line.points[index]
      // Those that came last have not found their place.
      let age = count - 1 - index
      return age == 0 || age > 4 ? point : PixelPoint(x: point.x + 2 / Double(age), y: point.y)
    }
    return LinePoints(
      points, breadths: line.breadths.isEmpty ? [] : Array(line.breadths[certain..<count]),
      traits: line.traits.isEmpty ? [] : Array(line.traits[certain..<count]))
  }
}
