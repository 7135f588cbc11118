public import Base
public import Documents
public import Rendering

extension Pen {
  /// The brush of a stroke at the size of a paper.
  public init(of stroke: Stroke, in viewport: Viewport) {
    self.init(
      width: max(viewport.pixels(ofFraction: stroke.width), 0.01), style: stroke.style,
      effect: stroke.tool == .eraser ? .erase : .paint,
      pixelsPerPoint: viewport.pixels(ofFraction: PaperScale.grain))
  }
}

extension Sheet.ID {
  /// The sheet of a layer.
  public init(_ layer: Layer.ID) { self.init(layer.number) }
}

extension Sheet {
  /// A layer in the terms of drawing.
  public init(_ layer: Layer) {
    self.init(
      id: ID(layer.id), opacity: layer.opacity, isShown: !layer.isHidden, blending: layer.blending)
  }
}

extension Polyline {
  /// Converts the elements of a painting at the size of a paper.
  ///
  /// - Parameters:
  ///   - ratio: the painting's.
  ///   - cores: the number of threads; that of the cores if nil.
  ///   - delay: the time before further threads join the first, in case others need the cores.
  ///   - isCancelled: called now and then from any thread; the result is unusable if cancelled.
  public static func lines(
    of elements: ChunkedArray<PaintingElement>, on ratio: AspectRatio, in viewport: Viewport,
    cores: Int? = nil, after delay: Duration = .zero,
    isCancelled: @Sendable () -> Bool = { false }
  ) -> ChunkedArray<Polyline> {
    // The number of strokes that make a thread worthwhile.
    let share = 500
    let count = (elements.count + share - 1) / share
    let parts = Cores.map(count, most: cores ?? .max, after: delay) { part -> [Polyline] in
      guard !isCancelled() else { return [] }
      let range = part * share..<min(elements.count, (part + 1) * share)
      return elements[range].map { Polyline($0, on: ratio, in: viewport) }
    }
    return ChunkedArray(parts.joined())
  }

  /// An element of a painting at the size of a paper.
  ///
  /// - Parameter ratio: the painting's.
  public init(_ element: PaintingElement, on ratio: AspectRatio, in viewport: Viewport) {
    let line = Polyline(
      element.line(on: ratio, tolerance: viewport.lineTolerance), on: ratio, in: viewport)
    self =
      element.erasures.isEmpty
      ? line : line.erased(by: element.erasures.map { Polyline($0, on: ratio, in: viewport) })
    sheet = Sheet.ID(element.layer)
  }

  /// The line of a stroke at the size of a paper: converts unit coordinates to pixels.
  private init(_ line: Stroke, on ratio: AspectRatio, in viewport: Viewport) {
    var pen = Pen(of: line, in: viewport)
    pen.style = pen.style.moved(by: PaperMap(toPixelsOf: viewport, from: ratio))
    guard line.contourEnds.isEmpty else {
      self.init(
        area: line.samples.map { viewport.paperPoint(at: $0.position) },
        contourEnds: line.contourEnds, rule: line.fillRule, pen: pen,
        picture: line.picture.map { PicturePattern($0, on: ratio, in: viewport) })
      return
    }
    self.init(LinePoints(line.samples, line.style.hand, in: viewport), pen: pen)
  }
}

extension PaperMap {
  /// Maps lengths of a paper's longer side to pixels from its corner.
  init(toPixelsOf viewport: Viewport, from ratio: AspectRatio) {
    let size = ratio.paperSize
    self.init(
      xx: Double(viewport.paper.width) / size.dx, xy: 0, yx: 0,
      yy: Double(viewport.paper.height) / size.dy, x0: 0, y0: 0)
  }
}
