import Base
public import Documents
public import Texts

/// A named shape of paper, with its size if the name implies one.
public struct PaperRatio {
  /// The name in the menu, in the user's language.
  public let name: String
  /// The shape of the paper, and its size if it has one.
  public let paper: PaperSize

  /// In both orientations, where they differ.
  public static func all(_ texts: Texts) -> [PaperRatio] {
    let shapes: [(String, Double, PaperLength?)] = [
      ("4 : 3", 4.0 / 3, nil), ("3 : 2", 1.5, nil), ("16 : 9", 16.0 / 9, nil),
      (texts.square, 1, nil), ("3 : 4", 0.75, nil), ("2 : 3", 2.0 / 3, nil),
      ("9 : 16", 9.0 / 16, nil), (texts.a4Landscape, 2.0.squareRoot(), .a4),
      (texts.a4Portrait, 1 / 2.0.squareRoot(), .a4),
    ]
    return shapes.compactMap { name, value, length in
      AspectRatio(value).map { PaperRatio(name: name, paper: PaperSize($0, length: length)) }
    }
  }

  /// Returns the paper after choosing this shape. A shape without a size keeps the length of the longer side.
  public func chosen(for old: PaperSize) -> PaperSize {
    PaperSize(paper.ratio, length: paper.length ?? old.length)
  }

  /// Whether a paper has this shape, and no other size.
  public func fits(_ other: PaperSize) -> Bool {
    guard abs(other.ratio.value / paper.ratio.value - 1) < 1e-6 else { return false }
    guard let own = paper.length, let length = other.length else { return true }
    return abs(length.millimeters / own.millimeters - 1) < 1e-6
  }
}
