/// A short digest of a path for file names: FNV-1a, 64 bits (Fowler, Noll, Vo), as 16 hexadecimal digits.
public struct PathDigest: Equatable, Sendable {
  /// The 16 digits, in lower case and with leading zeros.
  public let text: String

  /// Digests the UTF-8 of a path; the file need not exist.
  public init(_ path: String) {
    let value = path.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let digits = String(value, radix: 16)
    text = String(repeating: "0", count: 16 - digits.count) + digits
  }
}
