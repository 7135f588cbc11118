/// The options of a display; a user can set most of them through the environment.
public struct DisplayOptions: Equatable, Sendable {
  /// Replaces the desktop's own scale; clamped to 1…4 in quarters.
  public var scale: Double?
  /// False sends pixels through the connection itself, as for a remote server.
  public var usesSharedMemory: Bool
  /// False uses core pointer events: no pressure, no tilt, no eraser end, whole pixels.
  public var usesXInput2: Bool
  /// The launcher's startup ID, reported as done when the first window appears.
  public var startupID: String?
  /// GTK's theme name, used only for its ending `:dark`.
  public var themeName: String?
  /// The time that another program may be silent during a clipboard transfer or a drop.
  public var transferPatience: Duration
  /// The file that records loop iterations longer than a frame; nil for none.
  public var watchdogPath: String?

  /// Creates options; the desktop decides about everything that isn't given.
  public init(
    scale: Double? = nil, usesSharedMemory: Bool = true, usesXInput2: Bool = true,
    startupID: String? = nil, themeName: String? = nil, transferPatience: Duration = .seconds(5),
    watchdogPath: String? = nil
  ) {
    self.scale = scale
    self.usesSharedMemory = usesSharedMemory
    self.usesXInput2 = usesXInput2
    self.startupID = startupID
    self.themeName = themeName
    self.transferPatience = transferPatience
    self.watchdogPath = watchdogPath
  }

  /// Reads `FILBERT_SCALE`, `FILBERT_NO_SHM`, `FILBERT_NO_XI2`, `DESKTOP_STARTUP_ID` or `XDG_ACTIVATION_TOKEN`,
  /// `GTK_THEME` and `FILBERT_WATCHDOG`. In debug builds the watchdog reports to standard error.
  public init(environment: [String: String]) {
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    self.init(
      scale: value("FILBERT_SCALE").flatMap(Double.init),
      usesSharedMemory: value("FILBERT_NO_SHM") == nil,
      usesXInput2: value("FILBERT_NO_XI2") == nil,
      startupID: value("DESKTOP_STARTUP_ID") ?? value("XDG_ACTIVATION_TOKEN"),
      themeName: value("GTK_THEME"),
      watchdogPath: value("FILBERT_WATCHDOG") ?? Self.usualWatchdogPath)
  }

  private static var usualWatchdogPath: String? {
    #if DEBUG
      "/dev/stderr"
    #else
      nil
    #endif
  }
}
