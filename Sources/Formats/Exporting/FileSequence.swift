import Documents
import Glibc

/// The names of related numbered files.
///
///     FileSequence(startingWith: "walk008.png").name(at: 3)   // walk011.png
///     FileSequence(startingWith: "walk.png").name(at: 3)      // walk4.png
///     FileSequence(startingWith: "walk1.png", count: 12).name(at: 0)   // walk01.png
public struct FileSequence: Equatable, Sendable {
  private let stem: String
  private let ending: String
  /// The number of the first file; nil if it has none, and the next is 2.
  private let first: Int?
  /// The number of digits, with leading zeros.
  private let digits: Int

  /// - Parameter count: the number of files to write, which determines the digits; nil for existing files.
  public init(startingWith file: String, count: Int? = nil) {
    let name = file.lastIndex(of: "/").map { file.index(after: $0) } ?? file.startIndex
    let point = file[name...].lastIndex(of: ".") ?? file.endIndex
    let isDigit = { (character: Character) in character.isASCII && character.isNumber }
    let number = file[name..<point].reversed().prefix { isDigit($0) }.reversed()
    // Longer numbers are part of the name.
    let given = number.count <= 9 ? number.count : 0
    stem = String(file[..<file.index(point, offsetBy: -given)])
    ending = String(file[point...])
    let first = given > 0 ? Int(String(number)) : nil
    self.first = first
    digits = max(given, count.map { "\((first ?? 1) + max(0, $0 - 1))".count } ?? 0)
  }

  private init(_ sequence: FileSequence, digits: Int) {
    (stem, ending, first) = (sequence.stem, sequence.ending, sequence.first)
    self.digits = digits
  }

  /// The existing files after the first, up to the first gap and to the limit of frames.
  public var others: [String] {
    // After a file without a number, the next one's determines the digits.
    let digits = first == nil ? 1..."\(Sprite.mostFrames)".count : self.digits...self.digits
    for digits in digits {
      let sequence = FileSequence(self, digits: digits)
      let found = Array(
        (1..<Sprite.mostFrames).lazy.map { sequence.name(at: $0) }.prefix {
          access($0, F_OK) == 0
        })
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The name of a file, by its index in the sequence.
  public func name(at index: Int) -> String {
    guard index > 0 || first != nil else { return stem + ending }
    let number = "\((first ?? 1) + index)"
    return stem + String(repeating: "0", count: max(0, digits - number.count)) + number + ending
  }
}
