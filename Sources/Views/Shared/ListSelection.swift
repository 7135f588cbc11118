import Base

/// A selection in a list, by keys that stay with its entries: the selected entries, and the one with the keyboard
/// focus.
///
///     var choice = ListSelection(of: ["ant", "bee", "cat", "dog"])
///     choice.toggle("ant")      // Ctrl+click
///     choice.extend(to: "cat")  // Shift+click
///     choice.targets            // ["ant", "bee", "cat"]
///     choice.chooseNone()       // Esc
///     choice.targets            // ["cat"]
///
/// Each operation costs at most one pass over the list.
struct ListSelection<Key: Hashable & Sendable>: Equatable, Sendable {
  /// All entries, in display order.
  private(set) var order: ChunkedArray<Key>
  /// The entry with the keyboard focus; nil in an empty list.
  private(set) var current: Key?
  /// The selected entries; empty until the user selects any.
  private(set) var chosen: Set<Key> = []
  /// The start of a range.
  private var anchor: Key?

  init(of order: [Key] = []) {
    self.order = ChunkedArray(order)
    current = order.first
  }

  /// The targets of a command, in list order: the selected entries, or else the one with the keyboard focus.
  var targets: [Key] {
    chosen.isEmpty ? current.map { [$0] } ?? [] : order.filter(chosen.contains)
  }

  // MARK: Selecting

  /// Moves the focus by a plain arrow or a click, and clears the selection.
  mutating func move(to key: Key?) {
    chosen = []
    walk(to: key)
    anchor = nil
  }

  /// Moves the focus and keeps the selection.
  mutating func walk(to key: Key?) { if key.map(order.contains) ?? true { current = key } }

  /// Adds an entry to the selection, or removes it.
  mutating func toggle(_ key: Key) {
    guard order.contains(key) else { return }
    chosen.formSymmetricDifference([key])
    current = key
    anchor = key
  }

  /// Selects the range from the anchor to an entry.
  ///
  /// - Parameter adding: keeps the rest of the selection.
  mutating func extend(to key: Key, adding: Bool = false) {
    let start = anchor ?? current ?? key
    guard let a = order.firstIndex(of: start), let b = order.firstIndex(of: key) else { return }
    let stretch = Set(order[min(a, b)...max(a, b)])
    chosen = adding ? chosen.union(stretch) : stretch
    current = key
    anchor = start
  }

  /// Selects exactly these entries and moves the focus to the first of them.
  mutating func choose(_ keys: Set<Key>) {
    chosen = keys.intersection(order)
    guard !chosen.isEmpty else { return }
    current = order.first(where: chosen.contains)
    anchor = current
  }

  /// Selects all entries; the focus stays.
  mutating func chooseAll() {
    chosen = Set(order)
    anchor = order.first
  }

  /// Clears the selection; the focus stays.
  mutating func chooseNone() {
    chosen = []
    anchor = nil
  }

  // MARK: The list

  /// Updates to a new list or order. Remaining entries stay selected. If the focused entry is gone, the next remaining
  /// one gets the focus.
  mutating func update(to new: ChunkedArray<Key>) {
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

  /// Applies changes to a few entries, at a cost proportional to the changes.
  mutating func apply(_ splices: [Splice<Key>]) {
    var new = order
    new.apply(splices)
    let removed = splices.flatMap { order[$0.index..<$0.index + $0.removedCount] }
    guard Set(removed).isSubset(of: splices.flatMap(\.inserted)) else { return update(to: new) }
    order = new
    if current == nil { current = new.first }
  }
}
