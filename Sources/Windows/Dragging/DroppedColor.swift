public import Base

/// A colour as programs drag it about: red, green, blue and opacity in 16 bits each, in this machine's order of bytes.
///
/// Source: `application/x-color`, as Qt and GTK have it.
public nonisolated enum DroppedColor {
  /// Nil for other than 8 bytes.
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
