/// Texts of the settings window.
public struct SettingsTexts: Sendable {
  let translate: Translator

  public var settings: String { translate("Settings") }
  public var settingsEllipsis: String { translate("Settings…") }
  public var settingsTip: String { translate("Settings") }
  public var window: String { translate("Settings — Filbert") }
  public var searchTip: String { translate("Search commands by name or key") }

  // Pages
  public var appearance: String { translate("Appearance") }
  public var drawing: String { translate("Drawing") }
  public var pens: String { translate("Pens") }
  public var keys: String { translate("Keys") }
  public var library: String { translate("Library") }

  // Appearance
  public var colors: String { translate("Theme") }
  public var asDesktop: String { translate("System default") }
  public var light: String { translate("Light", context: "windows") }
  public var dark: String { translate("Dark", context: "windows") }
  public var scale: String { translate("Interface scale") }
  public var controls: String { translate("Controls") }
  public var adaptiveControls: String { translate("Large for fingers", context: "controls") }
  public var usualControls: String { translate("Normal", context: "controls") }
  public var largeControls: String { translate("Large", context: "controls") }
  public func largeControlsNote(_ points: Int) -> String {
    translate(
      "Large controls are at least {points} points high, for touch and unsteady hands.",
      ["points": points])
  }
  public var motion: String { translate("Motion") }
  public var reducedMotion: String { translate("Reduced", context: "motion") }
  public var motionNote: String {
    translate("Reduced turns off transitions. Animations that you start still play.")
  }
  public var lift: String { translate("When a steadied line ends") }
  public var liftCatchesUp: String { translate("Catch up with the pointer") }
  public var liftEnds: String { translate("Stop at once") }
  public var liftNote: String {
    translate("Steadiness is the length of an imaginary rope between the line and the pointer.")
  }
  public var hold: String { translate("Hold still at the end of a line") }
  public var holdMakesShape: String { translate("Make a shape") }
  public var holdDoesNothing: String { translate("Do nothing") }
  public var holdTime: String { translate("Hold time") }
  public var wheel: String { translate("Mouse wheel over cells") }
  public var wheelMoves: String { translate("Scroll") }
  public var wheelZooms: String { translate("Zoom") }
  public var wheelNote: String { translate("Ctrl does the opposite.") }
  public var fingers: String { translate("One finger on a canvas") }
  public var fingersDraw: String { translate("Draws") }
  public var fingersPan: String { translate("Moves the view") }
  public var fingersPanNearPen: String {
    translate("Draws, but moves the view while a pen is in use")
  }
  public var fingersNote: String {
    translate(
      "Two fingers always move, zoom and rotate the view. Tap with two to undo, with three to redo."
    )
  }
  public var language: String { translate("Language") }
  public var languageNote: String { translate("Takes effect after a restart.") }
  public var startAgain: String { translate("Restart Filbert now") }

  // Drawing
  public var drawingNote: String {
    translate(
      "Double-clicking a knob in the brush chooser resets it to these values. The current"
        + " brush and the presets are not affected."
    )
  }
  public var hand: String { translate("Width varies with") }
  public var steady: String { translate("Constant", context: "width follows") }
  public var pressure: String { translate("Pressure", context: "width follows") }
  public var speed: String { translate("Speed", context: "width follows") }
  public var applyToAll: String { translate("Apply to all brushes") }
  public var applied: String { translate("Applied to the current brush and all presets.") }
  public var smoothingDefaults: String { translate("Reset") }

  // Pens
  public var noPen: String {
    translate("Bring a pen near its tablet, over this window, to set it up here.")
  }
  public var pen: String { translate("Pen", context: "of a tablet") }
  public var pressureCurve: String { translate("Pressure curve") }
  public var pressureCurveNote: String {
    translate(
      "From left to right the pressure of the hand, upwards that of the line. Drag the points."
        + " Press anywhere to add one, and drag one out to remove it."
    )
  }
  public func curvePoint(_ number: Int, of count: Int) -> String {
    translate(
      "Point {number} of {count}", ["number": "\(number)", "count": "\(count)"])
  }
  public var softPressure: String { translate("Soft", context: "pressure curve") }
  public var linearPressure: String { translate("Linear", context: "pressure curve") }
  public var firmPressure: String { translate("Firm", context: "pressure curve") }
  public var tryPressure: String { translate("Try the pen here") }
  public var penBrush: String { translate("Brush") }
  public var oneBrush: String { translate("The same for all pens") }
  public var brushPerPen: String { translate("One for each pen") }
  public var brushPerPenNote: String {
    translate("Each pen gets the brush that it drew with last.")
  }

  // Keys
  public var windowOfKeys: String { translate("Shortcuts for this window") }
  public func scope(_ name: ScopeName) -> String {
    switch name {
    case .collection: translate("Collection", context: "window")
    case .painting: translate("Painting", context: "window")
    case .pixels: translate("Pixel art", context: "window")
    case .life: translate("Life", context: "window")
    case .settings: translate("Settings", context: "window")
    }
  }
  /// The kinds of windows, each with its own shortcuts.
  public enum ScopeName: Sendable { case collection, painting, pixels, life, settings }
  public var findCommand: String { translate("Find a command or a key") }
  public var noCommand: String { translate("No matching commands") }
  public var setKey: String { translate("Set shortcut…") }
  public var addKey: String { translate("Add shortcut…") }
  public var removeKeys: String { translate("Remove shortcuts") }
  public var usualKeys: String { translate("Restore defaults") }
  public var keymapPreset: String { translate("Keymap", context: "menu of ready ones") }
  public var keymapPresetTip: String { translate("Use the keys of another program") }
  public var usualKeymap: String { translate("Default keys") }
  public var keymapOfAseprite: String { translate("As in Aseprite (pixel art)") }
  public var allUsualKeys: String { translate("Restore all defaults") }
  public var pressKey: String { translate("Press the key") }
  public func pressKey(for command: String) -> String {
    translate("Press the shortcut for “{command}”, or Esc to cancel.", ["command": command])
  }
  public func taken(_ key: String, from command: String) -> String {
    translate(
      "{key} no longer runs “{command}”.", ["key": key, "command": command])
  }
  public func keysNotKept(_ reason: any MessagePart) -> String {
    translate("The shortcuts could not be saved: {reason}", ["reason": reason])
  }
  public func keymapFile(_ path: String) -> String {
    translate("Saved in {path}.", ["path": path])
  }

  // Library
  public var place: String { translate("Location") }
  public func size(_ size: String, count: Int) -> String {
    translate(
      "{size}, one document", "{size}, {count} documents", count: count, ["size": size])
  }
  public var backups: String { translate("Backups") }
  public var noBackups: String { translate("None yet.") }
  public func backupsNote(_ size: String) -> String {
    translate(
      "A backup is made on every day with changes. {size} in total.",
      ["size": size])
  }
  public var damagedBackup: String { translate("incomplete") }
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
    translate("Restore the library of {date}?", ["date": date])
  }
  public var restoreMessage: String {
    translate(
      "All windows close, and the collection opens as it was then. The current library is"
        + " kept in the same folder under another name."
    )
  }
  public var restore: String { translate("Restore") }
}
