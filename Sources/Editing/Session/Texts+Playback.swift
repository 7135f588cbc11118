public import Documents
public import Texts

extension PixelTexts {
  /// What an order of frames is called.
  public func name(of playback: Playback) -> String {
    switch playback {
    case .loop: loop
    case .pingPong: pingPong
    case .reverse: reverse
    case .pingPongReverse: pingPongReverse
    }
  }
}
