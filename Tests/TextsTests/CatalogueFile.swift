import Foundation

/// A file as `msgfmt` makes it.
struct CatalogueFile {
  /// Keys as gettext has them: context and text, or singular and plural, with the signs between that gettext wants.
  var entries: [String: String]

  init(plurals: String, _ entries: [String: String]) {
    self.entries = entries
    self.entries[""] = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: \(plurals)\n"
  }

  /// Magic number, revision, count, where both tables lie, no hash table; then lengths and places, then the texts.
  var bytes: Data {
    let rows = entries.map { (Array($0.key.utf8), Array($0.value.utf8)) }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }
    let headLength = 28
    let tableLength = rows.count * 8
    var words: [Int] = [
      0x9504_12DE, 0, rows.count, headLength, headLength + tableLength, 0, 0,
    ]
    var texts: [UInt8] = []
    for table in [rows.map(\.0), rows.map(\.1)] {
      for text in table {
        words += [text.count, headLength + 2 * tableLength + texts.count]
        texts += text + [0]
      }
    }
    return Data(words.flatMap { word in (0..<4).map { UInt8(word >> ($0 * 8) & 255) } } + texts)
  }
}
