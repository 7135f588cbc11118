/// The texts among the desktop's settings, read from the wire form of the XSETTINGS protocol.
///
/// Source: freedesktop.org, "XSETTINGS – cross toolkit configuration proposal", 0.5.
struct DesktopSettings {
  private(set) var texts: [String: String] = [:]

  /// Takes what can be read and leaves out the rest: the bytes are another program's.
  init(bytes: [UInt8]) {
    guard bytes.count >= 12 else { return }
    var cursor = WireCursor(bytes: bytes, isBigEndian: bytes[0] == 1, offset: 8)
    guard let count = cursor.word() else { return }
    for _ in 0..<min(count, 4096) {
      guard let kind = cursor.byte(), cursor.skip(1), let nameLength = cursor.half(),
        let name = cursor.text(length: Int(nameLength)), cursor.skip(4)
      else { return }
      switch kind {
      case 0: guard cursor.skip(4) else { return }
      case 1:
        guard let length = cursor.word(), let text = cursor.text(length: Int(length)) else {
          return
        }
        texts[name] = text
      case 2: guard cursor.skip(8) else { return }
      default: return
      }
    }
  }

  var isDark: Bool { texts["Net/ThemeName"]?.lowercased().hasSuffix("-dark") ?? false }
}
