import Base
public import Widgets

extension DialScale {
  /// The widths of a brush in points: 0.5 to 5 on one half of the dial, 5 to 50 on the other.
  public static let brushWidth = DialScale(
    range: Brush.allowedWidths, numbers: [0.5, 1, 2, 3, 5, 10, 20, 30, 50],
    lines: [1.5, 2.5, 4, 6, 7, 8, 9, 15, 25, 40],
    steps: [(upTo: 10, step: 0.5), (upTo: 50, step: 1)], fineStep: 0.1)

  /// The widths of the eraser in points.
  public static let eraserWidth = DialScale(
    range: 1...200, numbers: [1, 2, 5, 10, 20, 50, 100, 200],
    lines: [3, 4, 7, 15, 30, 40, 75, 150],
    steps: [(upTo: 10, step: 1), (upTo: 50, step: 2), (upTo: 200, step: 10)], fineStep: 1)

  /// 0 to 100, linear.
  static let hundred = DialScale(
    range: 0...100, isEven: true, numbers: [0, 50, 100], lines: [10, 20, 30, 40, 60, 70, 80, 90],
    steps: [(upTo: 100, step: 5)], fineStep: 1)

  /// The lengths of a rope in points of the screen, linear.
  static let rope = DialScale(
    range: Stabiliser.allowedRopes, isEven: true, numbers: [0, 30, 60], lines: [10, 20, 40, 50],
    steps: [(upTo: 60, step: 5)], fineStep: 1)

  /// The lengths of a taper in points, linear.
  static let taper = DialScale(
    range: Taper.chosenLengths, isEven: true, numbers: [0, 100, 200],
    lines: [25, 50, 75, 125, 150, 175],
    steps: [(upTo: 50, step: 5), (upTo: 200, step: 10)], fineStep: 1)

  /// The exponent of the curve from pressure to width, with 1 in the middle.
  static let exponent = DialScale(
    range: HandStyle.allowedExponents, numbers: [0.25, 1, 4], lines: [0.5, 0.7, 1.5, 2, 3],
    steps: [(upTo: 1, step: 0.05), (upTo: 4, step: 0.25)], fineStep: 0.05)
}
