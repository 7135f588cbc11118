import Documents
import Glibc

/// The names of files that belong together and are numbered.
///
///     FileSequence(startingWith: "walk008.png").name(at: 3)   // walk011.png
///     FileSequence(startingWith: "walk.png").name(at: 3)      // walk4.png
public struct FileSequence: Equatable, Sendable {
  private let stem: String
  private let ending: String
  /// Of the first file; nil for one without a number, after which 2 is next.
  private let first: Int?
  /// Zeros fill a number up to so many digits.
  private let digits: Int

  public init(startingWith file: String) {
    let name = file.lastIndex(of: "/").map { file.index(after: $0) } ?? file.startIndex
    let point = file[name...].lastIndex(of: ".") ?? file.endIndex
    let isDigit = { (character: Character) in character.isASCII && character.isNumber }
    let number = file[name..<point].reversed().prefix { isDigit($0) }.reversed()
    // More digits than those of any sequence are a name.
    let count = number.count <= 9 ? number.count : 0
    stem = String(file[..<file.index(point, offsetBy: -count)])
    ending = String(file[point...])
    first = count > 0 ? Int(String(number)) : nil
    digits = count
  }

  /// The files after the first that are there, up to the first that is not, at most as many as there may be frames.
  public var others: [String] {
    Array(
      (1..<PixelPicture.mostFrames).lazy.map { name(at: $0) }.prefix {
        access($0, F_OK) == 0
      })
  }

  /// The name of a file, by its place in the sequence.
  public func name(at place: Int) -> String {
    guard place > 0 || first != nil else { return stem + ending }
    let number = "\((first ?? 1) + place)"
    return stem + String(repeating: "0", count: max(0, digits - number.count)) + number + ending
  }
}
