public import Base

/// A colour as dragged between programs: red, green, blue and opacity in 16 bits each, in native byte order.
///
/// Source: `application/x-color`, as in Qt and GTK.
public nonisolated enum DroppedColor {
  /// Returns nil unless there are 8 bytes.
  public static func color(_ bytes: [UInt8]) -> InkColor? {
    guard bytes.count == 8 else { return nil }
    let parts = bytes.withUnsafeBytes { bytes in
      (0..<4).map { bytes.loadUnaligned(fromByteOffset: 2 * $0, as: UInt16.self) }
    }
    // 257 is 65,535 ÷ 255.
    let channels = parts.map { UInt8((UInt32($0) + 128) / 257) }
    return InkColor(
      red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
  }
}
