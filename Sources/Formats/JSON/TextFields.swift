import Base
import Documents

/// The content and layout of a text in a document while they are read.
struct TextFields {
  private var string: String?
  private var family: String?
  private var weight: Int?
  private var slant: Slant?
  private var alignment: TextStyle.Alignment?
  private var width: Double?
  private var map: PaperMap?
  private var label: TextLabel?

  enum Slant: String, CaseIterable { case upright, italic }

  init(from reader: inout JSONReader) throws(InterchangeError) {
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      try read(key, from: &reader)
    }
  }

  private mutating func read(
    _ key: JSONKey, from reader: inout JSONReader
  ) throws(InterchangeError) {
    switch key.name {
    case "string":
      try FieldRule.once(string)
      string = try reader.readString()
    case "family":
      try FieldRule.once(family)
      family = try reader.readString()
    case "weight":
      try FieldRule.once(weight)
      weight = try FieldRule.integer(&reader, in: 1...1000)
    case "slant":
      try FieldRule.once(slant)
      slant = try FieldRule.word(&reader, Slant.self)
    case "align":
      try FieldRule.once(alignment)
      alignment = try FieldRule.word(&reader, TextStyle.Alignment.self)
    case "width":
      try FieldRule.once(width)
      width = try reader.readDouble()
    case "map":
      try FieldRule.once(map)
      map = try FieldRule.map(&reader)
    case "label":
      try FieldRule.once(label)
      label = try Self.label(from: &reader)
    default: _ = try reader.readRawValue()
    }
  }

  private static func label(
    from reader: inout JSONReader
  ) throws(InterchangeError) -> TextLabel {
    var element: Int?
    var size: Double?
    var side: LabelCourse.Side?
    var offset: Double?
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      switch key.name {
      case "element":
        try FieldRule.once(element)
        element = try FieldRule.integer(&reader, in: 1...Int(UInt32.max))
      case "size":
        try FieldRule.once(size)
        size = try reader.readDouble()
      case "along":
        try FieldRule.once(side)
        side = try FieldRule.word(&reader, LabelCourse.Side.self)
      case "offset":
        try FieldRule.once(offset)
        offset = try reader.readDouble()
      default: _ = try reader.readRawValue()
      }
    }
    let owner = ElementID(UInt32(clamping: try FieldRule.present(element, "element")))
    guard var label = TextLabel(sound: owner, size: try FieldRule.present(size, "size")) else {
      throw InterchangeError("must be above 0").inside(field: "size")
    }
    if let side {
      guard let course = LabelCourse(side: side, soundOffset: offset ?? 0) else {
        let most = Int(LabelCourse.farthest)
        throw InterchangeError(
          "must be between {least} and {most}", ["least": -most, "most": most]
        ).inside(field: "offset")
      }
      label.course = course
    }
    return label
  }

  func block() throws(InterchangeError) -> TextBlock {
    var block = TextBlock(
      try FieldRule.present(string, "string"),
      style: TextStyle(
        family: family ?? "Sans", weight: weight ?? 400, isItalic: slant == .italic,
        alignment: alignment ?? .start),
      width: width, map: try FieldRule.present(map, "map"))
    block.label = label
    guard block.isSound else {
      throw InterchangeError(
        "must have a width above 0 and a map that does not shrink it to nothing")
    }
    return block
  }

  /// The text with its letters, laid out with this machine's fonts.
  func content(on paper: AspectRatio) throws(InterchangeError) -> ElementContent {
    let block = try block()
    guard block.string.count <= TextBlock.longest else {
      throw InterchangeError(
        "must have at most {longest} characters", ["longest": TextBlock.longest]
      ).inside(field: "string")
    }
    guard let content = ElementContent(block, on: paper) else {
      throw InterchangeError("must contain a visible character").inside(field: "string")
    }
    return content
  }
}

extension [PaintingElement] {
  /// Puts texts without an outline of their own on the lines that they run along: they were laid out before these were
  /// known.
  mutating func layOutAlongLines(on paper: AspectRatio) {
    for index in indices where self[index].label?.course != nil {
      let element = self[index]
      guard element.placement == nil, case .text(let block, let outline) = element.content,
        let label = block.label, let course = label.course,
        TextSetting(block).outline(on: paper) == outline,
        let owner = first(where: { $0.id == label.owner }),
        let line = LetterLine(of: owner, on: paper, side: course.side),
        let letters = LineTextSetting(block, along: line).letters(on: paper)
      else { continue }
      self[index].content = letters.content
    }
  }
}
