/// The shape of a line's corners. A miter is cut to a bevel beyond a limit of 10 widths.
public enum LineJoin: String, CaseIterable, Equatable, Hashable, Sendable {
  case miter, round, bevel

  /// The longest miter, in line widths.
  public static let miterLimit = 10.0
}
