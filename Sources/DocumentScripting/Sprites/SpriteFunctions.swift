import Base
import Documents
import Scripting

/// The functions available to scripts of pictures. A letter marks the table that a function is for: the picture, its
/// cels, or the program.
enum SpriteFunctions {
  static let all: [ScriptFunction<SpriteSession>] =
    ScriptFunction.shared + cels + colors + frames + layers + picture

  /// The picture as a whole.
  static let picture: [ScriptFunction<SpriteSession>] = [
    ScriptFunction("s_size") { session, call throws(ScriptError) in
      let size = session.outline.size
      call.give(size.width)
      call.give(size.height)
    },
    ScriptFunction("s_crop") { session, call throws(ScriptError) in
      let numbers = (
        try call.integer(0), try call.integer(1), try call.integer(2), try call.integer(3)
      )
      let side = Sprite.allowedSide.upperBound
      guard abs(clamping: numbers.0) <= side, abs(clamping: numbers.1) <= side,
        Sprite.allowedSide.contains(numbers.2), Sprite.allowedSide.contains(numbers.3)
      else { throw ScriptError("\(call.name): a side must be 1 to \(side) pixels") }
      let rect = CellRect(x: numbers.0, y: numbers.1, width: numbers.2, height: numbers.3)
      try session.checkSize(rect.size)
      session.changeLayers { $0.crop(to: rect) }
    },
    ScriptFunction("s_selection") { session, call throws(ScriptError) in
      guard let bounds = session.selection?.bounds else { return call.returnNothing() }
      call.give([bounds.x, bounds.y, bounds.width, bounds.height])
    },
    ScriptFunction("s_contains") { session, call throws(ScriptError) in
      let place = CellPosition(x: try call.integer(0), y: try call.integer(1))
      call.give(session.selection?.contains(place) ?? false)
    },
    ScriptFunction("s_current") { session, call throws(ScriptError) in
      call.give(Int(session.cel.layer.number))
      call.give(session.cel.frame + 1)
    },
    ScriptFunction("s_choose") { session, call throws(ScriptError) in
      session.choose(layer: try session.layer(call, 0).id, frame: try session.frame(call, 1))
    },
  ]
}

private func abs(clamping number: Int) -> Int { Int(clamping: number.magnitude) }

extension SpriteSession {
  /// Returns the layer of an id.
  func layer(_ call: ScriptCall, _ index: Int) throws(ScriptError) -> PixelLayer {
    let number = call.has(index) ? try call.integer(index) : 0
    guard let number = UInt32(exactly: number), let layer = outline.layer(Layer.ID(number)) else {
      throw ScriptError("\(call.name): the layer does not exist")
    }
    return layer
  }

  /// Returns the index of a frame, which scripts count from 1.
  func frame(_ call: ScriptCall, _ index: Int) throws(ScriptError) -> Int {
    let number = try call.integer(index)
    guard (1...outline.frames.count).contains(number) else {
      throw ScriptError("\(call.name): frame \(number) does not exist")
    }
    return number - 1
  }
}
