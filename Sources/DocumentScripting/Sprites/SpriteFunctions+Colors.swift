import Base
import Documents
import Scripting

extension SpriteFunctions {
  /// The palette, whose indices scripts count from 0, as cells do: in true colour, the table of the colours of cells.
  static let colors: [ScriptFunction<SpriteSession>] = [
    ScriptFunction("s_colorCount") { session, call throws(ScriptError) in
      call.give(session.outline.palette.count)
    },
    ScriptFunction("s_color") { session, call throws(ScriptError) in
      let color = session.outline.palette[try session.colorIndex(call, 0)]
      call.give(color.shortHex)
      for channel in [color.red, color.green, color.blue, color.alpha] { call.give(Int(channel)) }
    },
    ScriptFunction("s_setColor") { session, call throws(ScriptError) in
      let (index, color) = (try session.colorIndex(call, 0), try call.color(from: 1))
      session.changeParts { $0.palette[index] = color }
    },
    ScriptFunction("s_addColor") { session, call throws(ScriptError) in
      call.give(try session.add(try call.color(from: 0)))
    },
    ScriptFunction("s_colorIndex") { session, call throws(ScriptError) in
      let color = try call.color(from: 0)
      if let known = session.outline.palette.colors.firstIndex(of: color) {
        call.give(known)
      } else {
        call.give(try session.add(color))
      }
    },
  ]
}

extension SpriteSession {
  /// - Returns: the index of the new colour.
  fileprivate func add(_ color: InkColor) throws(ScriptError) -> Int {
    let most = outline.isTrueColor ? Palette.mostTrueColors : Palette.allowedCount.upperBound
    guard outline.palette.count < most else {
      throw ScriptError("the palette has \(most) colours, and no room for more")
    }
    changeParts { $0.palette.append(color) }
    return outline.palette.count - 1
  }
}
