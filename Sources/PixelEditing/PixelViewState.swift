import Base
import Documents
import Editing
import Views

/// The colours and view state of pixel art when its window was closed, stored as text: `colors 2 6`, `mixed #FF8000 -`
/// for other colours than those of the palette, `lines yes`, `tiled no`, `slices no`, `selection 1,2,6,4 Hand`,
/// `spot 16 4.5 8`. Without that, the picture is fitted.
struct PixelViewState: Equatable {
  var colors: CellColors
  var showsLines: Bool
  var isTiled: Bool
  var showsSlices: Bool
  var selections: [SavedSelection]
  var camera: GridCamera?

  init(
    colors: CellColors, showsLines: Bool, isTiled: Bool, showsSlices: Bool = false,
    selections: [SavedSelection] = [], camera: GridCamera?
  ) {
    self.colors = colors
    self.showsLines = showsLines
    self.isTiled = isTiled
    self.showsSlices = showsSlices
    self.selections = selections
    self.camera = camera
  }

  /// Returns nil for invalid text.
  init?(text: String) {
    var values: [Substring: [Substring]] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if let first = words.first { values[first] = Array(words.dropFirst()) }
    }
    let cells = (values["colors"] ?? []).compactMap { CellGrid.Cell($0) }
    guard cells.count == 2, cells.allSatisfy({ $0 >= CellGrid.empty }) else { return nil }
    colors = CellColors()
    (colors.primary, colors.secondary) = (cells[0], cells[1])
    for (button, hex) in zip([GesturePress.Button.primary, .secondary], values["mixed"] ?? []) {
      if let color = InkColor(hex: String(hex)) {
        colors.choose(color, for: button, in: Palette(all: []))
      }
    }
    showsLines = values["lines"] != ["no"]
    isTiled = values["tiled"] == ["yes"]
    showsSlices = values["slices"] == ["yes"]
    let selection = "selection "
    selections = text.split(separator: "\n").filter { $0.hasPrefix(selection) }
      .compactMap { SavedSelection(text: $0.dropFirst(selection.count)) }
    let numbers = (values["spot"] ?? []).compactMap { Double($0) }
    if numbers.count == 3, GridViewport.cellSides.contains(numbers[0]),
      numbers.allSatisfy(\.isFinite)
    {
      camera = GridCamera(side: numbers[0], middle: CellPoint(x: numbers[1], y: numbers[2]))
    }
  }

  var text: String {
    var lines = [
      "colors \(colors.primary) \(colors.secondary)", "lines \(showsLines ? "yes" : "no")",
      "tiled \(isTiled ? "yes" : "no")",
    ]
    let mixed = [GesturePress.Button.primary, .secondary].map { colors.mixed($0)?.hex }
    if mixed != [nil, nil] {
      lines.append("mixed " + mixed.map { $0 ?? "-" }.joined(separator: " "))
    }
    if showsSlices { lines.append("slices yes") }
    lines += selections.map { "selection " + $0.text }
    if let camera { lines.append("spot \(camera.side) \(camera.middle.x) \(camera.middle.y)") }
    return lines.joined(separator: "\n")
  }
}
