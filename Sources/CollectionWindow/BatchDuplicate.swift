import Documents
import Storage
import Texts
import Windows

/// Copies several items of the library, all or none, on any thread.
///
/// Each copy is a separate transaction, so that strokes can be stored in between.
nonisolated struct BatchDuplicate: Sendable {
  var originals: [CollectionItem]
  /// The names of the copies, in the same order.
  var names: [String]
  var time: Timestamp

  /// The item that couldn't be copied, with the reason.
  struct Failure: Error {
    let name: String
    let reason: Message
  }

  /// - Returns: the copies, in the order of the originals.
  /// - Throws: `Failure`, or `CancellationError`; no copy is left then.
  func run(in library: Library, _ progress: WorkProgress) throws -> [ItemID] {
    var copies: [ItemID] = []
    do {
      for (index, item) in originals.enumerated() {
        guard progress.goesOn(at: Double(index) / Double(originals.count)) else { break }
        do {
          copies.append(try library.duplicate(item.id, name: names[index], at: time))
        } catch {
          throw Failure(name: item.name, reason: Message(error))
        }
      }
      guard !progress.isCancelled else { throw CancellationError() }
      return copies
    } catch {
      for copy in copies { try library.remove(copy) }
      throw error
    }
  }
}
