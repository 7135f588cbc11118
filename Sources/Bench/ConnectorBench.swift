import Base
import Documents
import Editing

/// Moving a shape among very many strokes, with and without a line connected to it.
struct ConnectorBench {
  let isQuick: Bool

  func run() {
    let count = isQuick ? 10_000 : 100_000
    print("A shape is moved in a painting of \(count) strokes × 10 samples, \(count / 20) erasers")
    let free = times(of: painting(count, isConnected: false))
    let held = times(of: painting(count, isConnected: true))
    for (index, name) in ["begin a drag", "a step of it", "the edit"].enumerated() {
      let (free, held) = (free[index], held[index])
      row("\(name), free", free.median, "ms")
      row("\(name), a connector follows", held.median, "ms", baseline: free.median)
    }
    let straight = stepTime(of: star(40, .straight)).median
    row("a step of a drag of a shape, 40 straight connectors follow", straight, "ms")
    row(
      "a step of a drag of a shape, 40 elbows follow", stepTime(of: star(40, .elbow)).median, "ms",
      baseline: straight)
    print("")
  }

  /// A shape in the middle, which lines connect with others around it.
  private func star(_ count: Int, _ course: LineCourse) -> Painting {
    func shape(_ x: Double, _ y: Double) -> PaintingElement {
      PaintingElement(
        .shape(.rectangle, from: UnitPoint(x: x, y: y), to: UnitPoint(x: x + 0.05, y: y + 0.05)),
        width: 0.002)
    }
    let others = (0..<count).map { number -> PaintingElement in
      let way = PaperAngle.direction(degrees: 360 * Double(number) / Double(count))
      return shape(0.475 + 0.4 * way.dx, 0.475 + 0.4 * way.dy)
    }
    var painting = Painting(
      shape: .fixed(.fourToThree), baseElements: [shape(0.475, 0.475)] + others)
    let targets = painting.elements.compactMap {
      ConnectionTarget($0, on: painting.aspectRatio)
    }
    guard let middle = targets.first else { return painting }
    let lines = targets.dropFirst().map { target -> PaintingElement in
      var line = PaintingElement(
        .shape(.line, from: UnitPoint(x: 0, y: 0), to: UnitPoint(x: 1, y: 1)), width: 0.002)
      line.connections = LineConnections(
        start: Connection(middle.element, anchor: Connection.middle),
        end: Connection(target.element, anchor: Connection.middle), course: course)
      return line.connected(on: painting.aspectRatio) { id in
        id == middle.element ? middle : target
      }
    }
    painting.perform(.add(lines))
    return painting
  }

  private func stepTime(of painting: Painting) -> Measurement {
    let index = ElementIndex(painting.elements, in: painting.layers, on: painting.aspectRatio)
    let ids = [painting.elements[0].id]
    var move = ElementMove(ids, in: index)
    var lines = FollowingLines(of: painting, holdingOnTo: ids, in: index)
    var step = Measurement()
    for number in 1...20 {
      let way = PaperMap.translation(PaperVector(dx: 0.002 * Double(number), dy: 0.001))
      step.add(
        Measurement.time {
          let edit = move.edit(by: way)
          _ = lines?.following(edit)
        })
    }
    return step
  }

  private func painting(_ count: Int, isConnected: Bool) -> Painting {
    var strokes = BenchStrokes.make(count: count, samples: 10)
    for index in stride(from: 19, to: count, by: 20) {
      strokes[index] = Stroke(tool: .eraser, width: 0.004, samples: strokes[index].samples)
    }
    var painting = BenchStrokes.painting(of: strokes)
    func shape(_ x: Double) -> PaintingElement {
      PaintingElement(
        .shape(.rectangle, from: UnitPoint(x: x, y: 0.4), to: UnitPoint(x: x + 0.1, y: 0.5)),
        width: 0.002)
    }
    painting.perform(.add([shape(0.2), shape(0.6)]))
    let (left, right) = (painting.elements[count].id, painting.elements[count + 1].id)
    let middle = UnitPoint(x: 0.5, y: 0.45)
    var line = PaintingElement(.shape(.line, from: middle, to: middle), width: 0.002)
    if isConnected {
      line.connections = LineConnections(
        start: Connection(left, anchor: Connection.middle),
        end: Connection(right, anchor: Connection.middle))
    }
    painting.perform(.add([line]))
    return painting
  }

  /// The times of the start of a drag, one of its steps, and the resulting edit.
  private func times(of painting: Painting) -> [Measurement] {
    let index = ElementIndex(painting.elements, in: painting.layers, on: painting.aspectRatio)
    let ids = [painting.elements[painting.elements.count - 3].id]
    let way = PaperMap.translation(PaperVector(dx: 0.01, dy: 0.02))
    var (begin, step, edit) = (Measurement(), Measurement(), Measurement())
    for _ in 0..<5 {
      var move: ElementMove?
      var lines: FollowingLines?
      var draft: PaintingEdit?
      begin.add(
        Measurement.time {
          move = ElementMove(ids, in: index)
          lines = FollowingLines(of: painting, holdingOnTo: ids, in: index)
        })
      step.add(
        Measurement.time {
          draft = move?.edit(by: way)
          draft = draft.map { lines?.following($0) ?? $0 }
        })
      var copy = painting
      edit.add(Measurement.time { draft.map { _ = copy.perform($0) } })
    }
    return [begin, step, edit]
  }
}
