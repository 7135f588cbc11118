import Base

/// Guesses the verb meant by a misspelt word, such as “exprot”.
struct VerbGuess: Equatable {
  let meant: String

  /// Returns nil if the word may be a file, or resembles no verb.
  ///
  /// - Parameters:
  ///   - word: the first one of the command line.
  ///   - isFile: whether there is a file or folder of that name, which would be opened.
  init?(_ word: String, verbs: [String], isFile: (String) -> Bool) {
    guard 1...32 ~= word.utf8.count, !word.hasPrefix("-"), !word.contains("."), !word.contains("/"),
      !verbs.contains(word), !isFile(word)
    else { return nil }
    let near = verbs.map { (verb: $0, distance: Self.distance(word.lowercased(), $0)) }
      .min { $0.distance < $1.distance }
    // One wrong letter in short words, two in others.
    guard let near, near.distance <= (near.verb.count < 5 ? 1 : 2), near.distance < word.count
    else { return nil }
    meant = near.verb
  }

  /// Whether a word is neither a verb nor an option, nor a name in the folder; a word like a path or with an extension
  /// is a missing file.
  static func isNeither(
    _ word: String, verbs: [String], isFile: (String) -> Bool = { DocumentFile($0).exists }
  ) -> Bool {
    !word.isEmpty && !word.hasPrefix("-") && !word.contains(".") && !word.contains("/")
      && !verbs.contains(word) && !isFile(word)
  }

  /// The number of letters omitted, inserted, substituted or transposed.
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
