/// A turn of phrase that slows a reader down. A few of them do no harm.
enum Phrase: CaseIterable {
  /// A clause in place of a noun: “what is drawn” instead of “the strokes”.
  case what
  /// “where”, which often means “if” or “when”.
  case location
  /// Things that lie somewhere, instead of being there.
  case lying
  /// “those that” in place of a noun.
  case those
  /// A clause that begins with a preposition, such as “of which”.
  case ofWhich
  /// People, instead of a part of the program.
  case people
  case beside
  /// “is no stroke” instead of “is not a stroke”.
  case isNo
  /// “comes of” instead of “is caused by”.
  case comesOf

  /// The first word of each, and with it the rest.
  private static let firstWords: [String: Phrase] = [
    "what": .what, "where": .location,
    "lie": .lying, "lies": .lying, "lay": .lying, "lying": .lying,
    "those": .those,
    "of": .ofWhich, "in": .ofWhich, "from": .ofWhich, "by": .ofWhich, "to": .ofWhich,
    "on": .ofWhich, "at": .ofWhich, "for": .ofWhich, "with": .ofWhich, "through": .ofWhich,
    "after": .ofWhich, "under": .ofWhich, "over": .ofWhich, "into": .ofWhich,
    "who": .people, "whoever": .people, "somebody": .people, "nobody": .people,
    "beside": .beside,
    "is": .isNo, "are": .isNo, "was": .isNo, "were": .isNo,
    "come": .comesOf, "comes": .comesOf, "become": .comesOf, "becomes": .comesOf,
    "came": .comesOf, "became": .comesOf,
  ]

  /// The words behind “what” that make a clause of it, besides verbs that end in “s” or “ed”.
  private static let behindWhat: Set<Substring> = [
    "are", "can", "have", "must", "may", "a", "an", "the", "it", "they", "one", "that", "there",
    "their", "do", "did", "not", "no", "of", "would", "will", "could", "should", "came", "what",
    "made",
  ]
  private static let behindThose: Set<Substring> = [
    "that", "of", "who", "which", "in", "on", "at", "whose",
  ]

  /// Whether it is complete with one of its first words and the two behind it.
  private func continues(with next: Substring, _ last: Substring) -> Bool {
    switch self {
    case .what:
      Self.behindWhat.contains(next)
        || next.utf8.count > 1 && (next.hasSuffix("s") || next.hasSuffix("ed"))
          && next.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
    case .location, .lying, .people, .beside: true
    case .those: Self.behindThose.contains(next)
    case .ofWhich: next == "which" || next == "whom" || next == "whose"
    case .isNo: next == "no" && last.first?.isLowercase == true
    case .comesOf: next == "of"
    }
  }

  /// Every one that a line has, in order.
  static func all(in line: Substring) -> [Phrase] {
    let words = SwiftSource.words(of: line)
    /// A word that follows the one before it after a single space; else nothing.
    func next(_ index: Int) -> Substring {
      guard index < words.count,
        line[words[index - 1].endIndex..<words[index].startIndex] == " "
      else { return "" }
      return words[index]
    }
    return words.indices.compactMap { index in
      guard let phrase = firstWords[words[index].lowercased()],
        phrase.continues(with: next(index + 1), next(index + 2))
      else { return nil }
      return phrase
    }
  }
}
