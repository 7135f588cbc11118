import Base
import Documents
import Editing
import Testing

@Suite("A recognised shape")
struct AdjustingTests {
  private let paper = AspectRatio.fourToThree
  private let level = PaperVector(dx: 1, dy: 0)
  /// 3-4-5, so that numbers are exact.
  private let slanted = PaperVector(dx: 0.8, dy: 0.6)

  private func point(_ x: Double, _ y: Double) -> PaperPoint { PaperPoint(x: x, y: y) }

  private func isNear(_ a: PaperPoint, _ b: PaperPoint) -> Bool { (a - b).length < 1e-9 }

  private var all: [RecognisedShape] {
    let center = point(0.5, 0.4)
    return [
      .line(from: point(0.1, 0.2), to: point(0.5, 0.5)),
      .arc(CircleArc(center: center, radius: 0.2, start: 1, sweep: -2)),
      .circle(center: center, radius: 0.1),
      .ellipse(center: center, radii: PaperVector(dx: 0.2, dy: 0.1), axis: slanted),
      .rectangle(center: center, size: PaperVector(dx: 0.3, dy: 0.1), axis: slanted),
      .triangle(point(0.1, 0.1), point(0.5, 0.2), point(0.3, 0.5)),
      .polygon([point(0.1, 0.1), point(0.5, 0.2), point(0.6, 0.6), point(0.2, 0.5)]),
      .polyline([point(0.1, 0.1), point(0.5, 0.2), point(0.6, 0.6)]),
    ]
  }

  @Test func `becomes an element that is drawn along its outline`() {
    for shape in all {
      let element = shape.element(width: 0.01, style: LineStyle(), on: paper)
      let drawn = element.stroke(on: paper).samples.map { PaperPoint($0.position, on: paper) }
      let outline = shape.outline
      #expect(drawn.count == outline.count)
      #expect(zip(drawn, outline).allSatisfy(isNear), "\(shape)")
    }
  }

  @Test func `has numbers that can be set, if it is a rectangle or an ellipse`() throws {
    let rectangle = try #require(
      Shape(all[4].element(width: 0.01, style: LineStyle(), on: paper), on: paper))
    #expect(rectangle.kind == .rectangle)
    #expect(abs(rectangle.width - 0.3) < 1e-9 && abs(rectangle.height - 0.1) < 1e-9)
    #expect((rectangle.axis - slanted).length < 1e-9)
    let ellipse = try #require(
      Shape(all[3].element(width: 0.01, style: LineStyle(), on: paper), on: paper))
    #expect(ellipse.kind == .ellipse)
    #expect(abs(ellipse.width - 0.4) < 1e-9 && abs(ellipse.height - 0.2) < 1e-9)
  }

  @Test func `needs no placement where it lies straight, upright either`() throws {
    for axis in [level, PaperVector(dx: 0, dy: -1)] {
      let shape = RecognisedShape.rectangle(
        center: point(0.5, 0.4), size: PaperVector(dx: 0.3, dy: 0.1), axis: axis)
      let element = shape.element(width: 0.01, style: LineStyle(), on: paper)
      #expect(element.placement == nil)
      let box = PaperBox(
        element.stroke(on: paper).samples.map { PaperPoint($0.position, on: paper) })
      let outline = PaperBox(shape.outline)
      #expect(abs(box.width - outline.width) < 1e-9 && abs(box.height - outline.height) < 1e-9)
    }
  }

  @Test func `begins in the middle of a side where it is closed, so that all corners are joins`() {
    for shape in all[5...6] {
      let outline = shape.outline
      #expect(outline.first == outline.last)
      #expect(isNear(outline[0], outline[outline.count - 2].point(0.5, towards: outline[1])))
    }
  }

  @Test func `that is a line has its end moved while it is held`() {
    let line = RecognisedShape.line(from: point(0.1, 0.1), to: point(0.4, 0.3))
    // The hold was somewhat beside the end.
    guard
      case .line(let from, let to) = line.adjusted(
        from: point(0.41, 0.3), to: point(0.61, 0.5))
    else { return #expect(Bool(false)) }
    #expect(from == point(0.1, 0.1) && isNear(to, point(0.6, 0.5)))
    // Nearly level is level.
    guard
      case .line(_, let end) = line.adjusted(from: point(0.4, 0.3), to: point(0.6, 0.11))
    else { return #expect(Bool(false)) }
    #expect(end.y == 0.1)
  }

  @Test func `that is closed grows and turns about its centre, below the pointer`() {
    let center = point(0.5, 0.4)
    #expect(
      RecognisedShape.circle(center: center, radius: 0.1)
        .adjusted(from: point(0.6, 0.4), to: point(0.5, 0.6))
        == .circle(center: center, radius: 0.2))
    let rectangle = RecognisedShape.rectangle(
      center: center, size: PaperVector(dx: 0.2, dy: 0.1), axis: level)
    guard
      case .rectangle(let middle, let size, let axis) = rectangle.adjusted(
        from: point(0.6, 0.4), to: center + slanted * 0.2)
    else { return #expect(Bool(false)) }
    #expect(middle == center && (axis - slanted).length < 1e-9)
    #expect((size - PaperVector(dx: 0.4, dy: 0.2)).length < 1e-9)
    // A little turn leaves it level.
    guard
      case .rectangle(_, _, let straight) = rectangle.adjusted(
        from: point(0.6, 0.4), to: point(0.7, 0.405))
    else { return #expect(Bool(false)) }
    #expect(straight == level)
  }

  @Test func `has the point under the hold follow the pointer`() {
    for shape in all[5...] + [all[1]] {
      let outline = shape.outline
      let press = outline[outline.count - 1]
      let pointer = point(0.8, 0.7)
      let adjusted = shape.adjusted(from: press, to: pointer).outline
      #expect(isNear(adjusted[adjusted.count - 1], pointer), "\(shape)")
    }
  }

  @Test func `stays as it is while the pointer does, and never becomes nothing or endless`() {
    for shape in all {
      let press = point(0.3, 0.3)
      #expect(shape.adjusted(from: press, to: press) == shape)
      let outline = shape.outline
      let center = PaperBox(outline).center
      let ends = [
        outline[0], center, point(0.3, 0.3 + 1e-300), point(1e300, 1e300), point(.nan, 0),
        point(.infinity, 0),
      ]
      for press in ends {
        for pointer in ends {
          let adjusted = shape.adjusted(from: press, to: pointer)
          #expect(adjusted.outline.allSatisfy { $0.x.isFinite && $0.y.isFinite })
          let box = PaperBox(adjusted.outline)
          #expect(max(box.width, box.height) > 1e-4, "\(shape) from \(press) to \(pointer)")
        }
      }
    }
  }
}
