public import Base

/// Takes the colour that the paper shows under the pointer.
public final class PickGesture: PaintingGesture {
  private let context: ToolContext

  public init(in context: ToolContext) { self.context = context }

  public func begin(_ reading: PointerReading, isDouble: Bool) { move(reading) }

  public func move(_ reading: PointerReading) { pick(reading, isFinal: false) }

  public func end(_ last: PointerReading?, isOnPaper: Bool) {
    if let last { pick(last, isFinal: true) }
  }

  public func cancel() {}

  private func pick(_ reading: PointerReading, isFinal: Bool) {
    if let color = context.sight.color(at: reading.position) {
      context.picked.post((color, isFinal))
    }
  }
}
