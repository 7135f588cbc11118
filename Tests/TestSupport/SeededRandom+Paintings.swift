import Base
public import Documents

nonisolated extension SeededRandom {
  public mutating func one(in chances: Int) -> Bool {
    Int.random(in: 0..<chances, using: &self) == 0
  }

  /// Any finite number, most of them near the paper.
  public mutating func coordinate() -> Double {
    if one(in: 10) {
      let strange = Double(bitPattern: next())
      return strange.isFinite ? strange : -0.0
    }
    return Double.random(in: -0.1...1.1, using: &self)
  }

  public mutating func stroke(samples: ClosedRange<Int> = 1...20) -> Stroke {
    let (hasPressure, hasTime) = (one(in: 2), one(in: 2))
    let points = (0..<Int.random(in: samples, using: &self)).map { _ in
      Sample(
        position: UnitPoint(x: coordinate(), y: coordinate()),
        pressure: hasPressure ? Float.random(in: 0...1, using: &self) : 1,
        milliseconds: hasTime ? UInt32.random(in: 0...(.max), using: &self) : 0)
    }
    let lengths = (0..<Int.random(in: 0...4, using: &self)).map { _ in
      Double.random(in: 0...10, using: &self)
    }
    return Stroke(
      tool: Tool.allCases.randomElement(using: &self) ?? .pencil,
      width: Double.random(in: 1e-9...1, using: &self),
      style: LineStyle(
        cap: EndCap.allCases.randomElement(using: &self) ?? .round,
        join: LineJoin.allCases.randomElement(using: &self) ?? .round,
        color: InkColor(
          red: .random(in: 0...255, using: &self), green: .random(in: 0...255, using: &self),
          blue: .random(in: 0...255, using: &self), alpha: .random(in: 0...255, using: &self)),
        dash: DashPattern(lengths) ?? .solid),
      samples: points, unknownFields: one(in: 4) ? #"{"mood":"späť 🐈","n":1.50}"# : "")
  }

  /// With base strokes, steps in effect and steps that were undone.
  public mutating func painting() -> Painting {
    var painting = Painting(
      shape: .fixed(AspectRatio(Double.random(in: 0.01...100, using: &self)) ?? .fourToThree),
      background: Background(
        color: InkColor(red: 1, green: 2, blue: .random(in: 0...255, using: &self))),
      baseStrokes: (0..<Int.random(in: 0...5, using: &self)).map { _ in stroke() },
      unknownFields: one(in: 3) ? #"{"author":"Ada"}"# : "",
      unknownBackgroundFields: one(in: 3) ? #"{"grain":[1,2]}"# : "")
    let isPlain = one(in: 2)
    for _ in 0..<Int.random(in: 0...8, using: &self) {
      if isPlain { painting.add(stroke()) } else { painting.perform(edit(of: painting)) }
    }
    for _ in 0..<Int.random(in: 0...4, using: &self) { painting.undo() }
    return painting
  }

  public mutating func edit(of painting: Painting) -> PaintingEdit {
    .random(for: painting, using: &self) { $0.stroke() }
  }
}
