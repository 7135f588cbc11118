/// A launcher's name for a start, or for a request to a running program to show something.
///
/// Source: freedesktop.org, "Startup Notification Protocol", 0.1.
struct StartupID: Equatable {
  let text: String
  private static let mostBytes = 1024

  /// Returns nil for an invalid id, since it comes from another program.
  init?(_ text: String) {
    guard 1...Self.mostBytes ~= text.utf8.count, !text.utf8.contains(0) else { return nil }
    self.text = text
  }

  /// The user's request time in server time: the number after the final `_TIME`.
  var time: UInt? {
    guard let mark = text.lastRange(of: "_TIME") else { return nil }
    return UInt32(text[mark.upperBound...]).map { UInt($0) }
  }
}

extension String {
  fileprivate func lastRange(of part: String) -> Range<Index>? {
    var end = endIndex
    while let start = self[..<end].lastIndex(of: part[part.startIndex]) {
      if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
      end = start
    }
    return nil
  }
}
