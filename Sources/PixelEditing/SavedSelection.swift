import Base
import Documents

/// A selection under a name, stored as a line of text: rectangles by their left, top, width and height, and the name,
/// such as `1,2,6,4;3,6,2,1 Left hand`.
struct SavedSelection: Equatable {
  /// The name, in one line.
  let name: String
  let region: CellRegion

  /// The maximum number of rectangles of a region that is saved.
  static let mostAreas = 1 << 14

  /// Returns nil if the name or the region is empty, or if the region has too many parts.
  init?(_ name: String, _ region: CellRegion) {
    let name = name.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard !name.isEmpty, !region.isEmpty, region.areas.count <= Self.mostAreas else { return nil }
    (self.name, self.region) = (name, region)
  }

  /// Returns nil for invalid text.
  init?(text: Substring) {
    guard let end = text.firstIndex(of: " ") else { return nil }
    let parts = text[..<end].split(separator: ";")
    guard parts.count <= Self.mostAreas else { return nil }
    var areas: [CellRect] = []
    for part in parts {
      let numbers = part.split(separator: ",").compactMap { Int($0) }
      let most = Sprite.allowedSide.upperBound
      guard numbers.count == 4, numbers.allSatisfy((0...most).contains),
        numbers[0] + numbers[2] <= most, numbers[1] + numbers[3] <= most
      else { return nil }
      areas.append(
        CellRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }
    let bounds = areas.reduce(CellRect.empty) { $0.union($1) }
    var isInside = [Bool](repeating: false, count: bounds.size.count)
    for area in areas {
      for y in area.y..<area.maxY {
        let start = (y - bounds.y) * bounds.width + area.x - bounds.x
        for index in start..<start + area.width { isInside[index] = true }
      }
    }
    self.init(
      String(text[text.index(after: end)...]), CellRegion(bounds, where: { isInside[$0] }))
  }

  /// The stored form.
  var text: String {
    let areas = region.areas.map { "\($0.x),\($0.y),\($0.width),\($0.height)" }
    return "\(areas.joined(separator: ";")) \(name)"
  }
}
