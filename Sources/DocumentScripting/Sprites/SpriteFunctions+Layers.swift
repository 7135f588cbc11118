import Base
import Documents
import Scripting

extension SpriteFunctions {
  /// Layers, each known by its id, the lowest first.
  static let layers: [ScriptFunction<SpriteSession>] = [
    ScriptFunction("s_layers") { session, call throws(ScriptError) in
      call.give(session.outline.layers.map { Int($0.id.number) })
    },
    ScriptFunction("l_get") { session, call throws(ScriptError) in
      let layer = try session.layer(call, 0)
      switch try call.text(1) {
      case "name": call.give(layer.name)
      case "visible": call.give(!layer.isHidden)
      case "locked": call.give(layer.isLocked)
      case "opacity": call.give(layer.opacity)
      case "isGroup": call.give(layer.isGroup)
      default: call.returnNothing()
      }
    },
    ScriptFunction("l_put") { session, call throws(ScriptError) in
      let (layer, key) = (try session.layer(call, 0), try call.text(1))
      var sheet = layer.sheet
      switch key {
      case "name": sheet.name = String(try call.text(2).prefix(longestName))
      case "visible": sheet.isHidden = !call.boolean(2, or: false)
      case "locked": sheet.isLocked = call.boolean(2, or: false)
      case "opacity":
        let opacity = try call.number(2)
        guard (0...1).contains(opacity) else { throw ScriptError("opacity is 0 to 1") }
        sheet = sheet.faded(to: opacity)
      default: throw ScriptError("a layer has no “\(key)” that can be changed")
      }
      session.change(layer.id) { $0.sheet = sheet }
    },
    ScriptFunction("s_newLayer") { session, call throws(ScriptError) in
      let name = String(try call.text(0, or: "").prefix(longestName))
      guard session.outline.canAddLayer else {
        throw ScriptError("newLayer: there is no room for another layer")
      }
      var new: Layer.ID?
      let below = session.cel.layer
      session.changeLayers { sprite in
        new = sprite.addLayer(over: below)
        if let new { sprite.changeLayer(new) { $0.sheet.name = name } }
      }
      guard let new else { throw ScriptError("newLayer: there is no room for another layer") }
      session.choose(layer: new, frame: session.cel.frame)
      call.give(Int(new.number))
    },
    ScriptFunction("s_deleteLayer") { session, call throws(ScriptError) in
      let layer = try session.layer(call, 0)
      var isGone = false
      session.changeLayers { isGone = $0.removeLayer(layer.id) }
      if !isGone { throw ScriptError("deleteLayer: it is the only layer") }
    },
  ]

  private static let longestName = 1000
}
