import Desktop
import Dispatch
import Glibc
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
    do {
      guard let library = try claim(libraryPath, files: files, environment: environment) else {
        return .done
      }
      defer { library.close() }
      return try run(
        display: Display(), library: library, files: files, environment: environment,
        complain: complain)
    } catch {
      complain(String(describing: error))
      return .failed
    }
  }

  /// How often a program is asked that has the library and does not answer yet, and how long each time takes at least.
  private static let (mostRequests, requestInterval) = (30, useconds_t(100_000))

  /// Opens the library, unless the program that shows it already takes the request.
  ///
  /// - Returns: nil where another program took it.
  private static func claim(
    _ path: String, files: [String], environment: [String: String]
  ) throws -> Library? {
    for attempt in 1... {
      if NeighbourClient.send(.open(files: files), libraryPath: path, environment: environment) {
        return nil
      }
      do {
        return try Library.open(at: path, for: .showing)
      } catch let error as LibraryError {
        // It may have begun in the same moment, and not listen yet.
        guard case .shownElsewhere = error, attempt < mostRequests else { throw error }
        usleep(requestInterval)
      }
    }
    return nil
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
    var server: LibraryServer?
    do {
      server = try LibraryServer.start(
        libraryPath: library.path, environment: environment
      ) { [weak application] in application?.receive($0) }
    } catch {
      complain(error.description)
    }
    defer { server?.stop() }
    try application.start(files: files)
    let exit = loop.run()
    let isSaved = application.finish()
    if !isSaved { complain("the last changes could not be saved; free some disk space") }
    switch exit {
    case .connectionLost:
      complain("the X server went away; everything drawn is saved")
      return .serverLost
    case .stopped, .signal: return isSaved ? .done : .failed
    }
  }

  /// Takes reports of the autosave until there is an application to hear them.
  private final class SaveReports {
    var report: (String?) -> Void = { _ in }
  }
}
