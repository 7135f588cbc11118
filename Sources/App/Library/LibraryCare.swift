import Base
import Dispatch
import Documents
import Platform
import Storage
import Texts

/// Looks after a library while it is shown, on a thread of its own: a copy for the day, then every checksum.
final class LibraryCare {
  /// What was found damaged since the library was opened; on the main thread.
  let found = Signal<DamageReport>()
  /// The copy of the day could not be made, and why.
  let failed = Signal<Message>()

  private let library: Library
  private static let queue = DispatchQueue(label: "filbert.care", qos: .background)
  /// The first windows are drawn by then.
  private static let delay = DispatchTimeInterval.seconds(2)

  init(_ library: Library) { self.library = library }

  func begin(now: Timestamp) {
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
