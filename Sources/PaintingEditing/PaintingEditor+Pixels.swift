import Base
import DocumentWindows
import Documents
import Editing
import Formats
import Texts
import Views
import Widgets
import Windows

// Conversion of a painting to pixel art.
extension PaintingEditor {
  /// Asks for the size of the pixel art, and converts the selection or the whole painting.
  func askForPixels() {
    guard isLoaded, !screen.paper.isDrawing, !session.isInGesture else { return }
    let (all, texts) = (services.texts, services.texts.pixels)
    let part = selectedPart ?? painting
    let start = PixelImport.size(of: part.aspectRatio, longerSide: 64)
    let size = CellSizeFields(start, texts: texts)
    let colors = ExpressionField(name: texts.colors, label: texts.colors, unit: "", decimals: 0)
    colors.value = 32
    colors.wanted.listen(colors) { [weak colors] wanted in
      colors?.value = min(
        max(wanted.value.rounded(), 2), Double(Palette.allowedCount.upperBound))
    }
    let background = ChoiceRow(
      name: texts.background, choices: [texts.withBackground, texts.withoutBackground],
      selection: selectedPart == nil ? 0 : 1)
    let dialog = FormDialog(
      title: texts.toPixelsTitle, rows: [size.width, size.height, colors, background],
      confirmTitle: texts.create, cancelTitle: all.cancel)
    dialog.confirmed = { [weak self] in
      guard let self else { return true }
      do {
        let picture = try PixelImport.picture(
          of: part, size: size.value, mostColors: Int(saturating: colors.value),
          transparent: background.selection == 1)
        host.open(made: .pixels(PixelArt(picture)))
        return true
      } catch {
        say(all.cannotOpen(Message(error)), .untilClosed)
        return true
      }
    }
    ask(dialog)
  }

  /// A painting of only the selected elements, with a paper of their size; nil without a selection.
  private var selectedPart: Painting? {
    tools.selection.isEmpty ? nil : painting.cutOut(tools.selection.ids)
  }
}
