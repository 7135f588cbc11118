import Documents
import Storage
import Texts
import Windows

/// Items of the library that are copied, one after the other, by whatever thread: all of them or none.
///
/// Each copy is a transaction of its own, so that what is drawn meanwhile is kept between two of them.
nonisolated struct BatchDuplicate: Sendable {
  var originals: [CollectionItem]
  /// Of the copies, in the same order.
  var names: [String]
  var time: Timestamp

  /// What kept one of them from being copied.
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
