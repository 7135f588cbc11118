import Canvas
import Base
import Rendering

extension InkColor {
  /// The colour as shown in the panel, where pure white is reserved for paper.
  var panelColor: Color {
    red == 255 && green == 255 && blue == 255
      ? Color(0xFDFDFD, alpha: Double(alpha) / 255) : canvasColor
  }
}
