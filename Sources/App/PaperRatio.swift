import Base
import Texts

/// The shapes of paper that can be chosen by name.
struct PaperRatio {
  let name: String
  let ratio: AspectRatio

  /// In both orientations, where they differ.
  static func all(_ texts: Texts) -> [PaperRatio] {
    let shapes: [(String, Double)] = [
      ("4 : 3", 4.0 / 3), ("3 : 2", 1.5), ("16 : 9", 16.0 / 9), (texts.square, 1),
      ("3 : 4", 0.75), ("2 : 3", 2.0 / 3), ("9 : 16", 9.0 / 16),
      (texts.a4Landscape, 2.0.squareRoot()), (texts.a4Portrait, 1 / 2.0.squareRoot()),
    ]
    return shapes.compactMap { name, value in
      AspectRatio(value).map { PaperRatio(name: name, ratio: $0) }
    }
  }
}
