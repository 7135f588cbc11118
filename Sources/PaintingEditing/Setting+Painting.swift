import Views
import Windows

extension Setting<PaperUnit> {
  /// The unit for entering paper sizes.
  static var paperUnit: Setting { Setting("paper.unit", usually: .millimeters) }
}

extension Setting<Bool> {
  static var isChooserOpen: Setting { Setting("chooser.open", usually: false) }
  static var isChooserTornOff: Setting { Setting("chooser.tornOff", usually: false) }
  static var areLayersOpen: Setting { Setting("layers.open", usually: false) }
  static var areShapesOpen: Setting { Setting("shapes.open", usually: false) }
  static var isInspectorOpen: Setting { Setting("inspector.open", usually: true) }
  static var isGradientPanelOpen: Setting { Setting("gradient.open", usually: true) }
  static var showsMinimap: Setting { Setting("minimap", usually: true) }
  static var hasLayersAtLeft: Setting {
    Setting("layers.side", read: { $0 != "right" }, write: { $0 ? "left" : "right" })
  }
}

extension Setting<InspectorPosition?> {
  /// The user's position of the inspector card.
  static var inspectorPosition: Setting {
    Setting(
      "inspector.place", read: { $0.flatMap { InspectorPosition(text: $0) } }, write: { $0?.text })
  }
}

extension Setting<String?> {
  /// The settings of the painting tools; see `ToolSettings.text`.
  static var paintingTools: Setting { Setting(plain: "painting.tools") }
}

extension WindowKind {
  /// The windows of torn-off brush choosers.
  static var chooser: WindowKind {
    WindowKind(name: "chooser", firstSize: BrushChooser.windowSize)
  }
}
