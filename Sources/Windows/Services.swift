import Formats
public import Platform
public import Storage
public import Texts
public import Widgets

/// The services shared by all controllers of the program.
public struct Services {
  /// The screen that shows all windows.
  public let display: any WindowSystem
  /// The clipboard of copying and pasting.
  public let clipboard: any DesktopClipboard
  /// The session bus, connected or not.
  public let bus: any DesktopBus
  /// The open library.
  public let library: Library
  /// Writes changes to the library, off the main thread.
  public let autosave: Autosave
  /// The texts in the user's language.
  public let texts: Texts
  /// The keys of all commands.
  public let keymaps: KeymapFollower
  /// The time, for new and changed items.
  public let clock: Clock
  /// The values kept between sessions.
  public let settings: Settings
  /// The settings that the user makes in their window.
  public let preferences: Preferences
  /// The pens of graphics tablets.
  public let pens: Pens
  /// The colours and fonts of all windows.
  public let themes: ThemeFollower
  /// Asks the desktop to wait with its end while changes are being written.
  public let sessionKeeper: SessionKeeper
  /// The files given to other programs by drags.
  public let draggedFiles: DraggedFiles
  /// The folder for private temporary files.
  public let temporaryFolder: String

  /// - Parameters:
  ///   - settings: the settings for the library.
  ///   - environment: determines the places of keymaps, preferences and temporary files.
  public init(
    display: any WindowSystem, clipboard: any DesktopClipboard, bus: any DesktopBus,
    library: Library, autosave: Autosave, texts: Texts, settings: Settings,
    environment: [String: String]
  ) {
    self.display = display
    self.clipboard = clipboard
    self.bus = bus
    self.library = library
    self.autosave = autosave
    self.texts = texts
    self.settings = settings
    keymaps = KeymapFollower(KeymapFile(environment: environment), texts: texts.commands)
    clock = .system
    preferences = Preferences(
      ProgramState(Preferences.file(environment: environment), after: { display.after($0, $1) }))
    pens = Pens(display: display, preferences: preferences)
    themes = ThemeFollower(
      display: display, bus: bus, settings: settings, preferences: preferences)
    sessionKeeper = SessionKeeper(display: display, bus: bus, reason: texts.stillWriting)
    temporaryFolder = environment["TMPDIR"] ?? "/tmp"
    draggedFiles = DraggedFiles(in: temporaryFolder)
  }

  /// The colours and fonts of all windows, as they are now.
  public var theme: Theme { themes.theme }
}
