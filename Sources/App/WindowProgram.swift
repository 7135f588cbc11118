import Base
import Canvas
import Dispatch
public import Documents
import Glibc
import LifeEditing
import Platform
import SingleInstance
import Storage
import Texts
import Widgets
import Windows

/// Runs the windowed program from start to end.
public enum WindowProgram {
  /// The exit status of the program.
  public enum Ending: Int32, Sendable {
    case done = 0
    case failed = 1
    /// The X server went away; everything drawn is saved.
    case serverLost = 7
  }

  /// Returns the language chosen in the settings, or nil for the desktop's.
  public static func chosenLanguage(environment: [String: String]) -> String? {
    Preferences.language(in: Preferences.file(environment: environment))
  }

  /// Opens the collection of a library and returns when the last window is closed.
  ///
  /// - Parameters:
  ///   - files: the files to import and open.
  ///   - kind: the kind of a blank document to open instead.
  ///   - language: the chosen one, already set as the process' `LANGUAGE`.
  ///   - sessionName: the program's name in the last session of the desktop.
  ///   - environment: provides `DISPLAY` and other variables.
  ///   - complain: writes a line to standard error.
  public static func run(
    libraryPath: String, files: [String], new kind: ItemKind? = nil, language: String?,
    sessionName: String? = nil, environment: [String: String],
    complain: @escaping (String) -> Void
  ) -> Ending {
    FreedMemory.setUp()
    // Do this before the first thread starts, as threads may read the locale.
    Display.chooseTextLocale()
    let texts = Texts.ofLocale(program: programPath, isLanguageChosen: language != nil)
    FontLoading.begin(Theme.light.fonts, text: texts.collectionName(0))
    Display.checkTextLocale()
    do {
      var request =
        kind.map { InstanceRequest.new(kind: $0.rawValue) } ?? .open(files: files)
      while true {
        let ending = try runOnce(
          libraryPath: libraryPath, request: request, texts: texts, sessionName: sessionName,
          environment: environment, complain: complain)
        if case .restarting = ending { startAgain(libraryPath, environment) }
        guard case .repairing(let repair) = ending else { return ending.status }
        if let kept = try repair.perform(onLibraryAt: libraryPath) {
          complain("the damaged library is kept as \(kept)")
        }
        request = .open(files: [])
      }
    } catch {
      complain(String(describing: error))
      return .failed
    }
  }

  /// The end of a run: for good, or to continue with a repaired library.
  private enum RunEnding {
    case ended(Ending)
    case repairing(LibraryRepair)
    /// Start again, as with another language.
    case restarting

    var status: Ending { if case .ended(let ending) = self { ending } else { .failed } }
  }

  private static func runOnce(
    libraryPath: String, request: InstanceRequest, texts: Texts, sessionName: String?,
    environment: [String: String], complain: (String) -> Void
  ) throws -> RunEnding {
    do {
      let startupID = environment["DESKTOP_STARTUP_ID"] ?? environment["XDG_ACTIVATION_TOKEN"]
      let opening = LibraryOpening(
        libraryPath, request: request, startupID: startupID, environment: environment)
      // Connect to the display meanwhile, but report library errors before display errors.
      let display = Result { try openDisplay(environment) }
      guard let library = try opening.library() else { return .ended(.done) }
      defer { library.close() }
      return try run(
        display: display.get(), library: library, request: request, texts: texts,
        sessionName: sessionName, environment: environment, complain: complain)
    } catch let error as LibraryError {
      guard case .unreadable = error else { throw error }
      complain(error.description)
      guard let repair = try askForRepair(libraryPath, texts, environment) else {
        return .ended(.failed)
      }
      return .repairing(repair)
    }
  }

  /// Replaces the process, which has written everything, by a new run of the program. If that fails, the program ends.
  ///
  /// - Parameter environment: the environment at the start of this run.
  private static func startAgain(_ libraryPath: String, _ environment: [String: String]) {
    var environment = environment
    // The files given at the start have been opened.
    environment["FILBERT_LIBRARY"] = libraryPath
    // The launcher has been notified already.
    environment["DESKTOP_STARTUP_ID"] = nil
    environment["XDG_ACTIVATION_TOKEN"] = nil
    var words = [strdup(programPath), nil]
    var variables = environment.map { strdup("\($0)=\($1)".systemPath) } + [nil]
    execve(programPath, &words, &variables)
  }

  private static var programPath: String {
    guard let path = realpath("/proc/self/exe", nil) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }

