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
  let brush: BrushController
  /// Elements and cells that were copied, for all windows.
  let copiedElements: CopiedContent<CopiedElements>
  let copiedCells: CopiedContent<CopiedCells>
  /// Beside every board.
  let patterns: PatternShelf
  /// What other programs were given of what was dragged to them.
  let draggedFiles: DraggedFiles
  /// Where files lie that nobody is to find.
  let temporaryFolder: String
  /// Where the window of the document that is opened is to be, where that is known.
  private(set) var rememberedPlace: RememberedPlace?

  /// The same, for a document whose window is to be somewhere.
  func opening(at place: RememberedPlace) -> Services {
    var services = self
    services.rememberedPlace = place
    return services
  }

  var documentPlace: RememberedPlace { rememberedPlace ?? settings.place(of: .painting) }
  var theme: Theme { themes.theme }
}
