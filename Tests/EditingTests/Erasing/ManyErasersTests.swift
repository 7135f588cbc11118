import Base
import Documents
import TestSupport
import Testing

@testable import Editing

/// Many elements among many erasers, which are looked at together, beside the plain way: each pair by itself.
@Suite struct ManyErasersTests {
  private let paper = AspectRatio.fourToThree

  /// Every kind of element, wandering over the paper in two layers.
  private func painting(
    of count: ClosedRange<Int> = 5...80, using random: inout SeededRandom
  ) -> Painting {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    var painting = Painting(shape: .fixed(paper))
    let upper = Layer(id: Layer.ID(2), name: "")
    painting.perform(.setLayers(painting.layers + [upper]))
    for _ in 0..<Int.random(in: count, using: &random) {
      var stroke = random.stroke(samples: 1...40)
      if random.one(in: 4) { stroke.tool = .eraser }
      if stroke.tool == .eraser { stroke.style = LineStyle() }
      var point = UnitPoint(x: number(0...1), y: number(0...1))
      for index in stroke.samples.indices {
        stroke.samples[index].position = point
        point = UnitPoint(x: point.x + number(-0.05...0.05), y: point.y + number(-0.05...0.05))
      }
      stroke.width = number(0.001...0.06)
      painting.add(stroke)
    }
    let raised = painting.elements.map(\.id).filter { _ in random.one(in: 3) }
    painting.perform(.moveToLayer(raised, upper.id))
    return painting
  }

  private func index(of painting: Painting) -> ElementIndex {
    ElementIndex(painting.elements, in: painting.layers, on: paper)
  }

  private func map(using random: inout SeededRandom) -> PaperMap {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let way = PaperVector(dx: number(-0.3...0.3), dy: number(-0.3...0.3))
    return random.one(in: 2)
      ? .translation(way)
      : .rotation(
        to: PaperAngle.direction(radians: number(-3...3)),
        about: PaperPoint(x: 0.5, y: number(0...0.7)))
  }

