/// What is said in the window of settings.
public struct SettingsTexts: Sendable {
  let translate: Translator

  public var settings: String { translate("Settings") }
  public var settingsEllipsis: String { translate("Settings…") }
  public var settingsTip: String { translate("Settings of the program") }
  public var window: String { translate("Settings — Filbert") }
  public var searchTip: String { translate("Find a command by its name or by a key") }

  // Pages
  public var appearance: String { translate("Appearance") }
  public var drawing: String { translate("Drawing") }
  public var keys: String { translate("Keys") }
  public var library: String { translate("Library") }

  // Appearance
  public var colors: String { translate("Colours of the windows") }
  public var asDesktop: String { translate("As the desktop") }
  public var light: String { translate("Light", context: "windows") }
  public var dark: String { translate("Dark", context: "windows") }
  public var scale: String { translate("Size of everything") }
  public var controls: String { translate("Controls") }
  public var usualControls: String { translate("Usual", context: "controls") }
  public var largeControls: String { translate("Large", context: "controls") }
  public func largeControlsNote(_ points: Int) -> String {
    translate(
      "Large ones are {points} points high at least, for fingers and unsteady hands.",
      ["points": points])
  }
  public var motion: String { translate("Motion") }
  public var reducedMotion: String { translate("Reduced", context: "motion") }
  public var motionNote: String {
    translate("Reduced, nothing glides or fades. Animations that you play still play.")
  }
  public var lift: String { translate("When a steadied line is lifted") }
  public var liftCatchesUp: String { translate("It catches up to the pointer") }
  public var liftEnds: String { translate("It ends where it is") }
  public var liftNote: String {
    translate("Steadiness is the length of the rope from the line to the pointer.")
  }
  public var wheel: String { translate("The wheel over cells") }
  public var wheelMoves: String { translate("Moves the view") }
  public var wheelZooms: String { translate("Zooms") }
  public var wheelNote: String { translate("With Ctrl it does the other.") }
  public var language: String { translate("Language") }
  public var languageNote: String { translate("Another language comes with the next start.") }
  public var startAgain: String { translate("Start Filbert again now") }

  // Drawing
  public var drawingNote: String {
    translate(
      "This is what the knobs of the brush chooser go back to with a double click. The brush in use and the channels keep what they have until you say otherwise."
    )
  }
  public var hand: String { translate("Width follows") }
  public var steady: String { translate("Nothing", context: "width follows") }
  public var pressure: String { translate("Pressure", context: "width follows") }
  public var speed: String { translate("Speed", context: "width follows") }
  public var applyToAll: String { translate("Give it to all brushes") }
  public var applied: String { translate("The brush in use and all channels have it now.") }
  public var usualHand: String { translate("As it was at first") }

  // Keys
  public var windowOfKeys: String { translate("Keys of the window") }
  public func scope(_ name: ScopeName) -> String {
    switch name {
    case .collection: translate("Collection", context: "window")
    case .painting: translate("Painting", context: "window")
    case .pixels: translate("Pixel art", context: "window")
    case .life: translate("Life", context: "window")
    case .settings: translate("Settings", context: "window")
    }
  }
  /// Kinds of windows, each with keys of its own.
  public enum ScopeName: Sendable { case collection, painting, pixels, life, settings }
  public var findCommand: String { translate("Find a command or a key") }
  public var noCommand: String { translate("No command is called so.") }
  public var setKey: String { translate("Set a key…") }
  public var addKey: String { translate("Add another…") }
  public var removeKeys: String { translate("No key") }
  public var usualKeys: String { translate("Usual keys") }
  public var allUsualKeys: String { translate("Usual keys for all") }
  public var pressKey: String { translate("Press the key") }
  public func pressKey(for command: String) -> String {
    translate("Press the key for “{command}”, or Esc to change nothing.", ["command": command])
  }
  public func taken(_ key: String, from command: String) -> String {
    translate(
      "{key} was the key of “{command}”, which has lost it.", ["key": key, "command": command])
  }
  public func keysNotKept(_ reason: any MessagePart) -> String {
    translate("The keys could not be written: {reason}", ["reason": reason])
  }
  public func keymapFile(_ path: String) -> String {
    translate("They are kept in {path}.", ["path": path])
  }

  // Library
  public var place: String { translate("Where it lies") }
  public func size(_ size: String, count: Int) -> String {
    translate(
      "{size}, one document", "{size}, {count} documents", count: count, ["size": size])
  }
  public var backups: String { translate("Backups") }
  public var noBackups: String { translate("There are none yet.") }
  public func backupsNote(_ size: String) -> String {
    translate(
      "One is made each day on which something changed. All together have {size}.",
      ["size": size])
  }
  public var damagedBackup: String { translate("not whole") }
  public func sized(_ size: String, _ remark: String) -> String {
    translate("{size}, {remark}", ["size": size, "remark": remark])
  }
  public var backUp: String { translate("Back up now") }
  public var backingUp: String { translate("Backing up the library…") }
  public var backedUp: String { translate("The library is backed up.") }
  public func backupFailed(_ reason: any MessagePart) -> String {
    translate("The library could not be backed up: {reason}", ["reason": reason])
  }
  public var restoreEllipsis: String { translate("Restore…") }
  public func restoreQuestion(_ date: String) -> String {
    translate("Go back to the library of {date}?", ["date": date])
  }
  public var restoreMessage: String {
    translate(
      "All windows close and the collection opens again as it was then. The library as it is now is kept beside it under another name."
    )
  }
  public var restore: String { translate("Go back") }
}
