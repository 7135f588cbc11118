import Platform
import Storage
import Texts
import Widgets

/// What every controller of the program works with.
struct Services {
  let display: any WindowSystem
  let clipboard: any DesktopClipboard
  let bus: any DesktopBus
  let library: Library
  let autosave: Autosave
  let texts: Texts
  let keymaps: KeymapFollower
  let clock: Clock
  let settings: Settings
  let preferences: Preferences
  let themes: ThemeFollower
  let sessionKeeper: SessionKeeper
  /// What other programs were given of what was dragged to them.
  let draggedFiles: DraggedFiles
  /// Where files lie that nobody is to find.
  let temporaryFolder: String

  var theme: Theme { themes.theme }
}
