import Foundation
import Geometry
import Ink
import Lists
import Model
import Testing

@testable import Library

/// A library as a version of the program wrote it: never changed once it is there.
struct Fixture {
  let version: Int
  let paintings: [Painting]

  static let all = [
    Fixture(version: 1, paintings: paintingsOfVersion1),
    Fixture(version: 2, paintings: paintingsOfVersion1 + [paintingOfVersion2]),
  ]

  func copy(to path: String) throws {
    let name = Bundle.module.path(
      forResource: "version-\(version)", ofType: "sqlite", inDirectory: "Fixtures")
    try FileManager.default.copyItem(atPath: try #require(name), toPath: path)
  }

  /// An edit of each kind.
  private static var paintingOfVersion2: Painting {
    func stroke(_ x: Double) -> Stroke {
      Stroke(width: 0.02, samples: [Sample(position: UnitPoint(x: x, y: 0.5))])
    }
    let picture = BackgroundPicture(file: [7, 8, 9], placement: .tile)
    var painting = Painting(
      shape: .fixed(.fourToThree), background: Background(color: .black, picture: picture),
      baseStrokes: [stroke(0.1), stroke(0.2), stroke(0.3)])
    painting.add(stroke(0.4))
    painting.perform(.replace([Splice(index: 1, removedCount: 1, inserted: [stroke(0.5)])]))
    painting.perform(
      .transform(
        [0, 2], PaperMap(xx: 0.5, xy: 0.25, yx: -0.25, yy: 0.5, x0: 0.1, y0: 0.2), widthScale: 0.5))
    painting.perform(
      .restyle(
        [1, 2],
        StyleChange(
          color: .white, cap: .square, join: .bevel, dash: DashPattern([1, 2]), width: 0.03)))
    painting.perform(.reorder([0, 3], above: 1))
    let other = BackgroundPicture(file: [1], placement: .fit)
    painting.perform(.setBackground(from: .white, to: Background(color: .white, picture: other)))
    painting.perform(.reshape(from: .fourToThree, to: AspectRatio(0.5) ?? .fourToThree))
    painting.perform(
      .setBackground(from: .white, to: Background(color: .white, picture: picture)))
    painting.undo()
    return painting
  }

  private static var paintingsOfVersion1: [Painting] {
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
      shape: .fixed(.fourToThree),
      background: Background(color: InkColor(red: 9, green: 8, blue: 7)),
      baseStrokes: [dashed, dot], unknownFields: #"{"author":"Ada"}"#,
      unknownBackgroundFields: #"{"grain":[1,2]}"#)
    for stroke in [dot, dashed, dot] { drawn.add(stroke) }
    drawn.undo()
    return [drawn, Painting(), Painting(shape: .fixed(.fourToThree), baseStrokes: [dot])]
  }

  /// Writes the fixture of the version that the program has now.
  func write(to path: String) throws {
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
