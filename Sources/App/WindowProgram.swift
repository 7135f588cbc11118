import Desktop
import Dispatch
import Library
import Texts

/// Runs the window program from start to end.
public enum WindowProgram {
  /// How the program ended, as its exit status.
  public enum Ending: Int32, Sendable {
    case done = 0
    case failed = 1
    /// The X server went away; everything drawn is saved.
    case serverLost = 7
  }

  /// Opens the collection of a library and returns when the last window is closed.
  ///
  /// - Parameters:
  ///   - files: to be imported and opened.
  ///   - environment: where `DISPLAY` and the like are looked up.
  ///   - complain: takes one line for standard error.
  public static func run(
    libraryPath: String, files: [String], environment: [String: String],
    complain: @escaping (String) -> Void
  ) -> Ending {
    if NeighbourClient.send(
      .open(files: files), libraryPath: libraryPath, environment: environment)
    {
      return .done
    }
    do {
      let display = try Display()
      let library = try Library.open(at: libraryPath)
      return try run(
        display: display, library: library, files: files, environment: environment,
        complain: complain)
    } catch {
      complain(String(describing: error))
      return .failed
    }
  }

  private static func run(
    display: Display, library: Library, files: [String], environment: [String: String],
    complain: (String) -> Void
  ) throws -> Ending {
    let loop = try EventLoop(display: display)
    let reports = SaveReports()
    let autosave = Autosave(
      library: library,
      reportFailure: { reason in
        DispatchQueue.main.async { reports.report(reason) }
      })
    let settings = Settings(library: library, autosave: autosave)
    let services = Services(
      display: display, library: library, autosave: autosave, texts: .english, clock: .system,
      icons: ProgramIcon.surfaces(), settings: settings,
      brush: BrushController(kit: settings.brushKit))
    let application = Application(services: services, loop: loop)
    reports.report = { [weak application] in application?.report(saveFailure: $0) }
    let server = try? LibraryServer.start(
      libraryPath: library.path, environment: environment
    ) { [weak application] in application?.receive($0) }
    defer { server?.stop() }
    try application.start(files: files)
    let exit = loop.run()
    let isSaved = application.finish()
    library.close()
    if !isSaved { complain("the last changes could not be saved; free some disk space") }
    switch exit {
    case .connectionLost: return .serverLost
    case .stopped, .signal: return isSaved ? .done : .failed
    }
  }

  /// Takes reports of the autosave until there is an application to hear them.
  private final class SaveReports {
    var report: (String?) -> Void = { _ in }
  }
}
