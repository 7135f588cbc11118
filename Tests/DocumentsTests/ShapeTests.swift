import Base
import Documents
import Testing

@Suite("A shape by numbers")
struct ShapeTests {
  private let paper = AspectRatio.fourToThree

  /// A rectangle of 400 × 300 pixels of a paper that is 1600 wide, its corner at 200, 100.
  private func rectangle(turned degrees: Double = 0) -> Stroke {
    let corners = [(400, 100), (600, 100), (600, 400), (200, 400), (200, 100), (400, 100)]
    return stroke(corners.map { (Double($0.0), Double($0.1)) }, .rectangle, degrees)
  }

  private func ellipse() -> Stroke {
    let points = (0...181).map { step in
      let way = PaperAngle.direction(radians: 2 * .pi * Double(step) / 180)
      return (400 + 200 * way.dx, 250 + 150 * way.dy)
    }
    return stroke(points, .ellipse, 0)
  }

  private func stroke(_ points: [(Double, Double)], _ tool: Tool, _ degrees: Double) -> Stroke {
    let turn = PaperMap.rotation(
      to: PaperAngle.direction(degrees: degrees), about: PaperPoint(x: 0.25, y: 0.15625))
    return Stroke(
      tool: tool, width: 0.01,
      samples: points.map {
        let point = turn(PaperPoint(x: $0.0 / 1600, y: $0.1 / 1600))
        return Sample(position: point.unitPoint(on: paper))
      })
  }

  private func parameters(_ stroke: Stroke) -> ShapeParameters? {
    ShapeParameters(PaintingElement(stroke, on: paper), on: paper)
  }

  private func numbers(_ stroke: Stroke) throws -> [Parameter.Name: Double] {
    try numbers(PaintingElement(stroke, on: paper))
  }

  private func numbers(_ element: PaintingElement) throws -> [Parameter.Name: Double] {
    let shape = try #require(ShapeParameters(element, on: paper))
    return Dictionary(
      uniqueKeysWithValues: Parameter.Name.allCases.map {
        ($0, (shape[$0] * 1e6).rounded() / 1e6)
      })
  }

  @Test func `reads a rectangle and an ellipse, turned or not`() throws {
    let plain: [Parameter.Name: Double] = [
      .x: 200, .y: 100, .width: 400, .height: 300, .angle: 0, .strokeWidth: 16,
    ]
    #expect(try numbers(rectangle()) == plain)
    #expect(try numbers(ellipse()) == plain)
    var turned = plain
    turned[.angle] = 30
    #expect(try numbers(rectangle(turned: 30)) == turned)
    #expect(parameters(stroke([(0, 0), (10, 10)], .line, 0)) == nil)
  }

  @Test func `tells area and outline length`() throws {
    let rectangle = try #require(parameters(rectangle(turned: 17)))
    #expect(abs(rectangle.area - 120_000) < 1e-6)
    #expect(abs(rectangle.outlineLength - 1400) < 1e-9)
    let ellipse = try #require(parameters(ellipse()))
    #expect(abs(ellipse.area - .pi * 200 * 150) < 1e-6)
    // By numerical integration.
    #expect(abs(ellipse.outlineLength - 1105.1746) < 0.001)
  }

  @Test(arguments: Parameter.Name.allCases)
  func `sets one number and leaves all others`(name: Parameter.Name) throws {
    for original in [rectangle(), rectangle(turned: 30), ellipse()] {
      var painting = Painting(shape: .fixed(paper), baseStrokes: [original])
      var expected = try numbers(original)
      let value = (expected[name] ?? 0) * 1.25 + 7
      expected[name] = value
      let drawn = painting.elements
      let shape = try #require(ShapeParameters(drawn[0], on: paper))
      painting.perform(try #require(shape.edit(setting: name, to: value)))
      #expect(try numbers(painting.elements[0]) == expected)
      #expect(painting.elements[0].content == drawn[0].content)
      painting.undo()
      #expect(painting.elements == drawn)
    }
  }

  @Test(arguments: Parameter.Name.allCases.filter { $0 != .angle })
  func `keeps values within their bounds, in the model`(name: Parameter.Name) throws {
    var painting = Painting(shape: .fixed(paper), baseStrokes: [rectangle()])
    let shape = try #require(ShapeParameters(painting.elements[0], on: paper))
    let bounds = try #require(ShapeParameters.catalogue(for: paper)[name])
    #expect(bounds.minimum <= bounds.initial && bounds.initial <= bounds.maximum)
    for (asked, expected) in [(1e12, bounds.maximum), (-1e12, bounds.minimum)] {
      painting.undo()
      painting.perform(try #require(shape.edit(setting: name, to: asked)))
      let value = try #require(numbers(painting.elements[0])[name])
      #expect(abs(value - expected) < 1e-5)
    }
    #expect(shape.edit(setting: name, to: .nan) == nil)
  }

  @Test func `is turned to any angle, and full turns change nothing`() throws {
    let shape = try #require(ShapeParameters(PaintingElement(rectangle(), on: paper), on: paper))
    for (asked, expected) in [(120.0, 120.0), (200, -160), (400, 40), (-360, 0), (1e6, -80)] {
      var painting = Painting(shape: .fixed(paper), baseStrokes: [rectangle()])
      let drawn = try #require(ShapeParameters(painting.elements[0], on: paper))
      painting.perform(try #require(drawn.edit(setting: .angle, to: asked)))
      let value = try #require(numbers(painting.elements[0])[.angle])
      // A shape looks the same after half a turn.
      #expect(abs((value - expected).remainder(dividingBy: 180)) < 1e-5, "\(asked): \(value)")
    }
    #expect(shape.edit(setting: .angle, to: .nan) == nil)
    #expect(shape.edit(setting: .angle, to: .infinity) == nil)
  }

  @Test func `is doubled where it still fits the paper, and only there`() throws {
    var painting = Painting(shape: .fixed(paper), baseStrokes: [rectangle()])
    func shape() throws -> ShapeParameters {
      try #require(ShapeParameters(painting.elements[0], on: paper))
    }
    guard case .edit(let edit) = try shape().doubled() else {
      Issue.record("it fits")
      return
    }
    painting.perform(edit)
    let numbers = try numbers(painting.elements[0])
    #expect(numbers[.width] == 800 && numbers[.height] == 600)
    #expect(numbers[.x] == 0 && numbers[.y] == -50 && numbers[.strokeWidth] == 16)
    // Exactly half of the paper fits.
    guard case .edit(let again) = try shape().doubled() else {
      Issue.record("800 × 600 is half of 1600 × 1200")
      return
    }
    painting.perform(again)
    #expect(try shape().doubled() == .tooWide)
    painting.perform(try #require(try shape().edit(setting: .width, to: 800)))
    #expect(try shape().doubled() == .tooHigh)
  }

  @Test func `is no shape any more when it was bent`() throws {
    let skew = PaperMap(xx: 1, xy: 0.3, yx: 0, yy: 1, x0: 0, y0: 0)
    for stroke in [rectangle(), ellipse()] {
      let bent = PaintingElement(stroke, on: paper).moved(by: skew, on: paper)
      #expect(ShapeParameters(bent, on: paper) == nil)
      #expect(parameters(bent.stroke(on: paper)) == nil)
    }
  }
}
