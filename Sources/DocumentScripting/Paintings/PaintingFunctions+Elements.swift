import Base
import Documents
import Scripting

extension PaintingFunctions {
  /// Elements, each known by its handle.
  static let elements: [ScriptFunction<PaintingScriptSession>] = [
    ScriptFunction("e_get") { session, call throws(ScriptError) in
      let element = try session.element(call, 0)
      switch try call.text(1) {
      case "kind": call.give(element.isFreehand ? "stroke" : element.content.tool.rawValue)
      case "color": call.give(element.style.color.shortHex)
      case "fill":
        if let fill = element.style.fill {
          call.give(fill.color.shortHex)
        } else {
          call.returnNothing()
        }
      case "width": call.give(PaperScale.points(ofLength: element.width))
      case "layer": call.give(Int(element.layer.number))
      case "locked": call.give(element.isLocked)
      case "text":
        if let text = element.content.text { call.give(text.string) } else { call.returnNothing() }
      default: call.returnNothing()
      }
    },
    ScriptFunction("e_bounds") { session, call throws(ScriptError) in
      let points = try session.element(call, 0).stroke(on: session.paper).samples
        .map { PaperPoint($0.position, on: session.paper) }
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
      for length in [left, top, (xs.max() ?? 0) - left, (ys.max() ?? 0) - top] {
        call.give(PaperScale.points(ofLength: length))
      }
    },
    ScriptFunction("e_points") { session, call throws(ScriptError) in
      let element = try session.element(call, 0)
      guard element.isFreehand else { return call.returnNothing() }
      let samples = element.stroke(on: session.paper).samples
      guard samples.count * 48 <= session.limits.bytes else {
        throw ScriptError("the points need more memory than scripts may use")
      }
      var bytes: [UInt8] = []
      for sample in samples {
        let point = PaperPoint(sample.position, on: session.paper)
        for number in [
          point.x * PaperScale.points, point.y * PaperScale.points, Double(sample.pressure),
        ] {
          withUnsafeBytes(of: number) { bytes += $0 }
        }
      }
      call.give(bytes)
    },
  ]
}

extension PaintingElement {
  /// Whether it is a line of samples.
  fileprivate var isFreehand: Bool { content.tool == .pencil }
}
