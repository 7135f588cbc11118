import Base
import Documents
import Formats
import Platform
import Rendering

/// A painting of mixed elements in layers, compared to the same in a single layer.
struct LayersBench {
  let display: Display
  let isQuick: Bool

  private let ratio = AspectRatio(16.0 / 9) ?? .fourToThree
  private let size = PixelSize(width: 1920, height: 1080)

  func run() throws {
    let count = isQuick ? 2_000 : 10_000
    let layers = (1...5).map { number in
      Layer(id: Layer.ID(number), name: "", opacity: number == 3 ? 0.6 : 1)
    }
    let single = Painting(shape: .fixed(ratio), baseElements: elements(count, in: [Layer()]))
    let layered = Painting(
      shape: .fixed(ratio), layers: layers, baseElements: elements(count, in: layers))
    print("\(count) lines, filled shapes and areas, 1920 × 1080: in one layer and in five")
    try measureRedraw(single, layered)
    try measureUndo(single, layered)
    print("")
  }

  private func measureRedraw(_ single: Painting, _ layered: Painting) throws {
    let viewport = Viewport(paper: PixelRect(size: size))
    func redraw(_ painting: Painting) throws {
      let lines = Polyline.lines(of: painting.elements, on: ratio, in: viewport)
      _ = try LayeredPicture(lines, sheets: painting.layers.map { Sheet($0) }, size: size)
    }
    var (one, five) = (Measurement(), Measurement())
    for _ in 0..<3 {
      one.add(try Measurement.time { try redraw(single) })
      five.add(try Measurement.time { try redraw(layered) })
    }
    row("full redraw, one layer", one.median, "ms")
    row("full redraw, five layers", five.median, "ms", baseline: one.median)
  }

  private func measureUndo(_ single: Painting, _ layered: Painting) throws {
    let one = try undos(of: single)
    let five = try undos(of: layered)
    row("median of 200 undos, one layer", one.median, "ms")
    row("median of 200 undos, five layers", five.median, "ms", baseline: one.median)
    row("the slowest, one layer", one.quantile(1), "ms")
    row("the slowest, five layers", five.quantile(1), "ms", baseline: one.quantile(1))
  }

  private func undos(of painting: Painting) throws -> Measurement {
    let paperWindow = try PaperWindow(display: display, size: size, painting: painting)
    defer { paperWindow.close() }
    var measurement = Measurement()
    let count = painting.elements.count
    for count in stride(from: count, to: count - 200, by: -1) {
      measurement.add(Measurement.time { paperWindow.undo(of: count) })
    }
    return measurement
  }

  /// Of ten elements seven are lines, one is a filled ellipse, one a hatched rectangle and one an area.
  private func elements(_ count: Int, in layers: [Layer]) -> [PaintingElement] {
    BenchStrokes.make(count: count, samples: 100).enumerated().map { index, stroke in
      var element = PaintingElement(stroke, on: ratio)
      let corner = stroke.samples[0].position
      let opposite = UnitPoint(x: corner.x + 0.04, y: corner.y + 0.06)
      switch index % 10 {
      case 3:
        element.content = .shape(.ellipse, from: corner, to: opposite)
        element.style.fill = FillStyle(color: stroke.style.color)
      case 6:
        element.content = .shape(.rectangle, from: corner, to: opposite)
        element.style.fill = FillStyle(color: stroke.style.color, pattern: .hatched)
      case 9:
        let points = stroke.samples.prefix(60).map(\.position)
        if let outline = AreaOutline(contours: [points]) { element.content = .area(outline) }
      default: break
      }
      element.layer = layers[index * layers.count / count].id
      return element
    }
  }
}