  private static func openDisplay(_ environment: [String: String]) throws -> Display {
    let display = try Display(options: DisplayOptions(environment: environment))
    display.icons = ProgramIcon.surfaces
    return display
  }

  /// Reports that the library can't be opened, and waits for the choice of a repair.
  private static func askForRepair(
    _ path: String, _ texts: Texts, _ environment: [String: String]
  ) throws -> LibraryRepair? {
    let display = try openDisplay(environment)
    let loop = try EventLoop(display: display)
    var repair: LibraryRepair?
    let window = try ProblemWindow(
      texts.libraryIsUnreadableMessage(path), backups: Backups(of: path).all,
      display: display, texts: texts
    ) {
      repair = $0
      loop.stop()
    }
    return withExtendedLifetime(window) { loop.run() == .stopped ? repair : nil }
  }

  private static func run(
    display: Display, library: Library, request: InstanceRequest, texts: Texts,
    sessionName: String?, environment: [String: String], complain: (String) -> Void
  ) throws -> RunEnding {
    let loop = try EventLoop(display: display)
    let reports = SaveReports()
    let watchdog = TerminationWatchdog()
    let autosave = Autosave(
      library: library,
      reportDelay: { isDelayed in
        DispatchQueue.main.async { reports.followDelay(isDelayed) }
      },
      reportFailure: { reason in
        DispatchQueue.main.async {
          reports.last = reason
          reports.report(reason)
        }
      })
    let settings = Settings(
      library: library, autosave: autosave,
      state: ProgramState(
        StateFile(ofLibraryAt: library.path, environment: environment),
        after: { display.after($0, $1) }),
      recent: RecentDocuments(environment: environment))
    let bus = SessionBus(environment: environment)
    defer { bus.close() }
    let services = Services(
      display: display, clipboard: display.clipboard, bus: bus, library: library,
      autosave: autosave, texts: texts, settings: settings, environment: environment)
    services.keymaps.startWatching()
    if let complaint = services.keymaps.complaint { complain(complaint) }
    let application = Application(
      services: services, patternFolder: PatternShelf.gollysFolder(environment: environment)
    ) { loop.stop() }
    let usual = LibraryLocation(environment: environment.filter { $0.key != "FILBERT_LIBRARY" })
    let isUsualLibrary = library.path == usual.path
    // The first frame doesn't depend on this.
    display.onFirstFrame = { [weak application] in
      bus.connect()
      if let address = environment["SESSION_MANAGER"] {
        application?.joinSession(
          at: address, previous: sessionName,
          command: [programPath] + (isUsualLibrary ? [] : ["--library", library.path]))
      }
      FreedMemory.giveBackSoon()
    }
    reports.report = { [weak application] in application?.report(saveFailure: $0) }
    reports.followDelay = { [weak application] in application?.noteWrites(isDelayed: $0) }
    library.setNoticeHandler { [weak application] notice in
      DispatchQueue.main.async { application?.handle(notice) }
    }
    var server: LibraryServer?
    do {
      server = try LibraryServer.start(
        libraryPath: library.path, environment: environment
      ) { [weak application] in application?.receive($0, startupID: $1) }
    } catch {
      complain(error.description)
    }
    defer { server?.stop() }
    // With another library, this isn't the instance that launchers refer to.
    if isUsualLibrary { application.serveDesktop() }
    try application.start(request)
    watchdog.start { autosave.drain() }
    let exit = loop.run()
    let isSaved = application.finish()
    watchdog.end(with: (isSaved ? Ending.done : .failed).rawValue)
    // Keep the clipboard's content beyond the end of the program if the desktop can.
    if exit != .connectionLost { loop.saveClipboard() }
    if !isSaved, exit != .connectionLost {
      complain(
        "the last changes could not be saved: \(reports.last?.description ?? "the disk takes nothing")"
      )
    }
    switch exit {
    case .connectionLost:
      complain(
        isSaved
          ? "the X server went away; everything drawn is saved"
          : "the X server went away; the last changes could not be saved")
      return .ended(.serverLost)
    case .stopped, .signal:
      if let repair = application.repair { return .repairing(repair) }
      if application.isRestarting, isSaved { return .restarting }
      return .ended(isSaved ? .done : .failed)
    }
  }

  /// Receives reports of the autosave until there is an application to handle them.
  private final class SaveReports {
    var report: (Message?) -> Void = { _ in }
    var followDelay: (Bool) -> Void = { _ in }
    var last: Message?
  }
}
