import Library
import Model

extension PaintingReading {
  /// Says on standard error how much of the painting is lost, if anything is.
  func complainAboutLostStrokes() {
    guard unreadableStrokeCount > 0 else { return }
    let strokes =
      unreadableStrokeCount == 1
      ? "1 stroke of painting \(item.id) is"
      : "\(unreadableStrokeCount) strokes of painting \(item.id) are"
    Output.standard.complain("\(strokes) damaged and left out")
  }
}
