public import Base
public import Texts

extension Texts {
  /// What a dash of the catalogue is called.
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
