import Base
import DocumentWindows
import Documents
import Editing
import Texts
import Widgets
import Windows

// Changes to the selected region.
extension PixelEditor {
  func connectRegionCommands() {
    on(.invertSelection, if: \.isLoaded) {
      $0.tools.choose(.select)
      $0.selection.invert()
      $0.leaveControls()
    }
    on(.growSelection, if: \.hasSelection) { $0.askForRegion(.grow) }
    on(.narrowSelection, if: \.hasSelection) { $0.askForRegion(.shrink) }
    on(.borderSelection, if: \.hasSelection) { $0.askForRegion(.border) }
    on(.selectColors, if: \.isLoaded) { $0.askForColors() }
  }

  /// Asks for the width of a change to the selection.
  private func askForRegion(_ change: RegionChange) {
    guard let region = selection.region else { return }
    let texts = services.texts.pixels
    let title =
      switch change {
      case .grow: texts.growSelection
      case .shrink: texts.narrowSelection
      case .border: texts.borderSelection
      }
    let range = RegionChange.allowedWidths
    let width = FaderRow(
      name: texts.selectionWidth, range: Double(range.lowerBound)...Double(range.upperBound),
      value: 1, unit: texts.cells)
    let corners = ChoiceRow(
      name: texts.outlineCorners, choices: [texts.roundTip, texts.squareTip])
    let canvas = session.seen.bounds
    let preview = askForSelection(title, [width, corners]) {
      let (reach, count) = (
        corners.selection == 0 ? CellRegion.Reach.round : .square, Int(saturating: width.value)
      )
      return { change.made(of: region, by: count, reach, in: canvas) }
    }
    width.changed.listen(width) { _ in preview.recompute() }
    corners.chosen.listen(corners) { _ in preview.recompute() }
  }

  /// Asks for the tolerance of selecting the cells in the first colour.
  private func askForColors() {
    let texts = services.texts
    let tolerance = FaderRow(
      name: texts.tolerance, range: 0...255, value: Double(tools.settings.tolerance))
    let (cells, picture, color) = (frame.cells, session.seen, context.chosenColor(of: .primary))
    let preview = askForSelection(texts.pixels.selectColors, [tolerance]) {
      let most = Int(saturating: tolerance.value)
      return {
        var picture = picture
        let cell = color.cell(in: &picture)
        return cells.region(ofColor: cell, in: picture.palette, tolerance: most)
      }
    }
    tolerance.changed.listen(tolerance) { _ in preview.recompute() }
  }

  /// Shows a dialog whose selection is seen at once, and restored unless it is confirmed.
  ///
  /// - Parameter make: returns the computation of the selection.
  private func askForSelection(
    _ title: String, _ rows: [View], make: @escaping () -> @Sendable () -> CellRegion
  ) -> LivePreview<CellRegion> {
    tools.choose(.select)
    let before = session.selection
    let preview = LivePreview(make: make) { [weak self] region in
      self?.selection.select(region.isEmpty ? nil : region)
    }
    let dialog = FormDialog(
      title: title, rows: rows, confirmTitle: services.texts.pixels.apply,
      cancelTitle: services.texts.cancel)
    askBeside(dialog) { [weak self] isConfirmed in
      preview.close()
      guard let self else { return }
      guard isConfirmed else { return selection.select(before) }
      // The preview may not have seen the last change.
      let compute = make()
      work.run(services.texts.pixels.computing, { _ in compute() }) { [weak self] outcome in
        guard case .done(let region) = outcome else { return }
        self?.selection.select(region.isEmpty ? nil : region)
      }
    }
    preview.recompute()
    return preview
  }
}
