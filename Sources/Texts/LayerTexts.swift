/// Texts about the layers of a painting.
public struct LayerTexts: Sendable {
  let translate: Translator

  public var layers: String { translate("Layers") }
  public var layersTip: String { translate("Show or hide layers") }
  public var panels: String { translate("Layers, inspector") }
  public func layer(_ number: Int) -> String { translate("Layer {number}", ["number": number]) }
  public func group(_ number: Int) -> String { translate("Group {number}", ["number": number]) }
  public var background: String { translate("Background layer") }
  public func isGroup(_ name: String) -> String {
    translate("“{name}” is a group: choose a layer in it to draw.", ["name": name])
  }
  public var add: String { translate("New layer") }
  public var addTip: String { translate("Add a layer above this one") }
  public var remove: String { translate("Delete layer") }
  public var removeTip: String { translate("Delete this layer and everything in it") }
  public var raise: String { translate("Raise layer") }
  public var lower: String { translate("Lower layer") }
  public var merge: String { translate("Merge down") }
  public var mergeTip: String { translate("Merge this layer into the one below") }
  public var addGroup: String { translate("Group layer") }
  public var addGroupTip: String { translate("Put this layer in a new group") }
  public var outOfGroup: String { translate("Ungroup layer") }
  public var duplicate: String { translate("Duplicate layer") }
  public var toggleBackground: String { translate("Opaque background") }
  public var toggleBackgroundTip: String {
    translate("Make this layer the opaque background, in the second colour")
  }
  public var properties: String { translate("Layer properties") }
  public var propertiesEllipsis: String { translate("Layer properties…") }
  public var blendMode: String { translate("Blend mode") }
  public var normal: String { translate("Normal", context: "blend mode") }
  public var multiply: String { translate("Multiply", context: "blend mode") }
  public var screen: String { translate("Screen", context: "blend mode") }
  public var overlay: String { translate("Overlay", context: "blend mode") }
  public var addition: String { translate("Addition", context: "blend mode") }
  public var subtract: String { translate("Subtract", context: "blend mode") }
  public var divide: String { translate("Divide", context: "blend mode") }
  public var darken: String { translate("Darken", context: "blend mode") }
  public var lighten: String { translate("Lighten", context: "blend mode") }
  public var colorDodge: String { translate("Colour dodge", context: "blend mode") }
  public var colorBurn: String { translate("Colour burn", context: "blend mode") }
  public var hardLight: String { translate("Hard light", context: "blend mode") }
  public var softLight: String { translate("Soft light", context: "blend mode") }
  public var difference: String { translate("Difference", context: "blend mode") }
  public var exclusion: String { translate("Exclusion", context: "blend mode") }
  public var hue: String { translate("Hue", context: "blend mode") }
  public var saturation: String { translate("Saturation", context: "blend mode") }
  public var color: String { translate("Colour", context: "blend mode") }
  public var luminosity: String { translate("Luminosity", context: "blend mode") }
  public var rename: String { translate("Rename layer") }
  public var name: String { translate("Layer name") }
  public var hide: String { translate("Show or hide layer") }
  public var lock: String { translate("Lock or unlock layer") }
  public var above: String { translate("Draw in the layer above") }
  public var below: String { translate("Draw in the layer below") }
  public var layersAndNew: String { translate("Layers, new layer") }
  public var aboveAndBelow: String { translate("Layer above, below") }
  public var opacity: String { translate("Opacity") }
  public func opacityValue(_ percent: Int) -> String {
    translate("{percent} %", ["percent": percent])
  }
  public var moveTo: String { translate("Move to layer") }
  public func shown(_ name: String) -> String { translate("Show “{name}”", ["name": name]) }
  public func locked(_ name: String) -> String { translate("Lock “{name}”", ["name": name]) }
  public var reference: String { translate("Reference") }
  public var referenceLayer: String { translate("Reference layer") }
  public var referenceLayerTip: String {
    translate("Keep this layer out of files, prints and thumbnails")
  }
  public var referenceState: String { translate("reference", context: "state of a layer") }
  public var references: String { translate("Reference picture") }
  public var chooseReference: String { translate("Choose a reference picture") }
  public var traceReference: String { translate("Trace a picture…") }
  public var traceReferenceTip: String { translate("Put a picture under the drawing") }
  public var referenceBeside: String { translate("Picture beside the paper…") }
  public var referenceBesideTip: String { translate("Put a picture next to the paper") }
  public var referenceFromScreen: String { translate("Part of the screen…") }
  public var referenceFromScreenTip: String { translate("Put a screenshot next to the paper") }
  public var noScreenshots: String { translate("The desktop offers no screenshots.") }
  public var referenceAdded: String {
    translate("Reference layers are not exported. Lock the layer to keep it in place.")
  }
  public var otherSide: String { translate("Move to the other side of the page") }
  public var closePanel: String { translate("Close layers") }
  public var hiddenState: String { translate("hidden") }
  public var lockedState: String { translate("locked") }
  public func isHidden(_ name: String) -> String {
    translate("“{name}” is hidden: show it to draw in it.", ["name": name])
  }
  public func isReference(_ name: String) -> String {
    translate("“{name}” is a reference layer: choose another one to draw.", ["name": name])
  }
  public func isLocked(_ name: String) -> String {
    translate("“{name}” is locked: unlock it to draw in it.", ["name": name])
  }
}
