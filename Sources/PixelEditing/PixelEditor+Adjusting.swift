import Base
import DocumentWindows
import Documents
import Editing
import Texts
import Views
import Widgets
import Windows

// Dialogs that adjust colours, with their effect seen at once.
extension PixelEditor {
  func connectAdjusting() {
    on(.adjustHue, if: \.canChangeCanvas) { $0.askForHue() }
    on(.adjustBrightness, if: \.canChangeCanvas) { $0.askForBrightness() }
    on(.adjustCurves, if: \.canChangeCanvas) { $0.askForCurves() }
    on(.invertColors, if: \.canChangeCanvas) { editor in
      editor.askForAdjustment(editor.services.texts.adjusting.invert, []) { .invert }
    }
    on(.replaceColor, if: \.canChangeCanvas) { $0.askForReplacement() }
  }

  private func askForHue() {
    let texts = services.texts.adjusting
    let hue = FaderRow(name: services.texts.hue, range: -180...180, value: 0, unit: "°")
    let saturation = FaderRow(
      name: services.texts.saturation, range: -100...100, value: 0, unit: "%")
    let lightness = FaderRow(name: texts.lightness, range: -100...100, value: 0, unit: "%")
    let rows = [hue, saturation, lightness]
    let update = askForAdjustment(texts.hue, rows) {
      .hueSaturationLightness(
        hue: hue.value, saturation: saturation.value / 100, lightness: lightness.value / 100)
    }
    for row in rows { row.changed.listen(row) { _ in update() } }
  }

  private func askForBrightness() {
    let texts = services.texts.adjusting
    let brightness = FaderRow(name: texts.brightness, range: -100...100, value: 0, unit: "%")
    let contrast = FaderRow(name: texts.contrast, range: -100...100, value: 0, unit: "%")
    let update = askForAdjustment(texts.brightnessContrast, [brightness, contrast]) {
      .brightnessContrast(brightness: brightness.value / 100, contrast: contrast.value / 100)
    }
    for row in [brightness, contrast] { row.changed.listen(row) { _ in update() } }
  }

  private func askForCurves() {
    let texts = services.texts.adjusting
    let channels = ColorCurves.Channel.allCases
    let channel = ChoiceRow(
      name: texts.channel, choices: channels.map { texts.name(of: $0) }, columns: channels.count)
    let settings = services.texts.settings
    let editor = CurveEditor(name: texts.curves) { settings.curvePoint($0 + 1, of: $1) }
    var curves = ColorCurves()
    let update = askForAdjustment(texts.curves, [channel, editor]) { .curves(curves) }
    channel.chosen.listen(channel) { editor.curve = curves[channels[$0]] }
    editor.changed.listen(editor) {
      curves[channels[channel.selection]] = $0
      update()
    }
  }

  /// Replaces the second colour, and those similar to it, by the first one.
  private func askForReplacement() {
    let texts = services.texts
    guard let old = context.color(of: .secondary) else {
      return say(texts.adjusting.chooseColors)
    }
    let new = context.color(of: .primary) ?? InkColor(rgba: 0)
    let tolerance = FaderRow(name: texts.tolerance, range: 0...255, value: 0)
    let note = Label(
      texts.adjusting.replaceNote(old.shortHex, new.shortHex), style: .secondary, maxLines: 3)
    let update = askForAdjustment(texts.adjusting.replace, [note, tolerance]) {
      .replace(old, with: new, tolerance: Int(saturating: tolerance.value))
    }
    tolerance.changed.listen(tolerance) { _ in update() }
  }

  /// Asks for the outline of the selection, or of whole cels, in the first colour.
  func askForOutline() {
    guard frame.mayPaint() else { return }
    let texts = services.texts.pixels
    let place = ChoiceRow(
      name: texts.outlinePlace, choices: [texts.outlineOutside, texts.outlineInside])
    let corners = ChoiceRow(
      name: texts.outlineCorners, choices: [texts.roundTip, texts.squareTip])
    let matrix = SideMatrix(name: texts.outlineSides)
    let presets = [OutlineSides.round, .square]
    matrix.show(.round)
    let color = context.chosenColor(of: .primary).visible
    let update = askForChange(texts.outlineCells, [place, corners, matrix]) { cels, region in
      let (location, sides) = (
        place.selection == 0 ? OutlineLocation.outside : .inside, matrix.outlineSides
      )
      return { picture in
        let cell = color.cell(in: &picture)
        picture.outline(cels, in: region, with: cell, location, sides)
      }
    }
    place.chosen.listen(place) { _ in update() }
    corners.chosen.listen(corners) {
      matrix.show(presets[$0])
      update()
    }
    matrix.changed.listen(matrix) {
      corners.selection = presets.firstIndex(of: matrix.outlineSides) ?? -1
      update()
    }
  }

