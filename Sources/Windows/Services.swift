import Formats
public import Platform
public import Storage
public import Texts
public import Widgets

/// The services shared by all controllers of the program.
public struct Services {
  public let display: any WindowSystem
  public let clipboard: any DesktopClipboard
  public let bus: any DesktopBus
  public let library: Library
  public let autosave: Autosave
  public let texts: Texts
  public let keymaps: KeymapFollower
  public let clock: Clock
  public let settings: Settings
  public let preferences: Preferences
  public let themes: ThemeFollower
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
    themes = ThemeFollower(
      display: display, bus: bus, settings: settings, preferences: preferences)
    sessionKeeper = SessionKeeper(display: display, bus: bus, reason: texts.stillWriting)
    temporaryFolder = environment["TMPDIR"] ?? "/tmp"
    draggedFiles = DraggedFiles(in: temporaryFolder)
  }

  public var theme: Theme { themes.theme }
}
