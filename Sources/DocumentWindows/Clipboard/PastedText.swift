/// Detection of drawings in text from the clipboard.
public nonisolated enum PastedText {
  /// Whether it begins like a document in the interchange format, or like an SVG.
  public static func isDrawing(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "<")
  }
}
