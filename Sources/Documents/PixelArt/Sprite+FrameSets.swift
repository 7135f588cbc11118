import Base

// Several frames at once. Indices out of range are ignored.
extension Sprite {
  private func existing(_ indices: [Int]) -> [Int] {
    Set(indices).filter { frames.indices.contains($0) }.sorted()
  }

  /// Removes frames. If all are removed, a blank one remains.
  public mutating func removeFrames(_ indices: [Int]) {
    for index in existing(indices).reversed() { removeFrame(index) }
  }

  /// Inserts copies of frames after the last of them.
  ///
  /// - Returns: the indices of the copies; empty if there isn't room for all.
  @discardableResult
  public mutating func duplicateFrames(_ indices: [Int]) -> Range<Int> {
    let indices = existing(indices)
    let count = frames.count + indices.count
    guard let last = indices.last, Self.allows(frameCount: count, of: size),
      count * layers.count <= Self.mostCels
    else { return 0..<0 }
    insert(indices.map { frames[$0] }, at: last + 1)
    return last + 1..<last + 1 + indices.count
  }

  /// Moves frames next to each other, keeping their order; sections keep their indices.
  ///
  /// - Parameter index: the frame that they come to stand before, or the number of frames for the end.
  /// - Returns: the new indices of the frames.
  @discardableResult
  public mutating func moveFrames(_ indices: [Int], before index: Int) -> Range<Int> {
    let indices = existing(indices)
    let index = min(max(index, 0), frames.count)
    let start = index - indices.count { $0 < index }
    let moved = indices.map { frames[$0] }
    for index in indices.reversed() { frames.remove(at: index) }
    frames.insert(contentsOf: moved, at: start)
    return start..<start + moved.count
  }

  /// Reverses the order of frames, which exchange their places.
  public mutating func reverseFrames(_ indices: [Int]) {
    let indices = existing(indices)
    let reversed = indices.reversed().map { frames[$0] }
    for (index, frame) in zip(indices, reversed) { frames[index] = frame }
  }

  /// Empties the cels of frames in all layers that can be changed.
  public mutating func clearFrames(_ indices: [Int]) {
    let indices = Set(indices)
    clear(openCels.filter { indices.contains($0.frame) })
  }

  /// Changes the durations of frames.
  public mutating func setDurations(_ durations: FrameDurations, of indices: [Int]) {
    for (place, index) in existing(indices).enumerated() {
      frames[index].milliseconds = durations.milliseconds(
        of: place, now: frames[index].milliseconds)
    }
  }
}

/// New durations of several frames, in milliseconds.
public enum FrameDurations: Equatable, Sendable {
  /// The same for all.
  case constant(Int)
  /// One for each; if they are fewer than the frames, they start again.
  case each([Int])
  /// The present ones times a factor.
  case scaled(by: Double)

  /// Returns the new duration of the frame at a place among those changed.
  func milliseconds(of place: Int, now: Int) -> Int {
    switch self {
    case .constant(let milliseconds): milliseconds
    case .each(let list): list.isEmpty ? now : list[place % list.count]
    case .scaled(let factor): Int(saturating: (Double(now) * factor).rounded())
    }
  }
}
