import Base
public import BusTesting
public import Documents
import Formats
import Foundation
import Platform
import SingleInstance
public import Storage
import Synchronization
import Testing
public import Texts

@testable import App
@testable import Windows

/// The whole window program with its real wiring, on a screen that is pretended, and a library of its own.
public final class ApplicationTester {
  public let display = PretendDisplay()
  /// The desktop's; nobody else is on it unless a test joins.
  public let desktopBus: PretendBus
  /// The program's own place there.
  public let bus: PretendBusMember
  public let library: Library
  public private(set) var hasStopped = false
  public var clipboard: PretendClipboard { display.clipboard }
  private(set) var application: Application
  private let autosave: Autosave
  private let report: Report
  private let folder: URL
  private let isFull = Flag()
  private let texts: Texts

  /// Shared with the thread that writes.
  private final class Flag: Sendable { let value = Atomic<Bool>(false) }

  /// - Parameters:
  ///   - bus: of the desktop; the program is on it.
  ///   - texts: in the language of whoever runs it.
  ///   - prepare: fills the library before the first window opens.
  public init(
    on bus: PretendBus? = nil, texts: Texts = .english,
    _ prepare: (Library) throws -> Void = { _ in }
  ) throws {
    desktopBus = bus ?? PretendBus()
    self.texts = texts
    self.bus = desktopBus.join()
    folder = FileManager.default.temporaryDirectory
      .appending(path: "filbert-application-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    library = try Library.open(at: folder.appending(path: "library.sqlite").path)
    try prepare(library)
    let report = Report()
    self.report = report
    autosave = Autosave(library: library) { isDelayed in
      DispatchQueue.main.async { MainActor.assumeIsolated { report.delayed(isDelayed) } }
    } reportFailure: { reason in
      DispatchQueue.main.async { MainActor.assumeIsolated { report.failed(reason) } }
    }
    let stopping = Stopping()
    application = Self.make(
      on: display, self.bus, library: library, autosave: autosave, texts: texts,
      folder: folder.path, stopping: stopping)
    stopping.stop = { [weak self] in self?.hasStopped = true }
    report.delayed = { [weak application] in application?.noteWrites(isDelayed: $0) }
    report.failed = { [weak application] in application?.report(saveFailure: $0) }
    try application.start()
    // As the loop does before it waits.
    for window in display.windows { window.draw() }
    if bus != nil { self.bus.connect() }
  }

  private static func make(
    on display: PretendDisplay, _ bus: any DesktopBus, library: Library, autosave: Autosave,
    texts: Texts, folder: String, stopping: Stopping
  ) -> Application {
    let state = ProgramState(StateFile(folder + "/state"), after: { display.after($0, $1) })
    let settings = Settings(library: library, autosave: autosave, state: state)
    let services = Services(
      display: display, clipboard: display.clipboard, bus: bus, library: library,
      autosave: autosave, texts: texts, settings: settings,
      environment: ["XDG_CONFIG_HOME": folder, "TMPDIR": folder])
    return Application(services: services, patternFolder: folder + "/patterns") { stopping.stop() }
  }

  /// How the program ends before it is started again.
  public enum Death { case signal, crash }

  /// The program ends and is started again, in the same session.
  func restart(after death: Death, _ request: InstanceRequest = .open(files: [])) throws {
    switch death {
    case .signal: application.finish()
    case .crash:
      // Windows vanish with the connection, and nobody does anything any more.
      for window in display.windows { window.delegate = nil }
      application.services.settings.state.settle()
    }
    for window in display.windows { window.close() }
    hasStopped = false
    let stopping = Stopping()
    application = Self.make(
      on: display, bus, library: library, autosave: autosave, texts: texts,
      folder: folder.path, stopping: stopping)
    stopping.stop = { [weak self] in self?.hasStopped = true }
    report.delayed = { [weak application] in application?.noteWrites(isDelayed: $0) }
    report.failed = { [weak application] in application?.report(saveFailure: $0) }
    try application.start(request)
    // As the loop does before it waits.
    for window in display.windows { window.draw() }
  }

  /// What the program remembers that is no work.
  public var stateText: String {
    (try? String(contentsOf: folder.appending(path: "state"), encoding: .utf8)) ?? ""
  }

  private final class Report {
    var failed: (Message?) -> Void = { _ in }
    var delayed: (Bool) -> Void = { _ in }
  }
  private final class Stopping { var stop: () -> Void = {} }

  isolated deinit {
    application.finish()
    bus.close()
    library.close()
    try? FileManager.default.removeItem(at: folder)
  }

  // MARK: Windows

  /// The titles of all open windows, without the program's name, the front one at the end.
  public var titles: [String] {
    display.windows.map { $0.title.replacingOccurrences(of: " — Filbert", with: "") }
  }

  /// The open window with a title.
  public func window(_ title: String) throws -> PretendWindow {
    try #require(display.windows.last { $0.title == "\(title) — Filbert" }, "\(titles)")
  }

  public var collection: PretendWindow { get throws { try window("Paintings") } }

  /// Makes something new by the keys of the collection, and waits for its window.
  public func new(_ kind: ItemKind) throws -> PretendWindow {
    let collection = try collection
    switch kind {
    case .painting: collection.key("Ctrl+N")
    case .pixels:
      // The first of the menu: 16 × 16.
      collection.key("Ctrl+Shift+N").key("Down").key("Enter")
    case .life:
      collection.key("Ctrl+Shift+N")
      for _ in 0..<6 { collection.key("Down") }
      collection.key("Enter")
    }
    return try #require(display.windows.last)
  }

  /// Opens something new that is not blank, as when it is made of another document.
  public func open(_ document: Document) throws -> PretendWindow {
    application.makeNew(document)
    return try #require(display.windows.last)
  }

  // MARK: The library

  /// What the library has of the only document of a name, once all is written.
  public func stored(_ name: String) throws -> Document {
    autosave.drain()
    let item = try #require(try library.items(trashed: false).first { $0.name == name })
    return try library.document(item.id).document
  }

  public var names: [String] {
    get throws {
      autosave.drain()
      return try library.items(trashed: false).map(\.name).sorted()
    }
  }

  /// From now on nothing is written any more, as on a full disk.
  public func fillDisk() {
    let isFull = isFull
    isFull.value.store(true, ordering: .relaxed)
    autosave.enqueue(.stroke) { _ in
      if isFull.value.load(ordering: .relaxed) { throw FullDisk() }
    }
  }

  /// There is room again; what waits is written when it is tried next.
  public func makeRoom() { isFull.value.store(false, ordering: .relaxed) }

  private struct FullDisk: Error, CustomStringConvertible {
    var description: String { "the disk is full" }
  }

  /// Lets the main queue go on until something holds.
  ///
  /// Its turns are counted and not the time: other tests take turns on the same thread.
  public func wait(until what: String, _ holds: () throws -> Bool) async throws {
    for _ in 0..<60_000 {
      if try holds() { return }
      try await Task.sleep(for: .milliseconds(1))
      for window in display.windows { window.draw() }
    }
    Issue.record("waited in vain until \(what): \(titles)")
  }
}
