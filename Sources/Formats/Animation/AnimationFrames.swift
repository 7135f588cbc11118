import Base
import Documents

/// The frames of one round of a file's animation: in display order, scaled by a whole number.
struct AnimationFrames {
  /// The grid of each displayed frame; repeated frames occur repeatedly.
  let grids: [CellGrid]
  let milliseconds: [Int]
  let size: CellSize
  let scale: Int

  init(_ picture: FlatSprite, scale: Int) {
    let round = picture.playback.round(of: 0...picture.frames.count - 1)
    grids = round.map { picture.frames[$0].grid }
    milliseconds = round.map { picture.frames[$0].milliseconds }
    size = CellSize(width: picture.size.width * scale, height: picture.size.height * scale)
    self.scale = scale
  }

  /// Repeats each value by the scale in both directions.
  ///
  /// - Parameter width: of a row before.
  static func enlarge<Value>(_ values: [Value], width: Int, scale: Int) -> [Value] {
    guard scale > 1, width > 0 else { return values }
    var result: [Value] = []
    result.reserveCapacity(values.count * scale * scale)
    for start in stride(from: 0, to: values.count, by: width) {
      let begin = result.count
      for value in values[start..<start + width] {
        for _ in 0..<scale { result.append(value) }
      }
      let row = result[begin...]
      for _ in 1..<scale { result += row }
    }
    return result
  }
}
