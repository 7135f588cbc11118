import Base
import Documents
import Scripting

/// The functions available to scripts of paintings. A letter marks the table that a function is for: the painting, its
/// elements, or the program. All lengths are in points of the paper, whose longer side has 1600.
enum PaintingFunctions {
  static let all: [ScriptFunction<PaintingScriptSession>] =
    ScriptFunction.shared + painting + elements

  /// The limit of coordinates, in points.
  static let farthest = 1e6
  /// The allowed widths of lines, in points.
  static let allowedWidths = 0.01...1600.0

  /// The painting as a whole, and new elements.
  static let painting: [ScriptFunction<PaintingScriptSession>] = [
    ScriptFunction("p_size") { session, call throws(ScriptError) in
      let size = session.paper.paperSize
      call.give(size.dx * PaperScale.points)
      call.give(size.dy * PaperScale.points)
    },
    ScriptFunction("p_layers") { session, call throws(ScriptError) in
      call.give(session.painting.layers.map { Int($0.id.number) })
    },
    ScriptFunction("p_layer") { session, call throws(ScriptError) in
      call.give(Int(session.start.layer.number))
    },
    ScriptFunction("l_get") { session, call throws(ScriptError) in
      let layer = try session.layer(call, 0)
      switch try call.text(1) {
      case "name": call.give(layer.name)
      case "visible": call.give(!layer.isHidden)
      case "locked": call.give(layer.isLocked)
      case "opacity": call.give(layer.opacity)
      default: call.returnNothing()
      }
    },
    ScriptFunction("p_elements") { session, call throws(ScriptError) in
      call.give(session.handles)
    },
    ScriptFunction("p_selection") { session, call throws(ScriptError) in
      call.give(session.selection)
    },
    ScriptFunction("p_stroke") { session, call throws(ScriptError) in
      let samples = try samples(call, 0, on: session.paper)
      let width = try lineWidth(call, 1)
      let style = LineStyle(color: try call.color(orBlack: 2))
      let layer = try session.layerToDrawOn(call, 3)
      call.give(
        try session.add(
          PaintingElement(layer: layer, .freehand(samples), width: width, style: style)))
    },
    ScriptFunction("p_shape") { session, call throws(ScriptError) in
      let kind: ShapeKind = try call.text(0) == "ellipse" ? .ellipse : .rectangle
      let corner = PaperPoint(x: try length(call, 1), y: try length(call, 2))
      let (width, height) = (try length(call, 3), try length(call, 4))
      guard width > 0, height > 0 else {
        throw ScriptError("a shape must be wider and higher than 0")
      }
      let lineWidth = try lineWidth(call, 5)
      var style = LineStyle(join: .miter, color: try call.color(orBlack: 6))
      if call.has(7) { style.fill = FillStyle(color: try call.color(orBlack: 7)) }
      let opposite = PaperPoint(x: corner.x + width, y: corner.y + height)
      let content = ElementContent.shape(
        kind, from: corner.unitPoint(on: session.paper), to: opposite.unitPoint(on: session.paper))
      let layer = try session.layerToDrawOn(call, 8)
      call.give(
        try session.add(PaintingElement(layer: layer, content, width: lineWidth, style: style)))
    },
    ScriptFunction("p_remove") { session, call throws(ScriptError) in
      try session.remove(call, 0)
    },
    ScriptFunction("p_move") { session, call throws(ScriptError) in
      let offset = PaperVector(dx: try length(call, 1), dy: try length(call, 2))
      try session.move(call, 0, by: offset)
    },
  ]

  /// A length or a coordinate in points, as a fraction of the longer side.
  private static func length(_ call: ScriptCall, _ index: Int) throws(ScriptError) -> Double {
    let points = try call.number(index)
    guard abs(points) <= farthest else {
      throw ScriptError("\(call.name): a length or a coordinate is too large, or is not a number")
    }
    return points / PaperScale.points
  }

  private static func lineWidth(_ call: ScriptCall, _ index: Int) throws(ScriptError) -> Double {
    let points = call.has(index) ? try call.number(index) : 4
    guard allowedWidths.contains(points) else {
      throw ScriptError(
        "\(call.name): a line is \(allowedWidths.lowerBound) to \(Int(allowedWidths.upperBound)) points wide"
      )
    }
    return points / PaperScale.points
  }

  /// The points of a stroke: x, y and pressure of each, as bytes of doubles.
  private static func samples(
    _ call: ScriptCall, _ index: Int, on paper: AspectRatio
  ) throws(ScriptError) -> [Sample] {
    let bytes = try call.bytes(index)
    let numbers = bytes.withUnsafeBytes { buffer in
      (0..<bytes.count / 8).map { buffer.loadUnaligned(fromByteOffset: 8 * $0, as: Double.self) }
    }
    guard !numbers.isEmpty, numbers.count.isMultiple(of: 3) else {
      throw ScriptError("\(call.name): there must be at least one point")
    }
    guard numbers.allSatisfy({ abs($0) <= farthest }) else {
      throw ScriptError("\(call.name): a point is too far away, or is not a number")
    }
    return stride(from: 0, to: numbers.count, by: 3).map { start in
      let point = PaperPoint(
        x: numbers[start] / PaperScale.points, y: numbers[start + 1] / PaperScale.points)
      return Sample(
        position: point.unitPoint(on: paper), pressure: Float(min(max(0, numbers[start + 2]), 1)))
    }
  }
}

extension PaintingScriptSession {
  /// Returns the layer of an id.
  fileprivate func layer(_ call: ScriptCall, _ index: Int) throws(ScriptError) -> Layer {
    let number = call.has(index) ? try call.integer(index) : 0
    guard let number = UInt32(exactly: number), let layer = painting.layer(Layer.ID(number)) else {
      throw ScriptError("\(call.name): the layer does not exist")
    }
    return layer
  }

  /// Returns the layer of a new element: that of an id, or the current one.
  fileprivate func layerToDrawOn(
    _ call: ScriptCall, _ index: Int
  ) throws(ScriptError) -> Layer.ID {
    let layer =
      call.has(index) ? try self.layer(call, index) : painting.layer(start.layer)
    guard let layer else { throw ScriptError("\(call.name): the layer does not exist") }
    if layer.isLocked { throw ScriptError("\(call.name): the layer is locked") }
    return layer.id
  }
}

extension ScriptCall {
  fileprivate func color(orBlack index: Int) throws(ScriptError) -> InkColor {
    has(index) ? try color(from: index) : .black
  }
}
