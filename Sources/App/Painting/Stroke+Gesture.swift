import Base
import Documents
import Rendering
import Views

extension Stroke {
  /// What a person drew, in unit coordinates: the adapter from a view's pixels.
  init(_ gesture: PaintGesture) {
    let viewport = gesture.viewport
    self.init(
      tool: gesture.effect == .erase ? .eraser : .pencil,
      width: viewport.fraction(ofPixels: gesture.width), style: gesture.style,
      samples: gesture.readings.map { reading in
        Sample(
          position: viewport.unitPoint(at: reading.point), pressure: Float(reading.pressure),
          milliseconds: reading.milliseconds)
      })
  }
}
