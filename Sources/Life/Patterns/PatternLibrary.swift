/// The well-known patterns, named and credited as on the LifeWiki (<https://conwaylife.com/wiki>).
public enum PatternLibrary {
  /// All patterns, by kind.
  public static let all: [LibraryPattern] =
    stillLifes + oscillators + spaceships + guns + puffers + methuselahs + others

  /// A pattern in the list of a kind.
  struct Entry {
    let name: String
    let author: String
    let rule: String?
    let fact: LibraryPattern.Fact
    let rle: String

    init(
      _ name: String, by author: String = "", rule: String? = nil, _ fact: LibraryPattern.Fact,
      _ rle: String
    ) {
      self.name = name
      self.author = author
      self.rule = rule
      self.fact = fact
      self.rle = rle
    }
  }

  static func patterns(_ kind: LibraryPattern.Kind, _ entries: [Entry]) -> [LibraryPattern] {
    entries.map { entry in
      LibraryPattern(
        name: entry.name, author: entry.author, kind: kind,
        rule: entry.rule.flatMap { LifeRule($0) } ?? .conway, fact: entry.fact, rle: entry.rle)
    }
  }
}
