import Foundation

/// The characters that fonts have, as `fc-query --format '%{charset}'` writes them: ranges in hexadecimal digits.
struct FontCoverage: Equatable {
  private(set) var scalars: Set<UInt32> = []

  init(_ ranges: some StringProtocol) {
    for range in ranges.split(whereSeparator: \.isWhitespace) {
      let ends = range.split(separator: "-").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last, first <= last else { continue }
      scalars.formUnion(first...last)
    }
  }

  /// A table of the repository, whose lines that begin with `#` say which fonts it is of.
  init(table file: URL) throws {
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    self.init(lines.filter { !$0.hasPrefix("#") }.joined(separator: " "))
  }

  /// What two have together.
  func union(_ other: FontCoverage) -> FontCoverage {
    var all = self
    all.scalars.formUnion(other.scalars)
    return all
  }

  /// The characters of a text that would be seen as boxes. Signs for the direction of a text and the like need no font.
  func missing(in text: String) -> Set<Unicode.Scalar> {
    Set(
      text.unicodeScalars.filter {
        !scalars.contains($0.value) && !$0.properties.isDefaultIgnorableCodePoint && $0 != "\n"
      })
  }
}
