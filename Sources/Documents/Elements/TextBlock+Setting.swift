import Base

// How a text is set, as one line of words: what the library and SVG files keep beside what it says.
extension TextBlock {
  /// Weight, slant, alignment, width or "-", the six numbers of the map in the order of SVG, and the family.
  public var setting: String {
    let slant = style.isItalic ? "italic" : "upright"
    return [
      "\(style.weight)", slant, style.alignment.rawValue, width?.description ?? "-", map.words,
      style.family,
    ].joined(separator: " ")
  }

  /// Nil for a setting that is none.
  public init?(_ string: String, setting: String) {
    let words = setting.split(
      separator: " ", maxSplits: 10, omittingEmptySubsequences: false)
    guard words.count == 11, let weight = Int(words[0]), ["upright", "italic"].contains(words[1]),
      let alignment = TextStyle.Alignment(rawValue: String(words[2])),
      words[3] == "-" || Double(words[3]) != nil, let map = PaperMap(words: words[4..<10])
    else { return nil }
    self.init(
      string,
      style: TextStyle(
        family: String(words[10]), weight: weight, isItalic: words[1] == "italic",
        alignment: alignment),
      width: Double(words[3]), map: map)
    guard isSound else { return nil }
  }
}
