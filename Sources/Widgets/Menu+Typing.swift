import Base

// Finding an item by keys.
extension Menu {
  /// Returns the item whose title begins with the typed text. Letters typed in quick succession add up. Repeating a
  /// single letter cycles through the items.
  ///
  /// - Returns: nil for a key without text, or if no title matches.
  func next(typedBy event: KeyEvent) -> Int? {
    guard !event.text.isEmpty, event.modifiers.isSubset(of: .shift) else { return nil }
    let goesOn =
      event.time.milliseconds(since: typed.time) <= Self.longestPause && !typed.text.isEmpty
    // A space continues a title but doesn't start one: by itself, it chooses.
    guard goesOn || event.key != .space else { return nil }
    let text = (goesOn ? typed.text : "") + event.text.lowercased()
    let letters = Set(text)
    let (wanted, isNew) = letters.count == 1 ? (String(letters), true) : (text, false)
    let start = (highlighted ?? -1) + (isNew ? 1 : 0)
    let round = (0..<items.count).map { (max(start, 0) + $0) % items.count }
    let found = round.first { index in
      isSelectable(index) && items[index].title.lowercased().hasPrefix(wanted)
    }
    if found != nil { typed = (text, event.time) }
    return found
  }

  func nextSelectable(from index: Int, by step: Int) -> Int? {
    var next = index + step
    while items.indices.contains(next) {
      if isSelectable(next) { return next }
      next += step
    }
    return highlighted
  }
}
