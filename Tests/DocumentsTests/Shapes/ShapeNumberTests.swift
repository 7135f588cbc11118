import Base
import Documents
import TestSupport
import Testing

/// What holds for the numbers of a shape, whichever it is and whatever they are.
@Suite("The numbers of a shape")
struct ShapeNumberTests {
  private static let paper = AspectRatio.fourToThree
  private static let numbered = ShapeKind.allCases.filter { !$0.numbers.isEmpty }

  private func kind(_ kind: ShapeKind, _ random: inout SeededRandom) -> ShapeKind {
    kind.setting(kind.form.numbers.map { Int.random(in: $0.range, using: &random) })
  }

  private func point(_ random: inout SeededRandom) -> UnitPoint {
    UnitPoint(x: .random(in: 0...1, using: &random), y: .random(in: 0...1, using: &random))
  }

  private func element(_ kind: ShapeKind, _ random: inout SeededRandom) -> PaintingElement {
    let (from, to) = (point(&random), point(&random))
    let element = PaintingElement(id: ElementID(1), .shape(kind, from: from, to: to), width: 0.01)
    guard Bool.random(using: &random) else { return element }
    let turn = PaperAngle.direction(degrees: .random(in: 0...360, using: &random))
    let scale = Double.random(in: 0.3...2, using: &random)
    let center = PaperPoint(x: 0.5, y: 0.4)
    let scaling = PaperMap.scaling(
      x: Bool.random(using: &random) ? scale : -scale, y: scale, about: center)
    return element.moved(by: .rotation(to: turn, about: center).after(scaling), on: Self.paper)
  }

  @Test(arguments: numbered, [Int.min, -5, -1, 0, 1, 2, 1 << 15, 1 << 53, Int.max])
  func `are moved into their ranges`(kind: ShapeKind, number: Int) {
    for (index, form) in kind.form.numbers.enumerated() {
      let new = kind.setting(index, to: number)
      #expect(form.range.contains(new.numbers[index]))
      #expect(new == kind.setting(index, to: new.numbers[index]))
      #expect(ShapeKind(rawValue: new.rawValue) == new)
      let points = new.form.outline(from: PaperPoint(x: 0, y: 0), to: PaperPoint(x: 1, y: 1))
      #expect(points.count == new.form.pointCount)
    }
    #expect(kind.setting(-1, to: number) == kind && kind.setting(4, to: number) == kind)
  }

  @Test(arguments: [-Double.infinity, -1e308, -0.5, 0, 1e-300, 12.34, 1e308, .infinity])
  func `can be typed, whatever they are`(typed: Double) {
    for number in Self.numbered.flatMap(\.form.numbers) {
      #expect(number.stored(typed).map(number.range.contains) == true)
      #expect(number.stored(.nan) == nil)
    }
  }

  @Test func `of directions go round`() throws {
    let pie = try #require(ShapeKind(rawValue: "pie-900,0"))
    let start = pie.form.numbers[1]
    #expect(start.stored(-90) == 2700 && start.stored(360) == 0 && start.stored(725.5) == 55)
  }

  @Test(arguments: numbered)
  func `make lines that close, within their boxes`(kind: ShapeKind) {
    var random = SeededRandom(seed: 31)
    for _ in 0..<100 {
      let kind = self.kind(kind, &random)
      let form = kind.form
      let a = PaperPoint(point(&random), on: Self.paper)
      let b = PaperPoint(point(&random), on: Self.paper)
      let points = form.outline(from: a, to: b)
      #expect(points.count == form.pointCount)
      #expect(points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
      if form.isClosed { #expect(points.last == points.first) }
      guard form.spansBox else { continue }
      let box = PaperBox([a, b]).grown(by: 1e-9)
      let outside = points.filter { point in
        point.x < box.left || point.x > box.right || point.y < box.top || point.y > box.bottom
      }
      // Only the tip of a callout may be elsewhere.
      #expect(outside.count <= (kind.name == "callout" ? 1 : 0), "\(kind.rawValue)")
    }
  }

  @Test(arguments: numbered)
  func `leave room for a label within the line`(kind: ShapeKind) throws {
    guard kind.form.isClosed else { return }
    var random = SeededRandom(seed: 32)
    for _ in 0..<20 {
      let element = element(self.kind(kind, &random), &random)
      guard let target = ConnectionTarget(element, on: Self.paper),
        let room = LabelRoom(in: element, on: Self.paper), room.width > 0.02, room.height > 0.02
      else { continue }
      let (across, down) = (room.axis * (room.width / 2), room.normal * (room.height / 2))
      // A shape without room for any letter has a small one in its middle.
      guard target.contains(room.center) else { continue }
      for corner in [across + down, across + -down, -across + down, -across + -down] {
        #expect(target.contains(room.center + corner * 0.5), "\(element.content)")
      }
    }
  }

  @Test(arguments: numbered)
  func `are read from the line, turned, mirrored or not`(kind: ShapeKind) {
    var random = SeededRandom(seed: 33)
    for _ in 0..<100 {
      let element = element(self.kind(kind, &random), &random)
      let drawn = element.stroke(on: Self.paper)
      let read = PaintingElement(drawn, on: Self.paper)
      // An open shape without a box, such as a turned spiral, may stay a line.
      if kind.form.spansBox {
        #expect(read.shapeKind == element.shapeKind, "\(element.content)")
      }
      for (a, b) in zip(read.stroke(on: Self.paper).samples, drawn.samples) {
        #expect(abs(a.position.x - b.position.x) < 1e-8)
        #expect(abs(a.position.y - b.position.y) < 1e-8)
      }
    }
  }

  @Test(arguments: numbered)
  func `follow their handles, which stay where they are dragged`(kind: ShapeKind) throws {
    var random = SeededRandom(seed: 34)
    for _ in 0..<50 {
      let element = element(self.kind(kind, &random), &random)
      guard let handles = ShapeHandles(of: element, on: Self.paper) else { continue }
      for (index, point) in handles.points.enumerated() {
        let kept = handles.element(dragging: index, to: point)
        let numbers = try #require(kept.shapeKind).numbers
        for (new, old) in zip(numbers, try #require(element.shapeKind).numbers) {
          #expect(abs(new - old) <= 2 || abs(abs(new - old) - 3600) <= 2, "\(element.content)")
        }
      }
      let far = PaperPoint(x: 1e300, y: -1e300)
      for index in handles.points.indices {
        let moved = try #require(handles.element(dragging: index, to: far).shapeKind)
        #expect(ShapeKind(rawValue: moved.rawValue) == moved)
      }
    }
  }

  @Test func `of a rounded rectangle are unsaid if they are the usual ones`() throws {
    #expect(ShapeKind.rounded.rawValue == "rounded" && ShapeKind.rounded.numbers == [200])
    #expect(ShapeKind.rounded.form.versions.library == 0)
    let other = ShapeKind.rounded.setting(0, to: 120)
    #expect(other.rawValue == "rounded-120" && other.form.versions.library == 31)
    #expect(ShapeKind(rawValue: "rounded-200") == nil)
  }
}
