import Documents
import Glibc

/// The names of files that belong together and are numbered.
///
///     FileSequence(startingWith: "walk008.png").name(at: 3)   // walk011.png
///     FileSequence(startingWith: "walk.png").name(at: 3)      // walk4.png
///     FileSequence(startingWith: "walk1.png", count: 12).name(at: 0)   // walk01.png
public struct FileSequence: Equatable, Sendable {
  private let stem: String
  private let ending: String
  /// Of the first file; nil for one without a number, after which 2 is next.
  private let first: Int?
  /// Zeros fill a number up to so many digits.
  private let digits: Int

  /// - Parameter count: how many files there will be, whose numbers get as many digits as the last one has; nil for
  ///   those that are there already.
  public init(startingWith file: String, count: Int? = nil) {
    let name = file.lastIndex(of: "/").map { file.index(after: $0) } ?? file.startIndex
    let point = file[name...].lastIndex(of: ".") ?? file.endIndex
    let isDigit = { (character: Character) in character.isASCII && character.isNumber }
    let number = file[name..<point].reversed().prefix { isDigit($0) }.reversed()
    // More digits than those of any sequence are a name.
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

  /// The files after the first that are there, up to the first that is not, at most as many as there may be frames.
  public var others: [String] {
    // After a file without a number, that of the next one says how many digits all have.
    let digits = first == nil ? 1..."\(PixelPicture.mostFrames)".count : self.digits...self.digits
    for digits in digits {
      let sequence = FileSequence(self, digits: digits)
      let found = Array(
        (1..<PixelPicture.mostFrames).lazy.map { sequence.name(at: $0) }.prefix {
          access($0, F_OK) == 0
        })
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The name of a file, by its place in the sequence.
  public func name(at place: Int) -> String {
    guard place > 0 || first != nil else { return stem + ending }
    let number = "\((first ?? 1) + place)"
    return stem + String(repeating: "0", count: max(0, digits - number.count)) + number + ending
  }
}
