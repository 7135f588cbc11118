/// The method of finding a smooth line among the samples of a hand. Each is a version: existing lines keep their look.
public enum LineFit: String, CaseIterable, Sendable {
  /// Parabolas over a fixed reach (`HandCurve`), for lines drawn by earlier versions.
  case reach
  /// The smoothest line through boxes of a pixel (`FittedCurve`), for samples in whole pixels.
  case pixels
  /// The same for samples with sub-pixel precision, such as a pen's.
  case parts

  /// Half the width of the box around a sample, in points of the screen; nil without boxes.
  var precision: Double? {
    switch self {
    case .reach: nil
    case .pixels: 0.5
    case .parts: 0.1
    }
  }
}
