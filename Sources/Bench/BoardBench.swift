import Canvas
import Platform
import Formats
import Base
import Documents
import Rendering
import Editing
import Views

/// The drawing board in a painting of 10,000 strokes × 100 samples: zoom and pan, erasing, selecting, SVG.
struct BoardBench {
  let display: Display
  private static let size = PixelSize(width: 1920, height: 1080)

  func run() throws {
    print("The drawing board, 10,000 strokes × 100 samples, 1920 × 1080")
    let painting = BenchStrokes.painting(count: 10_000, samples: 100)
    let paperWindow = try PaperWindow(
      display: display, size: Self.size, painting: painting)
    defer { paperWindow.close() }
    let plain = try plainFrame()
    row("one cairo_paint of the window", plain, "ms")
    zoom(paperWindow, plain)
    pan(paperWindow, plain)
    paperWindow.showChange { $0.zoomToFit() }
    paperWindow.settle()
    let redraw = Measurement.time {
      paperWindow.showChange { $0.reload() }
      paperWindow.settle()
    }
    row("a full redraw, all cores", redraw, "ms")
    erase(paperWindow, painting, redraw)
    move(paperWindow, painting, redraw)
    try exchange(painting)
    print("")
  }

  private func plainFrame() throws -> Double {
    let (from, to) = (
      try Surface(size: Self.size, format: .rgb24), try Surface(size: Self.size, format: .rgb24)
    )
    let context = DrawingContext(to)
    var measurement = Measurement()
    for _ in 0..<20 { measurement.add(Measurement.time { context.paint(from, x: 0, y: 0) }) }
    return measurement.median
  }

  private func zoom(_ paperWindow: PaperWindow, _ plain: Double) {
    var (frames, sharp, back) = (Measurement(), Measurement(), Measurement())
    for round in 0..<6 {
      let factor = round % 2 == 0 ? 1.05 : 1 / 1.05
      for _ in 0..<20 {
        frames.add(
          Measurement.time {
            paperWindow.showChange { $0.zoom(to: $0.zoom * factor, at: ViewPoint(x: 700, y: 400)) }
          })
      }
      let settled = Measurement.time { paperWindow.settle() }
      if round % 2 == 0 { sharp.add(settled) } else { back.add(settled) }
    }
    row("zoom: a picture while it moves", frames.median, "ms", baseline: plain, "  target 16.7")
    row("zoom: 95 % of them within", frames.quantile(0.95), "ms")
    row("zoom in: sharp after it", sharp.median, "ms", "  target 200")
    row("zoom out again: sharp after it", back.median, "ms", "  target 300")
  }

  private func pan(_ paperWindow: PaperWindow, _ plain: Double) {
    paperWindow.showChange { $0.zoom(to: $0.zoom * 3) }
    paperWindow.settle()
    var (frames, sharp) = (Measurement(), Measurement())
    for round in 0..<4 {
      let step = round % 2 == 0 ? 24.0 : -24
      for _ in 0..<20 {
        frames.add(
          Measurement.time {
            paperWindow.showChange { $0.pan(by: ViewPoint(x: step, y: step / 3)) }
          })
      }
      sharp.add(Measurement.time { paperWindow.settle() })
    }
    row(
      "pan at three times: a picture while it moves", frames.median, "ms", baseline: plain,
      "  target 16.7")
    row("pan: 95 % of them within", frames.quantile(0.95), "ms")
    row("pan: sharp after it", sharp.median, "ms", "  target 300")
  }

  private func erase(_ paperWindow: PaperWindow, _ painting: Painting, _ redraw: Double) {
    let index = ElementIndex(painting.elements, on: painting.aspectRatio)
    let path = (0...60).map { PaperPoint(x: 0.2 + Double($0) / 150, y: 0.2 + Double($0) / 400) }
    let eraser = EraserPath(path, radius: 12.0 / 1920)
    var samples = Measurement()
    paperWindow.line = GestureLine(width: 24 * PaperScale.grain, isEraser: true)
    let points = path.map { ViewPoint(x: $0.x * 1920, y: $0.y * 1920) }
    var time: UInt32 = 1000
    func event(_ point: ViewPoint) -> PointerEvent {
      time += 8
      return PointerEvent(position: point, time: EventTime(milliseconds: time))
    }
    paperWindow.handle(.pointerPressed(event(points[0]), .primary))
    for point in points.dropFirst() {
      samples.add(Measurement.time { paperWindow.handle(.pointerMoved(event(point))) })
    }
    let lift = Measurement.time {
      paperWindow.handle(.pointerReleased(event(points[60]), .primary))
    }
    row("eraser, ink: one more sample", samples.median, "ms", "  target 1")
    row("eraser, ink: lifted", lift, "ms", "  target 16")
    let pass = PaintingElement(
      .eraser(path.map { Sample(position: $0.unitPoint(on: painting.aspectRatio)) }),
      width: 2 * eraser.radius)
    var gone = Measurement()
    for _ in 0..<7 { gone.add(Measurement.time { _ = index.erasing(with: [pass]) }) }
    row("eraser, ink: what it leaves nothing of, found", gone.median, "ms", "  target 16")
    paperWindow.showChange { $0.removeLast(of: painting.elements.count + 1) }

    for (name, edit) in [
      ("cut strokes", index.cut(by: eraser)),
      (
        "whole strokes",
        PaintingEdit.remove(
          index.indices(touchedBy: eraser).map { painting.elements[$0].id })
      ),
    ] {
      var find = Measurement()
      for _ in 0..<7 {
        find.add(
          Measurement.time {
            _ =
              name == "cut strokes"
              ? index.cut(by: eraser) == nil : index.indices(touchedBy: eraser).isEmpty
          })
      }
      row("eraser, \(name): found", find.median, "ms", "  target 8")
      guard let edit else { continue }
      perform(edit, "eraser, \(name)", paperWindow, painting, redraw)
    }
  }

