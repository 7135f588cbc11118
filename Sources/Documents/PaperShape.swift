public import Base

/// Whether a painting has its shape already.
public enum PaperShape: Equatable, Sendable {
  /// Blank: the first stroke gives it the shape of the view that it is drawn in.
  case ofView
  case fixed(AspectRatio)

  /// 4:3 for a painting that has none yet.
  public var ratio: AspectRatio { if case .fixed(let ratio) = self { ratio } else { .fourToThree } }
}
