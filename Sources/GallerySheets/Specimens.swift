import Canvas
import Base
import Rendering
import Texts
import Views
import Widgets

extension GallerySheets {
  /// Every widget, at its usual size.
  static let specimens: [Specimen] = [
    Specimen(name: "knob", size: ViewSize(width: 150, height: 141)) {
      Knob(name: "Width", scale: .brushWidth, value: 4, defaultValue: 4) {
        NumberField.text($0, decimals: 1)
      }
    },
    Specimen(name: "rotary-switch", size: ViewSize(width: 110, height: 128), spot: (0.5, 0.64)) {
      RotarySwitch(
        name: "Shape",
        detents: [Icon.undo, .brush, .redo].map { icon in
          RotarySwitch.Detent(name: "Detent") { context, area, ink in
            context.setColor(ink)
            icon.draw(in: context, rect: area, size: 16)
          }
        }, selection: 1)
    },
    Specimen(name: "direction-knob", size: ViewSize(width: 40, height: 40)) {
      let knob = DirectionKnob(name: "Direction")
      knob.angle = 30
      return knob
    },
    Specimen(name: "slider", size: ViewSize(width: 120, height: 26), spot: (0.7, 0.5)) {
      Slider(
        name: "Red", range: 0...255, value: 178, step: 1,
        trackColors: [.black, Color(0xFF2010)])
    },
    Specimen(name: "slider-translucent", size: ViewSize(width: 120, height: 26), spot: (0.3, 0.5)) {
      Slider(
        name: "Opacity", range: 0...100, value: 30, step: 1,
        trackColors: [Color(0x2060C0, alpha: 0), Color(0x2060C0)])
    },
    Specimen(name: "number-field", size: ViewSize(width: 74, height: 26)) {
      NumberField(
        name: "Width", range: 0.5...50, value: 12.5, step: 0.5, decimals: 1, unit: "pt")
    },
    Specimen(name: "number-field-refused", size: ViewSize(width: 74, height: 26)) {
      let field = TextField(name: "Width", text: "wide", style: .readout)
      field.isInvalid = true
      return field
    },
    Specimen(name: "swatch-grid", size: ViewSize(width: 190, height: 120), spot: (0.62, 0.3)) {
      let grid = SwatchGrid(
        name: "Colours", colors: (0..<48).map { Color(UInt32($0 * 348_161 % 0xFFFFFF)) },
        columns: 8, slotCount: 56, gaps: ([1], [4])
      ) { "\($0)" }
      grid.selection = 19
      return grid
    },
    Specimen(name: "lamp-lit", size: ViewSize(width: 44, height: 44)) {
      Lamp(name: "Colour", color: Color(0x2C7BE5))
    },
    Specimen(name: "lamp-dark", size: ViewSize(width: 44, height: 44)) {
      Lamp(name: "Pilot", isLit: false)
    },
    Specimen(
      name: "layer-panel", size: ViewSize(width: LayerPanel.width, height: 300), spot: (0.5, 0.39),
      isOnPlate: false
    ) {
      let panel = LayerPanel(texts: Texts.english.layers)
      panel.list.entries = [
        LayerEntry(name: "Notes", isHidden: true), LayerEntry(name: "Ink"),
        LayerEntry(name: "Colour", opacity: 60),
        LayerEntry(name: "Sketch", isLocked: true, isReference: true),
      ]
      panel.list.selection = 1
      panel.mergeButton.isEnabled = false
      return panel
    },
    Specimen(name: "push-key", size: ViewSize(width: 60, height: 40)) {
      PushKey(name: "Channel", tooltip: "", hasLamp: true, icon: .brush)
    },
    Specimen(name: "push-key-on", size: ViewSize(width: 60, height: 40)) {
      let key = PushKey(name: "Channel", tooltip: "", hasLamp: true, icon: .pick)
      key.isOn = true
      return key
    },
    Specimen(name: "engraved-label", size: ViewSize(width: 110, height: 16)) {
      EngravedLabel("PRESETS")
    },
    Specimen(name: "panel-plate", size: ViewSize(width: 150, height: 110)) { PanelPlate() },
    Specimen(name: "brush-preview", size: ViewSize(width: 330, height: 104)) {
      var brush = BrushChooser.factoryChannels[4]
      brush.style.dash = DashPattern([3, 2]) ?? .solid
      return BrushPreview(name: "Preview", brush: brush)
    },
    Specimen(name: "button", size: ViewSize(width: 110, height: 32), isOnPlate: false) {
      Button(title: "Restore", icon: .restore)
    },
    Specimen(name: "button-primary", size: ViewSize(width: 110, height: 32), isOnPlate: false) {
      Button(title: "Restore", style: .primary)
    },
    Specimen(name: "button-flat", size: ViewSize(width: 36, height: 32), isOnPlate: false) {
      Button(icon: .brush, style: .flat, name: "Brush")
    },
    Specimen(name: "chip", size: ViewSize(width: 72, height: 26), isOnPlate: false) {
      Chip(title: "cats", detail: "12")
    },
    Specimen(name: "chip-on", size: ViewSize(width: 72, height: 26), isOnPlate: false) {
      Chip(title: "cats", detail: "12", state: .on)
    },
    Specimen(name: "chip-mixed", size: ViewSize(width: 70, height: 26), isOnPlate: false) {
      Chip(title: "cats", state: .mixed, hasMark: true)
    },
    Specimen(
      name: "tag-bar", size: ViewSize(width: 300, height: 74), spot: (0.35, 0.25),
      isOnPlate: false
    ) {
      let bar = TagBar(texts: Texts.english.tags)
      bar.show(
        ["cats", "dogs", "holiday", "plans", "portraits", "weather"].map {
          TagEntry(name: $0, count: $0.count, isChosen: $0 == "dogs")
        })
      return bar
    },
    Specimen(
      name: "choice-row", size: ViewSize(width: 190, height: 54), spot: (0.8, 0.7), isOnPlate: false
    ) {
      ChoiceRow(name: "Content", choices: ["Frame", "Row", "Grid"])
    },
    Specimen(
      name: "form-dialog", size: ViewSize(width: 300, height: 226), spot: (0.86, 0.85),
      isOnPlate: false
    ) {
      let field = ExpressionField(name: "Width", label: "Width", unit: "cells", decimals: 0)
      field.value = 16
      return FormDialog(
        title: "Canvas size", rows: [field, ChoiceRow(name: "Frames", choices: ["This", "All"])],
        confirmTitle: "Apply", cancelTitle: "Cancel")
    },
    Specimen(
      name: "palette-grid", size: ViewSize(width: 176, height: 66), spot: (0.56, 0.5),
      isOnPlate: false
    ) {
      let grid = PaletteGrid(name: "Palette") { "\($0)" }
      grid.colors = (0..<20).map {
        Color(UInt32($0 * 348_161 % 0xFFFFFF), alpha: $0 == 5 ? 0.4 : 1)
      }
      (grid.primary, grid.secondary, grid.ramps) = (0, 10, [2...4])
      return grid
    },
    Specimen(
      name: "color-chips", size: ViewSize(width: 44, height: 44), spot: (0.2, 0.2), isOnPlate: false
    ) {
      let chips = ColorChips(name: "Colours")
      (chips.primary, chips.secondary) = (Color(0x2060C0), nil)
      return chips
    },
    Specimen(
      name: "menu-scrolled", size: ViewSize(width: 170, height: 130), spot: (0.4, 0.5),
      isOnPlate: false
    ) {
      Menu(
        name: "Rule",
        items: [.command("Other…", key: "Ctrl+U", isEnabled: true) {}, .separator]
          + ["Life", "HighLife", "Seeds", "Maze", "Coral"].map {
            .choice($0, isChosen: $0 == "Seeds") {}
          })
    },
    Specimen(
      name: "population-graph", size: ViewSize(width: 180, height: 46), spot: (0.6, 0.5),
      isOnPlate: false
    ) {
      let graph = PopulationGraph(name: "Population")
      graph.samples = (0..<60).map {
        PopulationGraph.Sample(generation: $0, population: Double(40 + $0 * 37 % 23 + $0))
      }
      graph.current = 45
      return graph
    },
    Specimen(
      name: "pattern-list", size: ViewSize(width: 220, height: 160), spot: (0.5, 0.5),
      isOnPlate: false
    ) {
      let list = PictureList(name: "Patterns", emptyText: "None")
      list.show([
        (0, PictureListEntry(name: "Block", author: "Ada", fact: "", kind: "Still lifes")),
        (1, PictureListEntry(name: "Beehive", author: "", fact: "", kind: "Still lifes")),
        (2, PictureListEntry(name: "Glider", author: "Ada", fact: "c/4", kind: "Spaceships")),
      ])
      list.selection = 0
      return list
    },
    Specimen(
      name: "gradient-panel", size: ViewSize(width: 480, height: 131), spot: (0.3, 0.25),
      isOnPlate: false
    ) {
      let panel = GradientPanel(texts: .english)
      let stops = [
        GradientStop(at: 0, InkColor(red: 32, green: 96, blue: 192)),
        GradientStop(at: 0.4, InkColor(red: 255, green: 208, blue: 64)),
        GradientStop(at: 1, InkColor(red: 192, green: 32, blue: 64, alpha: 64)),
      ]
      let field = GradientField(map: .identity, stops: stops, space: .oklab)
      panel.show(GradientPanel.Content(.linear(field), chosen: 1))
      return panel
    },
    Specimen(
      name: "life-bar", size: ViewSize(width: 760, height: 64), spot: (0.14, 0.5), isOnPlate: false
    ) {
      let bar = LifeBar(texts: Texts.english.life, speeds: 9)
      bar.showNumbers(generation: "1,103", short: "1,103", population: "116", short: "116")
      bar.show(rate: "60/s")
      bar.show(speed: "60/s", stride: "× 1")
      bar.isRunning = true
      return bar
    },
    Specimen(name: "text-field", size: ViewSize(width: 150, height: 32), isOnPlate: false) {
      TextField(name: "Search", placeholder: "Search", icon: .search)
    },
  ]
}
