/// What a file of a rule says about each neighbourhood.
protocol RuleTransitions: Sendable {
  var stateCount: Int { get }
  func next(_ around: StateNeighbourhood) -> UInt8
}
