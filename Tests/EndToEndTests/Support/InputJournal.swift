/// The last inputs that a hand made, as words.
struct InputJournal {
  private(set) var entries: [String] = []

  private static let capacity = 40

  mutating func note(_ entry: String) {
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append(entry)
  }
}
