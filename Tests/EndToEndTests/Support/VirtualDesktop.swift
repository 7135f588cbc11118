import Foundation
import InputTesting

/// A screen, a window manager, somebody at it, and a library: all that the program needs.
///
/// Unchecked, as a test uses its desktop from one thread alone.
final class VirtualDesktop: @unchecked Sendable {
  /// The one that the running test is on.
  @TaskLocal static var current: VirtualDesktop?

  let folder: TemporaryFolder
  let server: VirtualServer
  let hand: Hand
  let library: LibraryOfTest
  private let environment: [String: String]
  private(set) var children: [Child] = []

  /// Sets up a desktop for as long as `body` runs; all its processes end with it.
  ///
  /// - Parameters:
  ///   - isManaged: whether a window manager runs. Without one windows lie in the corner, and the keyboard follows the
  ///     pointer.
  ///   - devices: of a real server, with a screen of their size.
  static func use(
    screen: String = "1280x800", isManaged: Bool = true, devices: InputDevices? = nil,
    _ body: (VirtualDesktop) throws -> Void
  ) throws {
    let desktop = try VirtualDesktop(screen: screen, devices: devices)
    defer { desktop.close() }
    do {
      try $current.withValue(desktop) {
        if isManaged { try desktop.startWindowManager() }
        try body(desktop)
      }
    } catch {
      throw DesktopFailure(error: error, report: DesktopReport(of: desktop))
    }
  }

  private init(screen: String, devices: InputDevices?) throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    let server = try VirtualServer(screen: screen, devices: devices, folder: folder)
    self.server = server
    do {
      hand = try Hand(server)
      let path = folder.appending("library.sqlite")
      environment = [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
        "HOME": try folder.makeFolder("home", mode: 0o755), "LANG": "C.UTF-8",
        "XDG_RUNTIME_DIR": try folder.makeFolder("run", mode: 0o700), "DISPLAY": server.name,
        "FILBERT_LIBRARY": path,
      ]
      var quiet = environment
      quiet["DISPLAY"] = nil
      library = LibraryOfTest(path: path, folder: folder, environment: quiet)
    } catch {
      server.kill()
      folder.remove()
      throw error
    }
  }

  private func close() {
    for child in children { child.kill() }
    hand.leave()
    server.kill()
    folder.remove()
  }

  /// Waits until it has done all that it does at its start: windows that come before may be
  /// overlooked.
  private func startWindowManager() throws {
    let sign = folder.appending("managed")
    _ = try launch("/usr/bin/env", ["openbox", "--sm-disable", "--startup", "touch \(sign)"])
    try wait(until: "the window manager is ready") {
      hand.isManaged && FileManager.default.fileExists(atPath: sign)
    }
  }

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - remembers: whether it knows how it was left, so that what was open is opened again.
  ///   - changes: of the environment; an empty value takes a variable away.
  func start(
    _ arguments: String..., remembers: Bool = false, changes: [String: String] = [:]
  ) throws -> Child {
    if !remembers { for path in stateFiles { try FileManager.default.removeItem(atPath: path) } }
    return try launch(ProgramFile.path(), arguments, changes: changes)
  }

  /// What the program remembers that is no work, by library.
  var stateFiles: [String] {
    let state = folder.appending("home/.local/state/filbert")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: state)) ?? []
    return names.filter { $0.hasSuffix(".state") }.map { "\(state)/\($0)" }
  }

  var stateText: String {
    stateFiles.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.joined()
  }

  /// Starts any other program as a client of the same server.
  func launch(
    _ program: String, _ arguments: [String], changes: [String: String] = [:]
  ) throws -> Child {
    let environment = environment.merging(changes) { $1 }.filter { !$0.value.isEmpty }
    let child = try Child(program, arguments, environment: environment, folder: folder)
    children.append(child)
    return child
  }

  // MARK: Windows

  var windows: [ProgramWindow] {
    hand.windows(ofClass: "Filbert").map { ProgramWindow(identifier: $0, hand: hand) }
  }

  var titles: Set<String> { Set(windows.map(\.title)) }

  /// The window with a title, once it is shown and has the keyboard.
  func window(_ title: String) throws -> ProgramWindow {
    let window = try shownWindow(title)
    if hand.isManaged {
      try window.waitForKeyboard()
    } else {
      window.move(to: Point(window.area.width / 2, window.area.height / 2))
    }
    return window
  }

  /// The window with a title, once it is shown.
  func shownWindow(_ title: String) throws -> ProgramWindow {
    try find("“\(title)” is shown") { windows.first { $0.title == title } }
  }

  func waitForEnd(of window: ProgramWindow) throws {
    try wait(until: "the window is closed") { !window.isShown }
  }

  func collection() throws -> ProgramWindow { try window("Paintings — Filbert") }
  func painting(_ name: String) throws -> ProgramWindow { try window("\(name) — Filbert") }

  // MARK: A person's usual ways

  /// Makes a new painting from the collection and waits for its paper.
  func newPainting(_ name: String = "Painting 1") throws -> ProgramWindow {
    try collection().type("n", holding: .control)
    let window = try painting(name)
    _ = try window.freshPaper()
    return window
  }

  /// Opens the collection's selected painting and waits for its paper.
  func openSelected(_ name: String = "Painting 1") throws -> ProgramWindow {
    try collection().type(.enter)
    let window = try painting(name)
    _ = try window.paperRect()
    return window
  }

  /// Quits by key and waits for the end.
  func quit(_ program: Child) throws {
    hand.type(.character("q"), holding: [.control])
    let status = try program.status()
    guard status == 0 else { throw Impatience(awaited: "the program quits with 0, not \(status)") }
  }
}
