import Storage
import Documents

extension DocumentReading {
  /// Reports the lost part of the document on standard error, if any.
  func complainAboutLoss() {
    guard lostCount > 0 else { return }
    let (part, what) =
      switch document.kind {
      case .painting: ("stroke", "painting")
      case .pixels: ("step", "pixel art")
      case .life: ("step", "board")
      }
    let parts = lostCount == 1 ? "1 \(part) of" : "\(lostCount) \(part)s of"
    let verb = lostCount == 1 ? "is" : "are"
    Output.standard.complain("\(parts) \(what) \(item.id) \(verb) damaged and left out")
  }
}
