import Base

/// What is chosen of a list, by keys that stay with its entries: those chosen together, and the one that the keyboard
/// is at.
///
///     var choice = Choice(of: ["ant", "bee", "cat", "dog"])
///     choice.toggle("ant")      // Ctrl+click
///     choice.extend(to: "cat")  // Shift+click
///     choice.targets            // ["ant", "bee", "cat"]
///     choice.chooseNone()       // Esc
///     choice.targets            // ["cat"]
///
/// Each step costs no more than one pass over the list.
struct Choice<Key: Hashable & Sendable>: Equatable, Sendable {
  /// All that can be chosen, as it is shown.
  private(set) var order: ChunkedArray<Key>
  /// The entry that the keyboard is at; nil in an empty list.
  private(set) var current: Key?
  /// Those chosen together; empty until somebody chooses.
  private(set) var chosen: Set<Key> = []
  /// Where a stretch begins.
  private var anchor: Key?

  init(of order: [Key] = []) {
    self.order = ChunkedArray(order)
    current = order.first
  }

  /// What a command is about, in the order of the list: what is chosen, or else the entry that the keyboard is at.
  var targets: [Key] {
    chosen.isEmpty ? current.map { [$0] } ?? [] : order.filter(chosen.contains)
  }

  // MARK: Choosing

  /// A plain arrow, or a click: nothing is chosen any more.
  mutating func move(to key: Key?) {
    chosen = []
    walk(to: key)
    anchor = nil
  }

  /// Leaves chosen what is chosen.
  mutating func walk(to key: Key?) { if key.map(order.contains) ?? true { current = key } }

  /// Chooses an entry beside the others, or no longer.
  mutating func toggle(_ key: Key) {
    guard order.contains(key) else { return }
    chosen.formSymmetricDifference([key])
    current = key
    anchor = key
  }

  /// Chooses the stretch from where the last one began to an entry.
  ///
  /// - Parameter adding: keeps what is chosen besides.
  mutating func extend(to key: Key, adding: Bool = false) {
    let start = anchor ?? current ?? key
    guard let a = order.firstIndex(of: start), let b = order.firstIndex(of: key) else { return }
    let stretch = Set(order[min(a, b)...max(a, b)])
    chosen = adding ? chosen.union(stretch) : stretch
    current = key
    anchor = start
  }

  /// Chooses these and no others; the keyboard goes to the first of them.
  mutating func choose(_ keys: Set<Key>) {
    chosen = keys.intersection(order)
    guard !chosen.isEmpty else { return }
    current = order.first(where: chosen.contains)
    anchor = current
  }

  /// The keyboard stays where it is.
  mutating func chooseAll() {
    chosen = Set(order)
    anchor = order.first
  }

  /// The keyboard stays where it is.
  mutating func chooseNone() {
    chosen = []
    anchor = nil
  }

  // MARK: The list

  /// Takes over another list, or another order: what is still there stays chosen. Where the current entry is gone, the
  /// next one that is left takes its place.
  mutating func follow(_ new: ChunkedArray<Key>) {
    guard new != order else { return }
    let there = Set(new)
    chosen.formIntersection(there)
    if let key = anchor, !there.contains(key) { anchor = nil }
    if let key = current, !there.contains(key) {
      let index = order.firstIndex(of: key) ?? 0
      current =
        order[index...].first(where: there.contains)
        ?? order[..<index].last(where: there.contains)
        ?? (new.isEmpty ? nil : new[min(index, new.count - 1)])
    }
    order = new
    if current == nil { current = new.first }
  }

  /// Takes over a few entries that came, went, or stand elsewhere, at the cost of those.
  mutating func follow(_ splices: [Splice<Key>]) {
    var new = order
    new.apply(splices)
    let removed = splices.flatMap { order[$0.index..<$0.index + $0.removedCount] }
    guard Set(removed).isSubset(of: splices.flatMap(\.inserted)) else { return follow(new) }
    order = new
    if current == nil { current = new.first }
  }
}
