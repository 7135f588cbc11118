import GRDB
public import Documents

/// A snapshot of each item as two numbers, to detect changes at the next look.
public struct CollectionStamps: Sendable {
  private struct Stamp: Equatable {
    let id: Int64
    /// Combines the item's checksum with those of its tags.
    var sum: Int64
  }

  /// Ascending by id.
  private var stamps: [Stamp] = []

  /// Reads only checksums: 10,000 items in a few milliseconds.
  init(_ db: Database) throws {
    let rows = try Row.fetchCursor(db, sql: "SELECT id, checksum FROM item ORDER BY id")
    while let row = try rows.next() {
      guard let id = try? Columns(row: row).integer(0) else { continue }
      stamps.append(Stamp(id: id, sum: (try? Columns(row: row).integer(1)) ?? 0))
    }
    guard try Schema.hasTagsAndConnections(db) else { return }
    let tags = try Row.fetchCursor(db, sql: "SELECT item, checksum FROM item_tag ORDER BY item")
    var index = 0
    while let row = try tags.next() {
      guard let item = try? Columns(row: row).integer(0) else { continue }
      while index < stamps.count, stamps[index].id < item { index += 1 }
      guard index < stamps.count, stamps[index].id == item else { continue }
      // An item's checksum has 32 bits: its tags' are added above them.
      stamps[index].sum &+= ((try? Columns(row: row).integer(1)) ?? 0) << 32
    }
  }

  /// Discards the stamp of an item, which then counts as changed.
  public mutating func forget(_ id: ItemID) {
    guard let index = stamps.firstIndex(where: { $0.id == id.number }) else { return }
    stamps[index].sum = -1
  }

  /// The new and changed items, and the removed ones.
  func differences(from old: CollectionStamps) -> (changed: [Int64], removed: [Int64]) {
    var (changed, removed): ([Int64], [Int64]) = ([], [])
    var index = 0
    for stamp in stamps {
      while index < old.stamps.count, old.stamps[index].id < stamp.id {
        removed.append(old.stamps[index].id)
        index += 1
      }
      if index < old.stamps.count, old.stamps[index].id == stamp.id {
        if old.stamps[index] != stamp { changed.append(stamp.id) }
        index += 1
      } else {
        changed.append(stamp.id)
      }
    }
    removed += old.stamps[index...].map(\.id)
    return (changed, removed)
  }
}
