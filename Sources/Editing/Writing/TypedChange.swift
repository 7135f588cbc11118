/// A change to an edited text, as a replacement of characters.
struct TypedChange {
  private enum Kind { case typing, erasing, other }

  private let kind: Kind
  /// The indices of the first changed character and of the end of the new ones, in characters.
  private let start: Int
  private let end: Int
  private let isSpace: Bool
  private let replaces: Bool

  init(from old: String, to new: String) {
    let (before, after) = (Array(old), Array(new))
    let common = zip(before, after).prefix { $0 == $1 }.count
    let rest = zip(before.dropFirst(common).reversed(), after.dropFirst(common).reversed())
      .prefix { $0 == $1 }.count
    let removed = before.count - common - rest
    let added = after[common..<after.count - rest]
    (start, end) = (common, common + added.count)
    isSpace = added.last?.isWhitespace ?? false
    replaces = removed > 0
    switch (removed, added.count) {
    case (_, 1): kind = .typing
    case (1, 0): kind = .erasing
    default: kind = .other
    }
  }

  /// Whether it is a step of its own, like a paste.
  var standsAlone: Bool { kind == .other }

  /// Whether it continues typing a word, or a run of deletions, after the previous change.
  func goesOn(from last: TypedChange) -> Bool {
    guard kind == last.kind else { return false }
    return switch kind {
    case .typing: !replaces && start == last.end && (isSpace || !last.isSpace)
    case .erasing: end == last.start || start + 1 == last.start
    case .other: false
    }
  }
}
