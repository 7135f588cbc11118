import Base
import Texts

extension Texts {
  /// Returns the name of a fill pattern; nil stands for no fill.
  func name(ofFill pattern: FillPattern?) -> String {
    switch pattern {
    case nil: noFill
    case .solid: solidFill
    case .hatched: hatchedFill
    case .crosshatched: crosshatchedFill
    case .dotted: dottedFill
    }
  }

  func name(of head: LineHead) -> String {
    switch head {
    case .none: noHead
    case .arrow: arrowHead
    case .dot: dotHead
    case .bar: barHead
    }
  }
}
