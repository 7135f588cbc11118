import Geometry
import Ink
import Model

@testable import Library

/// What Fixtures/version-1.sqlite holds: never changed once it is there.
enum FixtureOfVersion1 {
  static var paintings: [Painting] {
    let points = [
      Sample(position: UnitPoint(x: 0.1, y: 0.2), pressure: 0.7, milliseconds: 0),
      Sample(position: UnitPoint(x: -0.0, y: 1e-300), pressure: 1, milliseconds: 4_294_967_295),
    ]
    let dashed = Stroke(
      tool: .dashed, width: 0.01,
      style: LineStyle(
        cap: .butt, join: .miter, color: InkColor(red: 1, green: 2, blue: 3, alpha: 4),
        dash: DashPattern([3, 0.1]) ?? .solid),
      samples: points, unknownFields: #"{"mood":"späť"}"#)
    let dot = Stroke(
      tool: .eraser, width: 0.25, style: LineStyle(cap: .square, join: .bevel),
      samples: [Sample(position: UnitPoint(x: 0.5, y: 0.5))])
    var drawn = Painting(
      shape: .fixed(.fourToThree), background: InkColor(red: 9, green: 8, blue: 7),
      baseStrokes: [dashed, dot], unknownFields: #"{"author":"Ada"}"#,
      unknownBackgroundFields: #"{"grain":[1,2]}"#)
    for stroke in [dot, dashed, dot] { drawn.add(stroke) }
    drawn.undo()
    return [drawn, Painting(), Painting(shape: .fixed(.fourToThree), baseStrokes: [dot])]
  }

  /// Writes the fixture anew; for a new version of the schema, under a new name.
  static func write(to path: String) throws {
    let library = try Library.open(at: path)
    for (index, painting) in paintings.enumerated() {
      try library.add(
        painting, name: "Painting \(index + 1)",
        at: Timestamp(milliseconds: 1_700_000_000_000 + Int64(index)))
    }
    try library.storeThumbnail([0x89, 0x50], of: ItemID(1), revision: 1, longerSide: 2)
    try library.setSetting("window.collection", to: "900.0x600.0")
    try library.trash([ItemID(3)], at: Timestamp(milliseconds: 1_700_000_000_009))
    library.close()
  }
}
