import Canvas
import Base
import Rendering
import TestSupport

extension Pen {
  static func random(using random: inout SeededRandom) -> Pen {
    let dashes: [DashPattern] = [.solid, .solid, .solid, DashPattern([3, 3]) ?? .solid]
    var pen = Pen(
      width: .random(in: 0.3...40, using: &random),
      style: LineStyle(
        cap: EndCap.allCases.randomElement(using: &random) ?? .round,
        join: LineJoin.allCases.randomElement(using: &random) ?? .round,
        color: InkColor(
          red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
          blue: .random(in: 0...255, using: &random),
          alpha: Bool.random(using: &random) ? 255 : 90),
        dash: dashes.randomElement(using: &random) ?? .solid),
      effect: Int.random(in: 0..<5, using: &random) == 0 ? .erase : .paint)
    let color = pen.style.color
    if color.red % 3 == 0 {
      pen.style.fill = FillStyle(
        color: InkColor(red: color.green, green: 90, blue: 200, alpha: color.alpha / 2 + 60),
        pattern: FillPattern.allCases[Int(color.green) % 4],
        rule: color.blue % 2 == 0 ? .evenOdd : .nonZero)
      pen.pixelsPerPoint = Float(1 + color.blue % 3) / 3
    }
    if color.red % 5 == 0 {
      let field = GradientField(
        from: PaperPoint(x: Double(color.green), y: 20),
        to: PaperPoint(x: Double(color.blue), y: 200),
        stops: [
          GradientStop(at: 0.1, color),
          GradientStop(at: 0.8, InkColor(red: 250, green: color.red, blue: 0, alpha: color.alpha)),
        ],
        spread: GradientSpread.allCases[Int(color.green) % 3],
        space: GradientSpace.allCases[Int(color.blue) % 2])
      let gradient =
        color.blue % 3 == 0
        ? InkGradient.radial(field, focus: PaperPoint(x: 0.3, y: -0.2)) : .linear(field)
      if color.green % 2 == 0 { pen.style.gradient = gradient }
      pen.style.fill?.gradient = gradient
    }
    if color.red % 4 == 1 { pen.takeKind(numbered: Int(color.blue), by: color.green) }
    if color.green % 4 == 0, pen.style.kind == .pen {
      pen.style.heads = LineHeads(
        start: LineHead.allCases[Int(color.blue) % LineHead.allCases.count],
        end: LineHead.allCases[Int(color.red) % LineHead.allCases.count])
    }
    return pen
  }
}

extension Pen {
  /// Takes a kind of brush with settings of its own.
  mutating func takeKind(numbered number: Int, by spread: UInt8) {
    let names = BrushKind.Name.allCases
    var kind = BrushKind(names[number % names.count])
    for (index, setting) in kind.name.settings.enumerated() {
      let share = Double((Int(spread) + index * 83) % 101) / 100
      let range = setting.range
      kind[setting] = range.lowerBound + (range.upperBound - range.lowerBound) * share
    }
    kind.seed = UInt32(spread)
    (style.kind, style.dash, style.heads) = (kind, .solid, .none)
    if number % 3 == 0 { style.lightestOpacity = 0.2 }
  }
}

extension Polyline {
  static func random(in size: PixelSize, using random: inout SeededRandom) -> Polyline {
    let points = LinePoints.random(in: size, using: &random)
    let pen = Pen.random(using: &random)
    let line = Polyline(points.withTraits(for: pen), pen: pen)
    guard Int.random(in: 0..<4, using: &random) == 0 else { return line }
    return line.erased(
      by: (0..<Int.random(in: 1...2, using: &random)).map { _ in
        var pen = Pen.random(using: &random)
        pen.effect = .erase
        return Polyline(.random(in: size, using: &random), pen: pen)
      })
  }

  /// A dot, a click with tremor, a short line or a long scribble, partly beside the paper.
  static func randomPoints(in size: PixelSize, using random: inout SeededRandom) -> [PixelPoint] {
    let counts = [1, 2, 3, 20, 100, 129, 200, 400]
    var x = Double.random(in: -20...Double(size.width) + 20, using: &random)
    var y = Double.random(in: -20...Double(size.height) + 20, using: &random)
    let step: Double = [0.0, 0.4, 4, 30].randomElement(using: &random) ?? 1
    return (0..<(counts.randomElement(using: &random) ?? 1)).map { _ in
      x += Double.random(in: -step...step, using: &random)
      y += Double.random(in: -step...step, using: &random)
      return PixelPoint(x: x, y: y)
    }
  }
}

extension LinePoints {
  /// As `randomPoints`, a third of them of a width that changes.
  static func random(in size: PixelSize, using random: inout SeededRandom) -> LinePoints {
    let points = Polyline.randomPoints(in: size, using: &random)
    guard Int.random(in: 0..<3, using: &random) == 0 else { return LinePoints(points) }
    var breadth = Double.random(in: 0.01...1, using: &random)
    return LinePoints(
      points,
      breadths: points.map { _ in
        breadth = min(max(breadth + .random(in: -0.2...0.2, using: &random), 0.01), 1)
        return breadth
      })
  }

  subscript(range: Range<Int>) -> LinePoints {
    LinePoints(
      Array(points[range]), breadths: breadths.isEmpty ? [] : Array(breadths[range]),
      traits: traits.isEmpty ? [] : Array(traits[range]))
  }

  /// With the traits that a pen needs, of a hand whose pressure comes and goes.
  func withTraits(for pen: Pen) -> LinePoints {
    guard pen.style.needsTraits else { return self }
    var distance = 0.0
    var last = points.first
    return LinePoints(
      points, breadths: breadths,
      traits: points.enumerated().map { index, point in
        let way = last.map { PaperVector(dx: point.x - $0.x, dy: point.y - $0.y).length } ?? 0
        distance += way / Double(pen.pixelsPerPoint)
        last = point
        return PointTraits(
          opacity: Float(pen.style.opacity(atPressure: Double(index % 17) / 16)),
          distance: Float(distance), milliseconds: Float(8 * index), direction: Float(index) / 10)
      })
  }
}

extension Surface {
  func samePixels(as other: Surface) -> Bool {
    size == other.size && pixels(in: bounds) == other.pixels(in: other.bounds)
  }

  var isClear: Bool { pixels(in: bounds).allSatisfy { $0 == 0 } }
}
