import Base
import Documents
import Life
import Views

extension DocumentController {
  /// What of pixel art is printed, by its index.
  var printedFrame: Int { 0 }

  func printDocument() {
    let document = document
    let ratio: Double =
      switch document {
      case .painting(let painting): painting.aspectRatio.value
      case .pixels(let art): Double(art.picture.size.width) / Double(art.picture.size.height)
      case .life: 4.0 / 3
      }
    printer.print(document, frame: printedFrame, ratio: ratio, name: name, over: window)
  }
}
