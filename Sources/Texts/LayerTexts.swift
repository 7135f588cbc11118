/// What is said about the layers of a painting.
public struct LayerTexts: Sendable {
  let translate: Translator

  public var layers: String { translate("Layers") }
  public var layersTip: String { translate("Show or hide the layers") }
  public var panels: String { translate("Layers, inspector") }
  public func layer(_ number: Int) -> String { translate("Layer {number}", ["number": number]) }
  public var add: String { translate("New layer") }
  public var addTip: String { translate("Add a layer over this one, and draw in it") }
  public var remove: String { translate("Delete layer") }
  public var removeTip: String { translate("Delete this layer with all that is in it") }
  public var raise: String { translate("Raise layer") }
  public var lower: String { translate("Lower layer") }
  public var merge: String { translate("Merge down") }
  public var mergeTip: String { translate("Make this layer part of the one under it") }
  public var rename: String { translate("Rename layer") }
  public var name: String { translate("Name of the layer") }
  public var hide: String { translate("Hide or show layer") }
  public var lock: String { translate("Lock or unlock layer") }
  public var above: String { translate("Draw in the layer above") }
  public var below: String { translate("Draw in the layer below") }
  public var opacity: String { translate("Opacity") }
  public func opacityValue(_ percent: Int) -> String {
    translate("{percent} %", ["percent": percent])
  }
  public var moveTo: String { translate("Move to layer") }
  public var moveToEllipsis: String { translate("Move to layer…") }
  public func shown(_ name: String) -> String { translate("Show “{name}”", ["name": name]) }
  public func locked(_ name: String) -> String { translate("Lock “{name}”", ["name": name]) }
  public var otherSide: String { translate("To the other side of the paper") }
  public var closePanel: String { translate("Close the layers") }
  public var hiddenState: String { translate("hidden") }
  public var lockedState: String { translate("locked") }
  public func isHidden(_ name: String) -> String {
    translate("“{name}” is hidden: show it to draw in it.", ["name": name])
  }
  public func isLocked(_ name: String) -> String {
    translate("“{name}” is locked: unlock it to draw in it.", ["name": name])
  }
}
