import Base
import Texts

/// A way for content of other programs to get onto the paper.
nonisolated enum Arrival: Sendable {
  /// Centred at a point; nil for its own position, or the centre of the visible area.
  case pasted(PaperPoint?)
  case dropped(PaperPoint)

  /// The centre of the content.
  var place: PaperPoint? {
    switch self {
    case .pasted(let place): place
    case .dropped(let place): place
    }
  }

  var isDrop: Bool { if case .dropped = self { true } else { false } }

  /// Returns the message for content without anything that can be used.
  func complaint(_ texts: SelectionTexts) -> String {
    isDrop ? texts.nothingToTake : texts.nothingToPaste
  }
}
