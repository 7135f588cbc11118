import Formats

/// The options of an export as lines of a word and a value, such as `width 1600`.
struct OptionLines {
  private(set) var values: [(word: String, value: String)] = []

  init() {}

  /// Reads lines; words without a value have an empty one.
  init(_ text: String) {
    values = text.split(separator: "\n").map { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      return (parts.first.map(String.init) ?? "", parts.count == 2 ? String(parts[1]) : "")
    }
  }

  /// The value of a word; setting it appends a line, unless the value is nil or would break it.
  subscript(word: String) -> String? {
    get { values.last { $0.word == word }?.value }
    set {
      guard let newValue, !newValue.contains("\n") else { return }
      values.append((word, newValue))
    }
  }

  /// A number within bounds.
  func number(_ word: String, in range: ClosedRange<Int>) -> Int? {
    self[word].flatMap { Int($0) }.flatMap { range.contains($0) ? $0 : nil }
  }

  /// A format out of some.
  func format(in formats: [FileFormat]) -> FileFormat? {
    formats.first { $0.id == self["format"] }
  }

  var text: String {
    values.map { $0.value.isEmpty ? $0.word : "\($0.word) \($0.value)" }.joined(separator: "\n")
  }
}
