public import Base

/// Some or all palette colours, from a frame on.
public struct AsepritePalette: Equatable, Sendable {
  /// A colour with its optional name.
  public struct Entry: Equatable, Sendable {
    /// The colour, not premultiplied.
    public var color: InkColor
    /// The name that the user gave it; nil for none.
    public var name: String?

    /// Creates an entry, without a name unless it is given.
    public init(_ color: InkColor, name: String? = nil) {
      self.color = color
      self.name = name
    }
  }

  /// The size of the whole palette.
  public var count: Int
  /// The index of the first entry.
  public var first: Int
  /// The changed colours from `first` on.
  public var entries: [Entry]

  /// A complete palette.
  public init(_ colors: [InkColor]) {
    count = colors.count
    first = 0
    entries = colors.map { Entry($0) }
  }

  init(from reader: inout ByteReader) throws(PixelFileError) {
    count = Int(try reader.long())
    first = Int(try reader.long())
    let last = Int(try reader.long())
    try reader.skip(8)
    entries = []
    guard first <= last else { return }
    for _ in first...last {
      let flags = try reader.word()
      let color = InkColor(
        red: try reader.byte(), green: try reader.byte(), blue: try reader.byte(),
        alpha: try reader.byte())
      entries.append(Entry(color, name: flags & 1 != 0 ? try reader.text() : nil))
    }
  }

  func write(to writer: inout ByteWriter) {
    // Without entries, the last index is one less than the first.
    let first = entries.isEmpty ? max(1, first) : first
    writer.long(count)
    writer.long(first)
    writer.long(first + entries.count - 1)
    writer.zeros(8)
    for entry in entries {
      writer.word(entry.name == nil ? 0 : 1)
      let color = entry.color
      for part in [color.red, color.green, color.blue, color.alpha] { writer.byte(part) }
      if let name = entry.name { writer.text(name) }
    }
  }
}
