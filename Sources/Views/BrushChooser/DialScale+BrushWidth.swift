import Base
public import Widgets

extension DialScale {
  /// Widths of a brush in points: half a turn from 0.5 to 5, the other half from 5 to 50.
  public static let brushWidth = DialScale(
    range: Brush.allowedWidths, numbers: [0.5, 1, 2, 3, 5, 10, 20, 30, 50],
    lines: [1.5, 2.5, 4, 6, 7, 8, 9, 15, 25, 40],
    steps: [(upTo: 10, step: 0.5), (upTo: 50, step: 1)], fineStep: 0.1)
}
