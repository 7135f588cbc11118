/// Texts about kinds of brush and their settings.
public struct BrushKindTexts: Sendable {
  private let translate: Translator

  init(_ translate: Translator) { self.translate = translate }

  public var page: String { translate("KIND") }
  public var kind: String { translate("Kind of brush") }
  public var kindTip: String { translate("The way in which the brush lays down its ink") }
  public var controls: String { translate("Kind of brush and its settings") }

  // Kinds
  public var pen: String { translate("Pen", context: "kind of brush") }
  public var nib: String { translate("Nib", context: "kind of brush") }
  public var marker: String { translate("Marker", context: "kind of brush") }
  public var pencil: String { translate("Pencil", context: "kind of brush") }
  public var chalk: String { translate("Chalk", context: "kind of brush") }
  public var airbrush: String { translate("Airbrush", context: "kind of brush") }
  public var spatter: String { translate("Spatter", context: "kind of brush") }

  // Settings, as engraved above their knobs
  public var lightest: String { translate("LIGHT TOUCH") }
  public var thickness: String { translate("THICKNESS") }
  public var angle: String { translate("ANGLE") }
  public var turning: String { translate("TURNS WITH") }
  public var corners: String { translate("SHAPE") }
  public var rim: String { translate("EDGES") }
  public var darkening: String { translate("INK") }
  public var grain: String { translate("GRAIN") }
  public var roughness: String { translate("ROUGHNESS") }
  public var softness: String { translate("SOFTNESS") }
  public var bristles: String { translate("BRISTLES") }
  public var dryness: String { translate("DRYNESS") }
  public var flow: String { translate("FLOW") }
  public var density: String { translate("DROPS") }
  public var drop: String { translate("SIZE", context: "of drops") }
  public var scatter: String { translate("SCATTER") }

  // The same in tooltips
  public var lightestTip: String {
    translate("Opacity under the lightest touch; 100 if the pressure makes no difference")
  }
  public var thicknessTip: String { translate("Thickness of the nib, as a part of its width") }
  public var angleTip: String { translate("Angle of the nib") }
  public var turningTip: String { translate("Reference of the nib’s angle") }
  public var cornersTip: String { translate("Shape of the nib") }
  public var rimTip: String { translate("Darkness of the marker’s edges") }
  public var darkeningTip: String {
    translate("Whether the ink darkens or covers the ink below")
  }
  public var grainTip: String { translate("Size of the paper’s grain") }
  public var roughnessTip: String { translate("How much the paper’s grain shows") }
  public var softnessTip: String { translate("Width of the soft edge") }
  public var bristlesTip: String { translate("Number of bristles") }
  public var drynessTip: String { translate("Bristles that leave no ink") }
  public var flowTip: String { translate("Paint left by a single pass") }
  public var densityTip: String { translate("Number of drops") }
  public var dropTip: String { translate("Size of the largest drops") }
  public var scatterTip: String { translate("Distance that drops fly from the line") }

  // Choices
  public var fixed: String { translate("Fixed", context: "angle of a nib") }
  public var direction: String { translate("Line", context: "angle of a nib") }
  public var penDirection: String { translate("Pen", context: "angle of a nib") }
  public var ellipse: String { translate("Oval", context: "shape of a nib") }
  public var rectangle: String { translate("Flat", context: "shape of a nib") }
  public var covers: String { translate("Covers", context: "ink of a marker") }
  public var darkens: String { translate("Darkens", context: "ink of a marker") }

  // Presets
  public var brushes: String { translate("BRUSHES") }
  public var presets: String { translate("Brushes on offer") }
  public var presetTip: String {
    translate("A click uses this brush in the present colour", context: "preset")
  }
  public var pencil2B: String { translate("Pencil 2B") }
  public var ink: String { translate("Ink", context: "preset") }
  public var calligraphy: String { translate("Calligraphy") }
  public var fineliner: String { translate("Fineliner") }

  // The user's own brushes
  public var ownBrushes: String { translate("My brushes") }
  public var ownBrushesTip: String { translate("My brushes: save, use and exchange brushes") }
  public var saveBrush: String { translate("Save this brush…") }
  public var saveBrushTitle: String { translate("Save the brush") }
  public var saveBrushConfirm: String { translate("Save", context: "a brush") }
  public var brushName: String { translate("Name of the brush") }
  public var replacesBrush: String { translate("This replaces the brush of the same name.") }
  public func removeBrush(_ name: String) -> String {
    translate("Remove “{name}”", ["name": name])
  }
  public var openBrushes: String { translate("Open brushes…") }
  public var openBrushesTitle: String { translate("Open brushes") }
  public var openBrushesConfirm: String { translate("Open", context: "brushes") }
  public var exportBrushes: String { translate("Save all to a file…") }
  public var exportBrushesTitle: String { translate("Save my brushes") }
  public func brushesFailed(_ reason: any MessagePart) -> String {
    translate("The brushes can’t be read: {reason}", ["reason": reason])
  }
}

extension Texts {
  public var brushKinds: BrushKindTexts { BrushKindTexts(translate) }
}