  /// Shows a dialog that adjusts colours.
  ///
  /// - Parameter adjustment: returns that of the present values.
  /// - Returns: to be called when a value changes.
  @discardableResult
  private func askForAdjustment(
    _ title: String, _ rows: [View], _ adjustment: @escaping () -> ColorAdjustment
  ) -> () -> Void {
    let paletteChange: () -> PictureChange = {
      let adjustment = adjustment()
      return { $0.adjustPalette(adjustment) }
    }
    return askForChange(title, rows, ofPalette: paletteChange) { cels, region in
      let adjustment = adjustment()
      return { $0.adjustColors(adjustment, of: cels, in: region) }
    }
  }

  private typealias PictureChange = @Sendable (inout Sprite) -> Void

  /// Shows a dialog that changes the selected cells in some cels. The current frame shows the effect at once;
  /// confirming it is one step.
  ///
  /// - Parameters:
  ///   - paletteChange: returns the change of the whole palette, if that is a choice.
  ///   - change: returns the change of cels in a region, which is nil for all of their cells.
  /// - Returns: to be called when a value changes.
  private func askForChange(
    _ title: String, _ rows: [View], ofPalette paletteChange: (() -> PictureChange)? = nil,
    _ change: @escaping (Set<CelAddress>, CellRegion?) -> PictureChange
  ) -> () -> Void {
    guard session.canChange, !session.isInGesture else { return {} }
    selection.putDown()
    let texts = services.texts.adjusting
    let scope = ChoiceRow(
      name: texts.scope,
      choices: [context.hasChosenCels ? texts.chosenCels : texts.thisCel, texts.allFrames]
        + (paletteChange == nil ? [] : [texts.palette]))
    let (before, shown, chosen) = (session.document.sprite, frame.place, context.chosenCels)
    let (region, everything) = (session.selection, before.openCels)
    /// The change of the present values; of one frame, or of all for nil.
    func changing(_ frame: Int?) -> PictureChange {
      if scope.selection == 2, let paletteChange { return paletteChange() }
      let cels = scope.selection == 0 ? chosen : everything
      return change(cels.filter { frame == nil || $0.frame == frame }, region)
    }
    let preview = LivePreview {
      let change = changing(shown)
      return { () -> Sprite in
        var picture = before
        change(&picture)
        return picture
      }
    } show: { [weak self] picture in
      self?.session.update(to: picture)
    }
    scope.chosen.listen(scope) { _ in preview.recompute() }
    let dialog = FormDialog(
      title: title, rows: rows + [scope], confirmTitle: services.texts.pixels.apply,
      cancelTitle: services.texts.cancel)
    askBeside(dialog) { [weak self] isConfirmed in
      preview.close()
      self?.session.cancel()
      if isConfirmed { self?.session.performOnAll(changing(nil)) }
    }
    preview.recompute()
    return { preview.recompute() }
  }
}

extension SideMatrix {
  fileprivate func show(_ shown: OutlineSides) {
    sides = OutlineSides.allSteps.indices.map { shown.rawValue >> $0 & 1 != 0 }
  }

  fileprivate var outlineSides: OutlineSides {
    OutlineSides(
      rawValue: sides.enumerated().reduce(0) { $0 | ($1.element ? 1 << $1.offset : 0) })
  }
}

extension AdjustingTexts {
  /// Returns the name of a channel.
  fileprivate func name(of channel: ColorCurves.Channel) -> String {
    switch channel {
    case .all: allChannels
    case .red: red
    case .green: green
    case .blue: blue
    case .alpha: alpha
    }
  }
}
