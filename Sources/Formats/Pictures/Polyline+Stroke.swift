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

  /// A layer in a picture for others, which has no references.
  public init(exporting layer: Layer) {
    self.init(layer)
    isShown = layer.isExported
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
    let shares = elements.shares
    let parts = Cores.map(shares.count, most: cores ?? .max, after: delay) { part -> [Polyline] in
      guard !isCancelled() else { return [] }
      return lines(of: Array(elements[shares[part]]), on: ratio, in: viewport)
    }
    return ChunkedArray(parts.joined())
  }

  /// A single element of a painting at the size of a paper.
  ///
  /// - Parameter ratio: the painting's.
  public init(_ element: PaintingElement, on ratio: AspectRatio, in viewport: Viewport) {
    if element.composedGroup == nil {
      self.init(ignoringGroupsOf: element, on: ratio, in: viewport)
    } else {
      self = Self.lines(of: [element], on: ratio, in: viewport)[0]
    }
  }

  /// An element without regard to the composed groups around it.
  public init(
    ignoringGroupsOf element: PaintingElement, on ratio: AspectRatio, in viewport: Viewport
  ) {
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
    self.init(
      LinePoints(line.samples, line.style, hand: line.style.hand, in: viewport), pen: pen)
  }
}

extension ChunkedArray<PaintingElement> {
  /// Ranges that make a thread worthwhile, with whole composed groups.
  fileprivate var shares: [Range<Int>] {
    var shares: [Range<Int>] = []
    while let start = shares.isEmpty ? 0 : shares.last?.upperBound, start < count {
      let end = Swift.min(start + 500, count)
      let group = end < count ? composedMembers(around: end) : nil
      shares.append(
        start..<(group.map { $0.lowerBound < end ? $0.upperBound : end } ?? end))
    }
    return shares
  }
}
