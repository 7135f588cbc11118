public import Documents
public import Texts

extension PixelTexts {
  /// Returns the name of a playback order.
  public func name(of playback: Playback) -> String {
    switch playback {
    case .loop: loop
    case .pingPong: pingPong
    case .reverse: reverse
    case .pingPongReverse: pingPongReverse
    }
  }
}
