import Base
import DocumentWindows
import Documents
import Editing
import Texts
import Views
import Widgets
import Windows

// The commands for layers and cels.
extension PixelEditor {
  func connectLayerCommands() {
    connectLayerCommands(of: { $0.context }, if: \.canChangeCanvas) { $0.timeline.rename() }
    on(.layers, if: { !$0.grid.isPainting }) { $0.timeline.toggle() }
    on(.layerGroup, if: { $0.canChangeCanvas && $0.context.canAddLayer }) { $0.context.addGroup() }
    on(.layerOutOfGroup, if: { $0.canChangeCanvas && $0.context.isInGroup }) {
      $0.context.takeOutOfGroup($0.context.layer.id)
    }
    on(.layerDuplicate, if: { $0.canChangeCanvas && $0.context.canDuplicateLayer }) {
      $0.context.duplicateLayer()
    }
    on(.layerBackground, if: { $0.canChangeCanvas && !$0.frame.layer.isGroup }) {
      $0.context.toggleBackground()
    }
    on(.layerReference, if: { $0.canChangeCanvas && $0.context.canBeReference }) {
      $0.context.toggleReference()
    }
    on(.layerProperties, if: \.canChangeCanvas) { $0.askForLayerProperties() }
    on(
      .makeTilemap, if: { $0.canChangeCanvas && !$0.frame.layer.isGroup && $0.frame.tileset == nil }
    ) {
      $0.askForTilemap()
    }
    on(.makeOrdinaryLayer, if: { $0.canChangeCanvas && $0.frame.tileset != nil }) {
      let layer = $0.frame.layer.id
      $0.session.performOnAll { $0.makeOrdinary(layer) }
    }
    on(.tileMode, if: { $0.frame.tileset != nil && !$0.grid.isPainting }) { $0.tiles.nextMode() }
    for (name, turn) in [
      (CommandName.flipTileHorizontally, CanvasTurn.flipHorizontally),
      (.flipTileVertically, .flipVertically), (.rotateTile, .turnRight),
    ] {
      on(name, if: { $0.tiles.canTurn(turn) && !$0.grid.isPainting }) { $0.tiles.turn(turn) }
    }
    on(.celLink, if: { $0.canChangeCanvas && $0.context.hasChosenCels }) { $0.context.linkCels() }
    on(.celUnlink, if: { $0.canChangeCanvas && $0.context.hasLinkedCels }) {
      $0.context.unlinkCels()
    }
    on(.celClear, if: { $0.canChangeCanvas && !$0.context.chosenCels.isEmpty }) {
      $0.context.clearCels()
    }
    commands.bind(frames.bar.layersButton, .layers)
    commands.bind(frames.bar.addLayerButton, .layerAdd)
  }

  /// Asks for the name and blend mode of a layer.
  private func askForLayerProperties() {
    let (all, texts) = (services.texts, services.texts.layers)
    let layer = frame.layer
    let name = TextField(
      name: texts.name, text: layer.name, placeholder: context.name(of: layer.sheet))
    let modes = BlendMode.allCases
    let blend = ChoiceRow(
      name: texts.blendMode, choices: modes.map { texts.name(of: $0) },
      selection: modes.firstIndex(of: layer.blendMode) ?? 0, columns: 2)
    let opacity = ExpressionField(
      name: texts.opacity, label: texts.opacity, unit: "%", step: 5, decimals: 0)
    opacity.value = (layer.opacity * 100).rounded()
    opacity.wanted.listen(opacity) { [weak opacity] wanted in
      opacity?.value = min(max(wanted.value.rounded(), 0), 100)
    }
    let dialog = FormDialog(
      title: texts.properties, rows: layer.background == nil ? [name, blend, opacity] : [name],
      confirmTitle: all.pixels.apply, cancelTitle: all.cancel)
    dialog.confirmed = { [weak self] in
      let (text, mode) = (String(name.text.trimmed), modes[blend.selection])
      let part = opacity.value / 100
      self?.session.perform { picture in
        picture.changeLayer(layer.id) {
          $0.sheet.name = text
          $0.sheet = $0.sheet.faded(to: part)
          $0.blendMode = mode
        }
      }
      return true
    }
    ask(dialog)
  }

  /// Asks for the settings of the onion skin.
  func askForOnionSkin() {
    let (all, texts) = (services.texts, services.texts.pixels)
    let onion = display.onionSkin
    func number(_ label: String, _ value: Double, in range: ClosedRange<Double>, unit: String)
      -> ExpressionField
    {
      let field = ExpressionField(name: label, label: label, unit: unit, decimals: 0)
      field.value = value
      field.wanted.listen(field) { [weak field] wanted in
        field?.value = min(max(wanted.value.rounded(), range.lowerBound), range.upperBound)
      }
      return field
    }
    let most = Double(OnionSkin.allowedCount.upperBound)
    let before = number(texts.onionBefore, Double(onion.before), in: 0...most, unit: "")
    let after = number(texts.onionAfter, Double(onion.after), in: 0...most, unit: "")
    let opacity = number(
      texts.onionOpacity, (onion.opacity * 100).rounded(),
      in: OnionSkin.allowedOpacity.lowerBound * 100...OnionSkin.allowedOpacity.upperBound * 100,
      unit: "%")
    let ends = ChoiceRow(
      name: texts.onionWraps, choices: [texts.onionStops, texts.onionGoesRound],
      selection: onion.wraps ? 1 : 0)
    let dialog = FormDialog(
      title: texts.onion, rows: [before, after, opacity, ends], confirmTitle: texts.apply,
      cancelTitle: all.cancel)
    dialog.confirmed = { [weak self] in
      guard let self else { return true }
      var new = OnionSkin()
      (new.before, new.after) = (Int(saturating: before.value), Int(saturating: after.value))
      (new.opacity, new.wraps) = (opacity.value / 100, ends.selection == 1)
      display.onionSkin = new
      display.showsOnion = true
      frames.updateStrip()
      services.settings[.onionSkin] = new
      return true
    }
    ask(dialog)
  }
}
