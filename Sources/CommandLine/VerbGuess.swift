import Base

/// Which verb is meant by a word that is none, such as “exprot”.
struct VerbGuess: Equatable {
  let meant: String

  /// Nil where the word may be a file, or is like no verb.
  ///
  /// - Parameters:
  ///   - word: the first of the command line.
  ///   - isFile: whether there is a file or a folder by a name, which is then opened.
  init?(_ word: String, verbs: [String], isFile: (String) -> Bool) {
    guard 1...32 ~= word.utf8.count, !word.hasPrefix("-"), !word.contains("."), !word.contains("/"),
      !verbs.contains(word), !isFile(word)
    else { return nil }
    let near = verbs.map { (verb: $0, distance: Self.distance(word.lowercased(), $0)) }
      .min { $0.distance < $1.distance }
    // Of short words, one letter may be wrong; of others two.
    guard let near, near.distance <= (near.verb.count < 5 ? 1 : 2), near.distance < word.count
    else { return nil }
    meant = near.verb
  }

  /// Whether a word is neither a verb nor an option, and nothing in the folder is called so; what looks like a path or
  /// has an ending is a file that may be missing.
  static func isNeither(
    _ word: String, verbs: [String], isFile: (String) -> Bool = { DocumentFile($0).exists }
  ) -> Bool {
    !word.isEmpty && !word.hasPrefix("-") && !word.contains(".") && !word.contains("/")
      && !verbs.contains(word) && !isFile(word)
  }

  /// How many letters were left out, put in, taken for another or exchanged with their neighbour.
  ///
  /// Source: the optimal string alignment distance, after Damerau (1964) and Levenshtein (1966).
  static func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a), Array(b))
    var rows = [Array(0...b.count)]
    for i in 1...max(1, a.count) where !a.isEmpty {
      var row = [i]
      for j in 1...max(1, b.count) where !b.isEmpty {
        var best = min(rows[i - 1][j] + 1, row[j - 1] + 1)
        best = min(best, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          best = min(best, rows[i - 2][j - 2] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
