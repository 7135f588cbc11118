/// In which order the frames of an animation are seen.
public enum Playback: String, CaseIterable, Sendable {
  /// From the first to the last, and again.
  case loop
  /// From the first to the last, and back.
  case pingPong
  /// From the last to the first, and again.
  case reverse
  /// From the last to the first, and back.
  case pingPongReverse

  /// The places of frames in one round.
  ///
  ///     Playback.pingPong.round(of: 0...3)   // 0, 1, 2, 3, 2, 1
  public func round(of frames: ClosedRange<Int>) -> [Int] {
    switch self {
    case .loop: Array(frames)
    case .pingPong: Array(frames) + frames.dropFirst().dropLast().reversed()
    case .reverse: frames.reversed()
    case .pingPongReverse: frames.reversed() + frames.dropFirst().dropLast()
    }
  }
}
