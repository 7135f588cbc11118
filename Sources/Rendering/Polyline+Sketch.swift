public import Canvas
public import Base

extension Polyline {
  /// Draws the line as one path at any position: an approximation of the picture for places without one.
  ///
  /// - Parameters:
  ///   - rect: bounds all drawing, relative to the paper's corner.
  ///   - backdrop: the background if drawn together with the ink; nil for ink alone.
  ///   - curves: drawn instead of the points if the line has constant width.
  ///   - outline: filled instead of that of the points if the width varies.
  public func sketch(
    _ rect: PixelRect, in context: DrawingContext, x: Int, y: Int, over backdrop: BackdropTiles?,
    curves: [PixelCurve] = [], outline: CurvedOutline? = nil
  ) {
    if let group { return group.sketch(rect, in: context, x: x, y: y) }
    guard erasures.isEmpty else {
      return sketchErased(
        rect, in: context, x: x, y: y, over: backdrop, curves: curves, outline: outline)
    }
    fill?.sketch(rect, in: context, x: x, y: y, over: backdrop, curves: curves)
    context.saved {
      context.withInk(of: pen, picture, over: backdrop, on: rect.intersection(bounds), x: x, y: y) {
        if isArea, !curves.isEmpty {
          context.fillArea(curves, of: self, offsetX: Double(x), offsetY: Double(y))
        } else if hasKind {
          trace(in: context, x: Double(x), y: Double(y), within: rect)
        } else if let outline, line.isTapered, !isDot, !pen.hasHeads {
          context.addOutline(outline, offsetX: Double(x), offsetY: Double(y))
          context.fill()
        } else if curves.isEmpty || isDot || line.isTapered || pen.hasHeads {
          trace(in: context, x: Double(x), y: Double(y))
        } else {
          context.setLine(of: pen)
          context.move(x: curves[0].start.x + Double(x), y: curves[0].start.y + Double(y))
          for curve in curves { context.curve(curve, offsetX: Double(x), offsetY: Double(y)) }
          context.stroke()
        }
      }
    }
  }

  /// Draws an erased line: its exact outlines, masked by the remaining ink.
  private func sketchErased(
    _ rect: PixelRect, in context: DrawingContext, x: Int, y: Int, over backdrop: BackdropTiles?,
    curves: [PixelCurve], outline: CurvedOutline?
  ) {
    let box = rect.intersection(bounds)
    guard !box.isEmpty, let kept = kept(in: box) else { return }
    var whole = self
    whole.erasures = []
    context.saved {
      context.rectangle(box.offset(x: x, y: y))
      context.clip()
      context.masked(by: kept, x: Double(box.x + x), y: Double(box.y + y)) {
        whole.sketch(
          box, in: context, x: x, y: y, over: backdrop, curves: curves, outline: outline)
      }
    }
  }

  /// A mask of the ink left by the erasures.
  private func kept(in rect: PixelRect) -> Surface? {
    guard let kept = try? Surface(size: rect.size, format: .a8) else { return nil }
    let mask = DrawingContext(kept)
    mask.setColor(.black)
    mask.paint()
    for line in erasures { line.sketch(in: mask, x: -Double(rect.x), y: -Double(rect.y)) }
    return kept
  }

  /// Draws the line on ink alone, the paper's corner at a position.
  public func sketch(in context: DrawingContext, x: Double = 0, y: Double = 0) {
    fill?.sketch(in: context, x: x, y: y)
    context.saved {
      context.setInk(of: self, offsetX: x, offsetY: y)
      trace(in: context, x: x, y: y)
    }
  }

  /// Whether the ink isn't simply the outline of the line.
  private var hasKind: Bool { !isArea && (pen.isNib || PenTip(pen) != nil) }

  /// - Parameter rect: the required part of a line with a kind of brush, relative to the paper's corner.
  private func trace(
    in context: DrawingContext, x: Double, y: Double, within rect: PixelRect? = nil
  ) {
    if isArea {
      context.fillArea(self, on: bounds, offsetX: x, offsetY: y)
    } else if hasKind {
      let box = rect?.intersection(bounds) ?? bounds
      guard let coverage = kindCoverage(in: box) else { return }
      context.mask(coverage, x: Double(box.x) + x, y: Double(box.y) + y)
    } else if let first = points.first, isDot {
      context.fillDot(at: first, pen: dotPen, offsetX: x, offsetY: y)
    } else if pen.hasHeads {
      traceHeaded(in: context, x: x, y: y)
    } else if line.isTapered {
      context.taperedLine(line.run, width: pen.width, offsetX: x, offsetY: y)
      context.fill()
    } else {
      context.setLine(of: pen)
      context.polyline(points[...], offsetX: x, offsetY: y)
      context.stroke()
    }
  }

  /// Draws the line and its heads as one, to keep translucent ink even.
  private func traceHeaded(in context: DrawingContext, x: Double, y: Double) {
    let headed = HeadedLine(line, pen: pen)
    let color = pen.style.color.canvasColor
    // A gradient has the opacities of its stops; the heads lie on the line then.
    context.faded(to: pen.style.gradient == nil ? color.alpha : 1) {
      if pen.style.gradient == nil { context.setColor(color.with(alpha: 1)) }
      if !headed.body.points.isEmpty {
        Polyline(thinned: headed.body, pen: pen.withoutHeads).trace(in: context, x: x, y: y)
      }
      for head in headed.heads {
        context.addHead(head, offsetX: x, offsetY: y)
        context.fill()
      }
    }
  }
}
