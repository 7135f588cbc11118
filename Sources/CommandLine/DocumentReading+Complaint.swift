import Storage
import Documents

extension DocumentReading {
  /// Says on standard error how much of the document is lost, if anything is.
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
