/// Cells as written by a script: run lengths without a header, or rows of dots and asterisks.
///
/// <https://golly.sourceforge.io/Help/formats.html#rle>
enum RunLengthText {
  /// - Parameter most: the limit of numbers.
  static func cells(_ text: [UInt8], most: Int) throws(ScriptError) -> CellArray {
    text.contains(UInt8(ascii: "*")) ? try rows(text, most) : try runs(text, most)
  }

  private static func rows(_ text: [UInt8], _ most: Int) throws(ScriptError) -> CellArray {
    var numbers: [Int] = []
    var (x, y) = (0, 0)
    for byte in text {
      switch byte {
      case UInt8(ascii: "\n"):
        if x > 0 { (x, y) = (0, y + 1) }
      case UInt8(ascii: "."): x += 1
      case UInt8(ascii: "*"):
        try add([x, y], &numbers, most)
        x += 1
      default: break
      }
    }
    return CellArray(numbers)
  }

  private static func add(
    _ cell: [Int], _ numbers: inout [Int], _ most: Int
  ) throws(ScriptError) {
    guard numbers.count + cell.count <= most else {
      throw ScriptError("parse: there are too many cells for an array")
    }
    numbers += cell
  }

  /// States above 1 are A…X and, after one of p…y, further ones.
  private static func runs(_ text: [UInt8], _ most: Int) throws(ScriptError) -> CellArray {
    let first = UInt8(ascii: "A")
    let prefixes = UInt8(ascii: "p")...UInt8(ascii: "y")
    let letters = first...UInt8(ascii: "X")
    let hasStates = text.contains {
      $0 == UInt8(ascii: ".") || prefixes.contains($0) || letters.contains($0)
    }
    var numbers: [Int] = []
    var (x, y, count, prefix) = (0, 0, 0, 0)
    func isTooLarge(_ number: Int) -> Bool { number.magnitude > CellArray.farthest.magnitude }
    reading: for (place, byte) in text.enumerated() {
      if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        count = 10 * count + Int(byte - UInt8(ascii: "0"))
        if isTooLarge(count) { throw ScriptError("parse: a number is too large") }
        continue
      }
      let run = max(1, count)
      var state = 0
      switch byte {
      case UInt8(ascii: "!"): break reading
      case UInt8(ascii: "$"): (x, y) = (0, y + run)
      case UInt8(ascii: "b"), UInt8(ascii: "."): x += run
      case UInt8(ascii: "o"): state = 1
      case letters:
        state = prefix + Int(byte - first) + 1
      case prefixes:
        // A missing letter after it is tolerated.
        if place + 1 < text.count, letters.contains(text[place + 1]) {
          prefix = 24 * (Int(byte - prefixes.lowerBound) + 1)
          continue
        }
        state = 1
      default: break
      }
      if state > 0 {
        for column in x..<x + run {
          try add(hasStates ? [column, y, state] : [column, y], &numbers, most)
        }
        x += run
      }
      (count, prefix) = (0, 0)
      if isTooLarge(x) || isTooLarge(y) { throw ScriptError("parse: a number is too large") }
    }
    if hasStates, !numbers.isEmpty, numbers.count & 1 == 0 { numbers.append(0) }
    return CellArray(numbers)
  }
}
