import Base

/// Changes the colour, picture or pattern of the background.
struct SetBackgroundEdit: EditForm {
  let old: Background
  let new: Background

  static var names: [String: Int64] { ["background": 2] }
  var name: String { "background" }
  static var scope: EditScope { .background }

  func write(to writer: inout some ValueWriter, fileNumber: ([UInt8]) -> Int64) {
    writer.append(old, fileNumber: fileNumber)
    writer.append(new, fileNumber: fileNumber)
  }

  static func read(
    _ name: String, from reader: inout some ValueReader, _ parts: inout EditParts
  ) throws(UnreadableValue) -> PaintingEdit {
    let old = try reader.background(&parts)
    return .setBackground(from: old, to: try reader.background(&parts))
  }

  func splices(
    of elements: ChunkedArray<PaintingElement>, in layers: [Layer], on paper: AspectRatio
  ) -> [Splice<PaintingElement>] { [] }

  func cost(in painting: Painting) -> Int { 0 }

  var displacement: Displacement? { nil }
  func successors(of id: ElementID?) -> [PaintingElement]? { nil }

  func background(after old: Background) -> Background? { new }

  func completed(in painting: inout Painting) -> PaintingEdit? {
    .setBackground(from: painting.background, to: new)
  }

  var newFile: [UInt8]? { new.picture?.file }
  var backgroundBefore: Background? { old }
}

extension Background {
  /// A flag in the placement byte, unused by libraries before version 12.
  fileprivate static let hasPattern: UInt8 = 128
}

extension ValueWriter {
  /// - Parameter fileNumber: returns the library's number of the picture.
  public mutating func append(_ background: Background, fileNumber: ([UInt8]) -> Int64) {
    append(background.color)
    let placement = background.picture.flatMap {
      BackgroundPicture.Placement.allCases.firstIndex(of: $0.placement)
    }
    let pattern = background.pattern
    append(UInt8(placement.map { $0 + 1 } ?? 0) | (pattern == nil ? 0 : Background.hasPattern))
    if let picture = background.picture {
      appendVariable(UInt64(fileNumber(picture.file)))
    }
    guard let pattern else { return }
    append(pattern.kind.rawValue)
    append(pattern.color)
    for number in [pattern.spacing, pattern.origin.x, pattern.origin.y] { append(number) }
  }
}

extension ValueReader {
  /// Drops an unreadable picture.
  public mutating func background(
    _ parts: inout EditParts
  ) throws(UnreadableValue) -> Background {
    var background = Background(color: try color())
    let flags = try number(UInt8.self)
    let placement = Int(flags & ~Background.hasPattern)
    if placement > 0 {
      let placements = BackgroundPicture.Placement.allCases
      let file = parts.file(Int64(try smallNumber()))
      guard placement <= placements.count else { throw UnreadableValue() }
      background.picture = file.map {
        BackgroundPicture(file: $0, placement: placements[placement - 1])
      }
    }
    if flags & Background.hasPattern != 0 { background.pattern = try pattern() }
    return background
  }

  private mutating func pattern() throws(UnreadableValue) -> PaperPattern {
    let kind = PaperPattern.Kind(rawValue: try text())
    let (color, spacing) = (try color(), try double())
    let origin = PaperPoint(x: try double(), y: try double())
    guard let kind,
      let pattern = PaperPattern(kind, spacing: spacing, color: color, origin: origin)
    else { throw UnreadableValue() }
    return pattern
  }
}
