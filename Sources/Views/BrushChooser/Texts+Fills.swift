public import Base
public import Texts

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

  /// Returns the name of a head.
  public func name(of head: LineHead) -> String {
    switch head {
    case .none: heads.none
    case .arrow: heads.arrow
    case .dot: heads.dot
    case .bar: heads.bar
    case .open: heads.open
    case .triangle: heads.triangle
    case .diamond: heads.diamond
    case .hollowDiamond: heads.hollowDiamond
    case .ring: heads.ring
    case .many: heads.many
    case .one: heads.one
    case .optionalMany: heads.optionalMany
    case .optionalOne: heads.optionalOne
    }
  }
}
