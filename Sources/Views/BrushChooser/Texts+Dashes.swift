public import Base
public import Texts

extension Texts {
  /// Returns the name of a dash of the catalogue.
  public func name(of dash: DashPattern) -> String {
    switch dash {
    case .dashes: dashes
    case .longDashes: longDashes
    case .dots: dots
    case .dashesAndDots: dashesAndDots
    default: solid
    }
  }
}
