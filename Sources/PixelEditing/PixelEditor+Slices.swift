import Base
import DocumentWindows
import Documents
import Editing
import Texts
import Widgets
import Windows

// Slices: their commands, and the dialog of their properties.
extension PixelEditor {
  var slices: SliceSelection { context.slices }
  /// Whether the commands for selected things are for the chosen slices.
  var changesSlices: Bool { tools.changesSlices }

  func connectSliceCommands() {
    on(.sliceProperties, if: { $0.canChangeCanvas && $0.slices.only != nil }) {
      $0.askForSliceProperties()
    }
    on(.slicesFromGrid, if: \.canChangeCanvas) { $0.askForSliceGrid() }
    on(.sliceDelete, if: { $0.canChangeCanvas && $0.changesSlices }) { $0.slices.deleteChosen() }
    on(.sliceDeleteAll, if: { $0.canChangeCanvas && !$0.slices.slices.isEmpty }) {
      $0.slices.deleteAll()
    }
    on(.showSlices, if: \.isLoaded) { $0.slices.isAlwaysShown.toggle() }
    slices.propertiesWanted.listen(self) { [weak self] in
      self?.commands.perform(.sliceProperties)
    }
  }

  /// Asks for the size of a grid over the selection, or over the whole picture.
  private func askForSliceGrid() {
    let all = services.texts
    let grid = session.seen.details.grid
    let size = CellSizeFields(
      grid.isEmpty ? CellSize(width: 16, height: 16) : grid.size, texts: all.pixels)
    let dialog = FormDialog(
      title: all.slices.fromGrid, rows: [size.width, size.height],
      confirmTitle: all.pixels.create, cancelTitle: all.cancel)
    dialog.keepsRoomForMessage = true
    dialog.confirmed = { [weak self, weak dialog] in
      guard let self else { return true }
      let isMade = slices.addGrid(of: size.value, in: session.selection?.bounds)
      if isMade { tools.choose(.slice) } else { dialog?.messageText = all.slices.tooMany }
      return isMade
    }
    ask(dialog)
  }

  /// Asks for the properties of the chosen slice in the current frame.
  private func askForSliceProperties() {
    guard let index = slices.only, let key = slices.key(of: index) else { return }
    let all = services.texts
    let form = SliceForm(slices.slices[index], key, texts: all)
    let dialog = FormDialog(
      title: all.slices.properties, rows: form.rows, confirmTitle: all.pixels.apply,
      cancelTitle: all.cancel)
    dialog.keepsRoomForMessage = true
    let picture = session.seen.bounds
    let place = frame.place
    form.changed.listen(dialog) { [weak dialog, weak form] in
      let problem = form?.problem(in: picture)
      dialog?.messageText = problem ?? ""
      dialog?.confirmButton.isEnabled = problem == nil
    }
    dialog.confirmed = { [weak self] in
      guard form.problem(in: picture) == nil else { return false }
      self?.slices.perform { slices in
        if slices.indices.contains(index) { form.apply(to: &slices[index], place, in: picture) }
      }
      return true
    }
    ask(dialog)
  }
}