  private func move(_ paperWindow: PaperWindow, _ painting: Painting, _ redraw: Double) {
    let index = Measurement.time { _ = ElementIndex(painting.elements, on: painting.aspectRatio) }
    row("select: an index of all strokes", index, "ms", "  target 16")
    let made = ElementIndex(painting.elements, on: painting.aspectRatio)
    var click = Measurement()
    for step in 0..<50 {
      let point = PaperPoint(x: Double(step) / 50, y: 0.3)
      click.add(Measurement.time { _ = made.element(at: point, within: 0.003) })
    }
    row("select: a click", click.median, "ms", "  target 16")
    let map = PaperMap.translation(PaperVector(dx: 0.05, dy: 0.02))
    perform(
      .transform(painting.elements[2000..<2100].map(\.id), map, widthScale: 1), "move 100 strokes",
      paperWindow, painting, redraw
    )
    perform(
      .transform(painting.elements.map(\.id), map, widthScale: 1), "move all strokes",
      paperWindow, painting, redraw)
    gaps(painting, map)
  }

  /// Transforms with every hundredth stroke an eraser, 30 pixels wide, and the resulting erasures.
  private func gaps(_ painting: Painting, _ map: PaperMap) {
    let ratio = painting.aspectRatio
    let erased = Painting(
      shape: painting.shape,
      baseElements: painting.elements.enumerated().map { number, element in
        number % 100 == 99
          ? PaintingElement(.eraser(element.content.keySamples), width: 30.0 / 1920) : element
      })
    let index = ElementIndex(erased.elements, on: ratio)
    let ink = erased.elements.filter { !$0.isEraser }.map(\.id)
    for (name, ids) in [
      ("1 stroke", [ink[3000]]), ("100 strokes", Array(ink[2000..<2100])),
      ("half of all strokes", Array(ink.prefix(ink.count / 2))), ("all strokes", ink),
    ] {
      var time = Measurement()
      for _ in 0..<5 {
        time.add(
          Measurement.time {
            _ = index.keepingGaps(in: .transform(ids, map, widthScale: 1))
          })
      }
      row("move \(name) among 100 erasers: gaps found", time.median, "ms", "  target 16")
    }
  }

  /// Makes an edit and undoes it.
  private func perform(
    _ edit: PaintingEdit, _ name: String, _ paperWindow: PaperWindow, _ painting: Painting,
    _ redraw: Double
  ) {
    var changed = painting
    var change: PaintingChange?
    let model = Measurement.time { change = changed.perform(edit) }
    guard case .replaced(let splices)? = change else { return }
    paperWindow.painting = changed
    let (viewport, ratio) = (paperWindow.paper.viewport, painting.aspectRatio)
    let shown = Measurement.time {
      paperWindow.showChange {
        $0.replace(splices.map { $0.map { Polyline($0, on: ratio, in: viewport) } })
      }
    }
    let sharp = Measurement.time { paperWindow.settle() }
    row("\(name): model", model, "ms", "  target 16")
    row("\(name): the window answers", shown, "ms", "  target 16")
    row("\(name): sharp", shown + sharp, "ms", baseline: redraw)
    paperWindow.painting = painting
    paperWindow.showChange { $0.reload() }
    paperWindow.settle()
  }

  private func exchange(_ painting: Painting) throws {
    var (json, svg) = ([UInt8](), [UInt8]())
    let writeJSON = try Measurement.time {
      json = try PaintingExport(as: .json, width: 1).bytes(of: painting, name: "A")
    }
    let readJSON = try Measurement.time { _ = try DocumentImport.document(json) }
    let writeSVG = try Measurement.time {
      svg = try PaintingExport(as: .svg, width: 1).bytes(of: painting, name: "A")
    }
    let readSVG = try Measurement.time { _ = try DocumentImport.document(svg) }
    row("export as JSON, \(json.count / 1_000_000) MB", writeJSON, "ms")
    row("export as SVG, \(svg.count / 1_000_000) MB", writeSVG, "ms", baseline: writeJSON)
    row("import of the JSON", readJSON, "ms")
    row("import of the SVG", readSVG, "ms", baseline: readJSON)
  }
}
