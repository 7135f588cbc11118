import Base
import Dispatch
import Documents
import Platform
import Storage
import Texts

/// Maintains an open library on its own thread: makes the daily backup, then verifies all checksums.
final class LibraryCare {
  /// Posts the damage found since the library was opened, on the main thread.
  let found = Signal<DamageReport>()
  /// Posts the reason if the daily backup fails.
  let failed = Signal<Message>()

  private let library: Library
  private static let queue = DispatchQueue(label: "filbert.care", qos: .background)
  /// The delay until the first windows are drawn.
  private static let delay = DispatchTimeInterval.seconds(2)

  init(_ library: Library) { self.library = library }

  func scheduleChecks(now: Timestamp) {
    let library = library
    Self.queue.asyncAfter(deadline: .now() + Self.delay) { [weak self] in
      var reason: Message?
      do {
        if library.condition == .sound {
          try Backups(of: library.path).makeDaily(of: library, at: now)
        }
      } catch {
        reason = Message(error)
      }
      let report = library.condition == .sound ? try? library.check() : nil
      DispatchQueue.main.async { [reason] in
        FreedMemory.giveBackSoon()
        if let report { self?.found.post(report) } else if let reason { self?.failed.post(reason) }
      }
    }
  }
}
