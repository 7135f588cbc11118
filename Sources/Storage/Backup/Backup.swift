public import Documents
import Glibc

/// A copy of a library at some time.
public struct Backup: Equatable, Sendable {
  /// The path of the copy, which is a library itself.
  public let path: String
  /// The time of its creation.
  public let date: Timestamp
  /// Whether everything in the library was readable when the copy was checked.
  public let isWhole: Bool
  /// In bytes.
  public let size: Int64

  /// The identifier for requests, its file name without the extension: `2026-11-22T03-04-05`.
  public var name: String {
    String(path.split(separator: "/").last?.split(separator: ".").first ?? "")
  }
}

/// The file name of a copy: its time in UTC, and whether it is whole.
struct BackupName: Equatable {
  let date: Timestamp
  let isWhole: Bool

  private static let format = "%Y-%m-%dT%H-%M-%S"
  private static let ending = ".sqlite"
  private static let damagedEnding = ".damaged.sqlite"

  /// - Parameter date: truncated to seconds.
  init(date: Timestamp, isWhole: Bool) {
    self.date = Timestamp(milliseconds: date.milliseconds / 1000 * 1000)
    self.isWhole = isWhole
  }

  /// Returns nil for names of other files.
  init?(_ fileName: String) {
    isWhole = !fileName.hasSuffix(Self.damagedEnding)
    let ending = isWhole ? Self.ending : Self.damagedEnding
    guard fileName.hasSuffix(ending) else { return nil }
    let stem = String(fileName.dropLast(ending.count))
    let numbers = stem.split(whereSeparator: { "-T".contains($0) }).compactMap { Int32($0) }
    guard numbers.count == 6 else { return nil }
    var parts = tm()
    (parts.tm_year, parts.tm_mon, parts.tm_mday) = (numbers[0] - 1900, numbers[1] - 1, numbers[2])
    (parts.tm_hour, parts.tm_min, parts.tm_sec) = (numbers[3], numbers[4], numbers[5])
    date = Timestamp(milliseconds: Int64(timegm(&parts)) * 1000)
    // A name with other digits or symbols is not ours.
    guard self.fileName == fileName else { return nil }
  }

  var fileName: String {
    var seconds = time_t(date.milliseconds / 1000)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    var text = [CChar](repeating: 0, count: 32)
    let length = strftime(&text, text.count, Self.format, &parts)
    let stem = String(decoding: text.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return stem + (isWhole ? Self.ending : Self.damagedEnding)
  }
}
