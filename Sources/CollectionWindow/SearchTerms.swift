import Documents

/// A search: a text, and tags after number signs, as in `cat #holiday`.
nonisolated struct SearchTerms {
  /// In lower case; empty for anything.
  private let text: [UInt8]
  /// In lower case, each with the tag of exactly that name, if there is one.
  private let tags: [(word: String, tag: ItemTag?)]

  /// - Parameter known: the existing tags.
  init(_ written: String, known: Set<ItemTag>) {
    let written = written.lowercased()
    let words = written.split(whereSeparator: \.isWhitespace)
    let marked = words.filter { $0.hasPrefix("#") }
    tags = marked.map { word in
      (
        String(word.dropFirst()),
        ItemTag(word.dropFirst()).flatMap { known.contains($0) ? $0 : nil }
      )
    }
    let rest = words.filter { !$0.hasPrefix("#") }.joined(separator: " ")
    text = Array((marked.isEmpty ? written : rest).utf8)
  }

  var isEmpty: Bool { text.isEmpty && tags.isEmpty }

  /// Whether an item matches.
  ///
  /// - Parameter texts: the texts written in the item.
  func find(_ item: CollectionItem, _ texts: [String]) -> Bool {
    let all = [item.name] + texts
    return (text.isEmpty || (all + item.tags.map(\.name)).contains { contains($0, text) })
      && tags.allSatisfy { word, tag in
        // A name may have a number sign, too.
        isTagged(item, word, tag) || all.contains { contains($0, Array("#\(word)".utf8)) }
      }
  }

  /// Whether it has exactly this tag, or if there is none of that name, one that begins with it.
  private func isTagged(_ item: CollectionItem, _ word: String, _ tag: ItemTag?) -> Bool {
    tag.map { item.tags.contains($0) } ?? item.tags.contains { $0.begins(with: word) }
  }

  private func contains(_ text: String, _ wanted: [UInt8]) -> Bool {
    Array(text.lowercased().utf8).contains(run: wanted)
  }
}

extension [UInt8] {
  /// Whether it contains a sequence of bytes. Ten times as fast as with characters.
  fileprivate nonisolated func contains(run: [UInt8]) -> Bool {
    guard let first = run.first else { return true }
    guard count >= run.count else { return false }
    return indices.dropLast(run.count - 1).contains { start in
      self[start] == first && self[start..<start + run.count].elementsEqual(run)
    }
  }
}
