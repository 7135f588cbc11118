internal import CPlatform
internal import Dispatch
internal import Glibc

/// What a program does for the session that it is part of.
public protocol DesktopSessionClient: AnyObject {
  /// Saves everything.
  ///
  /// - Returns: whether nothing is left that would be lost.
  func saveForSession() -> Bool
  /// The session is about to end, but not everything could be saved: asks whether that is wanted.
  ///
  /// - Parameter done: to be called with the answer, once.
  func askBeforeSessionEnds(_ done: @escaping (_ isEndWanted: Bool) -> Void)
  /// The session goes on; a question may be withdrawn.
  func sessionGoesOn()
  /// Ends the program, which the next session starts again as it is.
  func endWithSession()
}

/// The session of an X11 desktop, whose manager has its programs save before it ends, and starts them again.
///
/// Source: "X Session Management Protocol", version 1.0, of the X Consortium.
public final class DesktopSession {
  /// Our name in this session, for the next one.
  public let identifier: String
  private weak var client: (any DesktopSessionClient)?
  private let session: OpaquePointer
  private let source: any DispatchSourceRead
  /// Whether the manager has gone.
  private(set) var isLost = false
  /// Whether the manager waits until we have saved.
  private var isSaving = false

  /// Joins a session; nil if it doesn't answer.
  ///
  /// - Parameters:
  ///   - address: of the manager, from `SESSION_MANAGER`.
  ///   - previous: our name in the last session, if it has started us again.
  ///   - command: the program and its arguments; `restartOption` and our name are appended to it.
  public init?(
    at address: String, previous: String?, command: [String], restartOption: String,
    client: any DesktopSessionClient
  ) {
    guard let session = desktop_session_open(address, previous) else { return nil }
    self.session = session
    self.client = client
    let name = String(cString: desktop_session_identifier(session))
    identifier = name
    source = DispatchSource.makeReadSource(
      fileDescriptor: desktop_session_descriptor(session), queue: .main)
    Self.describe(session, command, restart: [restartOption, name])
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
    source.activate()
    // The first request may have arrived with the answer.
    if desktop_session_has_noted(session) {
      DispatchQueue.main.async { [weak self] in self?.readNoted() }
    }
  }

  isolated deinit {
    source.cancel()
    desktop_session_close(session)
  }

  private static func describe(_ session: OpaquePointer, _ command: [String], restart: [String]) {
    let user = getpwuid(getuid()).map { String(cString: $0.pointee.pw_name) } ?? "\(getuid())"
    let folder = getcwd(nil, 0)
    defer { free(folder) }
    let copies = (command + restart).map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    var words = copies.map { UnsafePointer($0) }
    desktop_session_describe(
      session, user, folder, &words, Int32(words.count), Int32(command.count))
  }

  /// Reads what has arrived, where no main queue tells of it.
  func readArrived() {
    var source = pollfd(
      fd: desktop_session_descriptor(session), events: Int16(POLLIN), revents: 0)
    while !isLost, poll(&source, 1, 0) > 0 { read() }
    readNoted()
  }

  private func read() {
    handle(desktop_session_read(session))
    readNoted()
  }

  /// One message may have told more than one thing.
  private func readNoted() {
    while desktop_session_has_noted(session) { handle(desktop_session_read(session)) }
  }

  private func handle(_ message: desktop_session_message) {
    switch message.kind {
    case desktop_session_save:
      isSaving = true
      let isSaved = client?.saveForSession() ?? true
      if !isSaved, message.is_ending, message.may_ask, desktop_session_request_asking(session) {
        return
      }
      finish(isSaved: isSaved)
    case desktop_session_ask:
      guard let client else { return answer(isEndWanted: true) }
      client.askBeforeSessionEnds { [weak self] in self?.answer(isEndWanted: $0) }
    case desktop_session_cancelled:
      finish(isSaved: false)
      client?.sessionGoesOn()
    case desktop_session_end: client?.endWithSession()
    case desktop_session_lost:
      isLost = true
      source.cancel()
    default: break
    }
  }

  private func answer(isEndWanted: Bool) {
    // The session may go on meanwhile.
    guard isSaving else { return }
    desktop_session_finish_asking(session, !isEndWanted)
    finish(isSaved: false)
  }

  private func finish(isSaved: Bool) {
    guard isSaving else { return }
    isSaving = false
    desktop_session_finish_saving(session, isSaved)
  }
}
