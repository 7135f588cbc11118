/// What the two free ends of a line look like.
public enum EndCap: String, CaseIterable, Equatable, Hashable, Sendable {
  case butt, round, square
}
