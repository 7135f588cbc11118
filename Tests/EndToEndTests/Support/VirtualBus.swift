import BusTesting
import Foundation
import Platform

/// A session bus with a portal on it, for a program of a test; what is done to it is done on the main thread.
final class VirtualBus: Sendable {
  let daemon: BusDaemon
  let portal: PretendPortal
  /// The test's own place on it.
  let member: SessionBus

  /// - Parameter settings: of the appearance, by their keys.
  @MainActor
  init(settings: [String: BusValue] = [:]) async throws {
    daemon = try BusDaemon()
    member = SessionBus(environment: daemon.environment)
    await member.beginAndWait()
    portal = PretendPortal(on: SessionBus(environment: daemon.environment), settings: settings)
    await portal.connect()
  }

  /// What a program's environment says to be on it.
  var environment: [String: String] { onMain { $0.daemon.environment } }

  /// Does something on the main thread, and waits for it.
  func onMain<Value: Sendable>(_ body: @MainActor @Sendable (VirtualBus) throws -> Value) rethrows
    -> Value
  {
    try DispatchQueue.main.sync { try MainActor.assumeIsolated { try body(self) } }
  }

  /// What the portal was asked last, once it was asked so often.
  func request(_ count: Int = 1) throws -> PretendPortal.Request {
    try find("the portal is asked") {
      onMain { $0.portal.requests.count >= count ? $0.portal.requests.last : nil }
    }
  }

  /// Calls a method of a program, and waits for its answer.
  func answer(to call: BusCall) throws -> Result<[BusValue], BusError> {
    let answer = Answer()
    onMain { $0.member.call(call, within: .seconds(10)) { answer.value = $0 } }
    return try find("the program answers") { onMain { _ in answer.value } }
  }

  @MainActor private final class Answer {
    nonisolated init() {}
    var value: Result<[BusValue], BusError>?
  }
}
