import Base
import Documents
import Formats
import Platform
import Rendering

/// Kinds of brush beside the pen, in the same run: one more sample of a line, and the redraw of a picture.
struct BrushKindBench {
  let display: Display
  let isQuick: Bool
  private let ratio = AspectRatio(16.0 / 9) ?? .fourToThree

  func run() throws {
    try measureSamples(width: 20, size: PixelSize(width: 1280, height: 720))
    try measureSamples(width: 50, size: PixelSize(width: 3840, height: 2160))
    try measureRedraw()
  }

  private func style(_ name: BrushKind.Name) -> LineStyle {
    var style = LineStyle(color: InkColor(red: 40, green: 80, blue: 140), hand: .gentle)
    style.kind = BrushKind(name).seeded(1)
    return style
  }

  // MARK: Samples

  /// - Parameter width: in points of the paper.
  private func measureSamples(width: Double, size: PixelSize) throws {
    print("One more sample, \(Int(width)) points wide, \(size.width) × \(size.height)")
    var pen = 0.0
    for name in BrushKind.Name.allCases {
      let time = try timeOfSample(style(name), width: width, size: size)
      if name == .pen { pen = time }
      row(name.rawValue, time, "ms", baseline: pen, width > 20 ? "  target 16" : "  target × 3")
    }
    print("")
  }

  private func timeOfSample(
    _ style: LineStyle, width: Double, size: PixelSize
  ) throws -> Double {
    let paperWindow = try PaperWindow(
      display: display, size: size,
      line: GestureLine(
        width: PaperScale.length(ofPoints: width), style: style, grain: 1 / Double(size.width)),
      painting: Painting())
    defer { paperWindow.close() }
    let count = isQuick ? 500 : 2000
    paperWindow.handle(.pointerPressed(event(0, on: size), .primary))
    var measurement = Measurement()
    for index in 1..<count {
      measurement.add(
        Measurement.time { paperWindow.handle(.pointerMoved(event(index, on: size))) })
    }
    paperWindow.handle(.pointerReleased(event(count, on: size), .primary))
    return measurement.median
  }

  /// A hatching of strokes up and down, with samples 12 pixels apart.
  private func event(_ index: Int, on size: PixelSize) -> PointerEvent {
    let (column, place) = (index / 40, index % 40)
    let row = column % 2 == 0 ? place : 39 - place
    return PointerEvent(
      position: ViewPoint(
        x: 100 + Double(column) * Double(size.width - 200) / 60,
        y: 100 + Double(row) * Double(size.height - 200) / 40),
      time: EventTime(milliseconds: UInt32(index * 8)))
  }

  // MARK: Redraw

  private func measureRedraw() throws {
    let count = isQuick ? 500 : 2000
    let size = PixelSize(width: 1920, height: 1080)
    let viewport = Viewport(paper: PixelRect(size: size))
    print("Full redraw of \(count) strokes × 100 samples, 10 points wide, all cores")
    var pen = 0.0
    for name in BrushKind.Name.allCases {
      let strokes = BenchStrokes.make(
        count: count, samples: 100, width: PaperScale.length(ofPoints: 10), jitter: 0.06
      ).map { stroke in
        var stroke = stroke
        let color = stroke.style.color
        stroke.style = style(name)
        stroke.style.color = color
        return PaintingElement(stroke, on: ratio)
      }
      let elements = ChunkedArray(strokes)
      var measurement = Measurement()
      for _ in 0..<3 {
        measurement.add(
          try Measurement.time {
            let lines = Polyline.lines(of: elements, on: ratio, in: viewport)
            _ = try TiledPicture(lines, size: size)
          })
      }
      let time = measurement.median
      if name == .pen { pen = time }
      row(name.rawValue, time, "ms", baseline: pen, "  target 1500")
    }
    print("")
  }
}
