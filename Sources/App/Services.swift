import Canvas
import Desktop
import Library
import Texts
import Widgets

/// What every controller of the program works with.
struct Services {
  let display: Display
  let library: Library
  let autosave: Autosave
  let texts: Texts
  let clock: Clock
  let icons: [Surface]
  let settings: Settings
  let brush: BrushController
  let clipboard = StrokeClipboard()
  let cellClipboard = CellClipboard()

  var theme: Theme { display.isDark ? .dark : .light }
}
