/// The desktop's settings, read from the wire form of the XSETTINGS protocol.
///
/// Source: freedesktop.org, "XSETTINGS – cross toolkit configuration proposal", 0.5.
struct DesktopSettings: Equatable {
  enum Value: Equatable {
    case integer(Int)
    case text(String)
    /// Red, green, blue and opacity, each up to 65,535.
    case color([UInt16])
  }

  private(set) var values: [String: Value] = [:]
  private static let mostSettings: UInt32 = 4096

  init() {}

  /// Parses leniently, skipping unreadable parts: the bytes come from another program.
  init(bytes: [UInt8]) {
    guard bytes.count >= 12, bytes[0] <= 1 else { return }
    var cursor = WireCursor(bytes: bytes, isBigEndian: bytes[0] == 1, offset: 8)
    guard let count = cursor.word() else { return }
    for _ in 0..<min(count, Self.mostSettings) {
      guard let kind = cursor.byte(), cursor.skip(1), let nameLength = cursor.half(),
        let name = cursor.text(length: Int(nameLength)), cursor.skip(4),
        let value = Self.value(of: kind, &cursor)
      else { return }
      values[name] = value
    }
  }

  /// Returns nil if the bytes end too soon or the kind has an unknown length.
  private static func value(of kind: UInt8, _ cursor: inout WireCursor) -> Value? {
    switch kind {
    case 0: return cursor.word().map { .integer(Int(Int32(bitPattern: $0))) }
    case 1:
      guard let length = cursor.word() else { return nil }
      return cursor.text(length: Int(length)).map { .text($0) }
    case 2:
      // The specification has blue before green.
      guard let red = cursor.half(), let blue = cursor.half(), let green = cursor.half(),
        let opacity = cursor.half()
      else { return nil }
      return .color([red, green, blue, opacity])
    default: return nil
    }
  }

  func integer(_ name: String) -> Int? {
    if case .integer(let number)? = values[name] { number } else { nil }
  }

  func text(_ name: String) -> String? {
    if case .text(let text)? = values[name] { text } else { nil }
  }

  func color(_ name: String) -> [UInt16]? {
    if case .color(let parts)? = values[name] { parts } else { nil }
  }
}
