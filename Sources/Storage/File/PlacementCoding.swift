import Base
import Documents

/// Encodes an element's placement, and decodes it: the shape of its paper, then the six numbers of its map.
enum PlacementCoding {
  static func bytes(_ placement: ElementPlacement) -> [UInt8] {
    let map = placement.map
    var writer = ByteWriter(capacity: 56)
    for number in [placement.paper.value, map.xx, map.xy, map.yx, map.yy, map.x0, map.y0] {
      writer.append(number)
    }
    return writer.bytes
  }

  /// Returns nil for anything but the output of `bytes`.
  static func placement(_ bytes: [UInt8]) -> ElementPlacement? {
    guard bytes.count == 56 else { return nil }
    let numbers = stride(from: 0, to: 56, by: 8).map { start in
      Double(
        bitPattern: bytes[start..<start + 8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
    let map = PaperMap(
      xx: numbers[1], xy: numbers[2], yx: numbers[3], yy: numbers[4], x0: numbers[5],
      y0: numbers[6])
    guard let paper = AspectRatio(numbers[0]), map.isFinite else { return nil }
    return ElementPlacement(paper: paper, map: map)
  }
}