  @Test(arguments: seeds(60))
  func `A line is touched where one of its stretches is`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let painting = painting(using: &random)
    let lines = painting.elements.map { $0.line(on: paper) }
      .filter { !$0.isArea && $0.tool != .eraser && $0.style.heads == .none && $0.filled == nil }
    let erasers = painting.elements.filter(\.isEraser)
      .map { EraserPath(of: $0.line(on: paper), on: paper) }
    for line in lines {
      let ink = ErasableStroke(line, on: paper)
      for eraser in erasers {
        #expect(
          ink.isTouched(by: eraser) == line.ink(on: paper).contains { eraser.touches($0) })
      }
    }
  }

  @Test(arguments: seeds(60))
  func `A grid of erasers is certain of some that touch a line, and leaves out none of them`(
    seed: Int
  ) {
    var random = SeededRandom(seed: UInt64(seed) + 3_000)
    let painting = painting(of: 60...120, using: &random)
    let scale = random.one(in: 3) ? 0.1 : 1
    let paths = painting.elements.filter(\.isEraser).prefix(EraserGrid.mostErasers).map {
      var line = $0.line(on: paper)
      line.width *= scale
      return EraserPath(of: line, on: paper)
    }
    guard !paths.isEmpty else { return }
    let grid = EraserGrid(paths)
    var certain = 0
    for element in painting.elements where !element.isEraser {
      let line = element.line(on: paper)
      let found = grid?.erasers(touching: line, on: paper)
      for (number, path) in paths.enumerated() {
        let bit = UInt64(1) << UInt64(number)
        let isTouched = line.isTouched(by: path, on: paper)
        if isTouched { #expect((found?.possible ?? 0) & bit != 0) }
        if (found?.certain ?? 0) & bit != 0 {
          #expect(isTouched)
          certain += 1
        }
      }
    }
    #expect(certain > 0 || scale < 1)
  }

  @Test func `A grid is not made of erasers that are too far apart for exact cells`() {
    let far = EraserPath([PaperPoint(x: 1e12, y: 0)], radius: 1e-6)
    #expect(EraserGrid([far]) == nil)
    let ends = [-Double.greatestFiniteMagnitude, .greatestFiniteMagnitude]
    let endless = EraserPath(ends.map { PaperPoint(x: $0, y: 0) }, radius: 0.1)
    #expect(EraserGrid([endless]) == nil)
    let near = EraserPath([PaperPoint(x: 0.5, y: 0.5)], radius: 0.01)
    let line = Stroke(
      width: 0.01,
      samples: [-1e300, 0.5, 1e300].map { Sample(position: UnitPoint(x: $0, y: 0.5)) })
    let found = EraserGrid([near])?.erasers(touching: line, on: paper)
    #expect((found?.possible ?? 0) & 1 == 1, "a line too long for steps from cell to cell")
  }

  @Test(arguments: seeds(60))
  func `Erasers take ink off what each of them takes it off by itself`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed) + 1_000)
    let isLarge = random.one(in: 4)
    let index = index(of: painting(of: isLarge ? 200...400 : 5...80, using: &random))
    let erasers = index.erasers(over: [-1])
    let some = index.elements.indices.filter { _ in random.one(in: 2) }
    for indices in [nil, some] {
      let touched = index.touched(by: erasers, among: indices)
      #expect(touched.count == erasers.count)
      for (eraser, touched) in zip(erasers, touched) {
        #expect(
          touched
            == (indices ?? Array(index.elements.indices)).filter {
              index.isEraser(eraser.index, over: $0) && index.touches(eraser.path, $0)
            })
      }
    }
  }

  @Test(arguments: seeds(60))
  func `A drag makes at each of its steps the edit that a look at each pair makes`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed) + 2_000)
    let index = index(of: painting(using: &random))
    let isLarge = random.one(in: 2)
    let ids = index.elements.map(\.id).filter { _ in isLarge ? random.one(in: 2) : random.one(in: 9)
    }
    var move = ElementMove(ids, in: index)
    for _ in 0..<4 {
      let (map, scale) = (map(using: &random), random.one(in: 2) ? 1 : 2.5)
      #expect(
        move.edit(by: map, widthScale: scale)
          == pairwise(ids, in: index, movedBy: map, widthScale: scale))
    }
  }

  /// The edit that moves elements, found by looking at each of them with each eraser.
  private func pairwise(
    _ ids: [ElementID], in index: ElementIndex, movedBy map: PaperMap, widthScale: Double
  ) -> PaintingEdit {
    let indices = index.elements.indices(of: ids)
    let moving = Set(indices)
    let over = index.erasers(over: indices)
    guard over.isEmpty || index.hasInk(without: moving) else {
      return .transform(index.elements.map(\.id), map, widthScale: widthScale)
    }
    var (bindings, followers) = ([EraserBinding](), [ElementID]())
    for eraser in over where !moving.contains(eraser.index) {
      let all = index.elements.indices.filter { index.isEraser(eraser.index, over: $0) }
      let touched = all.filter { index.touches(eraser.path, $0) }
      let isEntered = all.filter(moving.contains).contains { place in
        let element = index.elements[place].moved(by: map, widthScale: widthScale, on: paper)
        let box = index.lineBox(at: place).mapped(by: map).grown(by: element.reach)
        return box.intersects(eraser.path.reach)
          && element.line(on: paper).isTouched(by: eraser.path, on: paper)
      }
      let own = touched.filter(moving.contains)
      let others = touched.filter { !moving.contains($0) }
      guard isEntered || !own.isEmpty else { continue }
      let element = index.elements[eraser.index]
      let later = EraserPath(
        of: element.moved(by: map, widthScale: widthScale, on: paper).line(on: paper), on: paper)
      if others.isEmpty, !own.isEmpty,
        !all.contains(where: { !moving.contains($0) && index.touches(later, $0) })
      {
        followers.append(element.id)
      } else {
        bindings.append(
          EraserBinding(
            element.id, to: index.ids(at: isEntered ? own + others : own),
            remains: !isEntered && !others.isEmpty))
      }
    }
    return .joined([
      bindings.isEmpty ? nil : .bindErasers(bindings),
      .transform(ids + followers, map, widthScale: widthScale),
    ])
  }
}
