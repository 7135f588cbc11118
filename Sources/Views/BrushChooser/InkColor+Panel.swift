import Canvas
import Base
import Rendering

extension InkColor {
  /// The colour as the faceplate shows it: pure white is the paper's alone.
  var panelColor: Color {
    red == 255 && green == 255 && blue == 255
      ? Color(0xFDFDFD, alpha: Double(alpha) / 255) : canvasColor
  }
}
