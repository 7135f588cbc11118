/// The shape of a line's free ends.
public enum EndCap: String, CaseIterable, Equatable, Hashable, Sendable {
  case butt, round, square
}
