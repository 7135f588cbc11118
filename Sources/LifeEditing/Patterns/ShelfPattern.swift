import Life
import Texts
import Views

/// A pattern in the list next to a board.
struct ShelfPattern {
  enum Source {
    case known(LibraryPattern)
    case own(OwnPattern)
    case file(PatternFile)
  }

  let source: Source
  let entry: PictureListEntry

  init(_ pattern: OwnPattern) {
    source = .own(pattern)
    entry = PictureListEntry(name: pattern.name, author: "", fact: "", kind: pattern.group)
  }

  init(_ file: PatternFile, _ texts: LifeTexts) {
    source = .file(file)
    entry = PictureListEntry(
      name: file.name, author: "", fact: "", kind: texts.gollysPatterns(file.group))
  }

  init(_ pattern: LibraryPattern, _ texts: LifeTexts) {
    source = .known(pattern)
    entry = PictureListEntry(
      name: pattern.name, author: pattern.author, fact: Self.fact(of: pattern, texts),
      kind: texts.kinds[pattern.kind.rawValue] ?? pattern.kind.rawValue)
  }

  /// The pattern, if it is the user's own, which can be removed.
  var ownPattern: OwnPattern? { if case .own(let pattern) = source { pattern } else { nil } }

  /// The pattern's world; nil if it has to be read first.
  var world: LifeWorld? {
    switch source {
    case .known(let pattern): pattern.world
    case .own(let pattern): pattern.world
    case .file: nil
    }
  }

  /// Returns a short remark on a pattern's evolution.
  private static func fact(of pattern: LibraryPattern, _ texts: LifeTexts) -> String {
    switch pattern.fact {
    // This follows from the category.
    case .staysSame: pattern.kind == .stillLife ? "" : texts.staysSame
    case .oscillates(let period): texts.period(period)
    case .travels(let period, _, _): texts.travels(period, pattern.speed ?? "")
    case .grows(let period, let cells, _): texts.grows(period, cells)
    case .settles(let generation, 0): texts.dies(generation)
    case .settles(let generation, let population): texts.settles(generation, population)
    case .replicates(let period): texts.replicates(period)
    case .growsWithSquareOfTime: texts.growsWithSquare
    }
  }
}
