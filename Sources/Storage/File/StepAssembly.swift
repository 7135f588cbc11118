import Documents

/// Assembles a history of states from the readable steps, and counts the missing ones.
struct StepAssembly {
  private let item: ItemRow
  private var details: [Int64: [UInt8]] = [:]
  private var brokenSteps: Int64 = 0

  init(_ item: ItemRow) { self.item = item }

  mutating func noteBrokenStep() { brokenSteps += 1 }

  mutating func add(_ detail: [UInt8], at position: Int64) { details[position] = detail }

  /// The initial state, the history since, and the number of missing steps.
  ///
  /// Unreadable steps are dropped: later ones contain the contents of parts rather than their changes, so most of a
  /// state is right again after a few more.
  ///
  /// - Parameters:
  ///   - blank: replaces a lost initial state.
  ///   - decode: returns a state from a step's bytes and the state before it; nil for invalid bytes.
  func result<State>(
    blank: State, _ decode: (_ position: Int64, _ detail: [UInt8]?, _ old: State?) -> State?
  ) -> (base: State, history: History<State>, lostSteps: Int) {
    var lost = brokenSteps
    let base = decode(0, details[0], nil)
    if base == nil { lost += 1 }
    let first = base ?? blank
    var last = first
    var steps: [State] = []
    var position = 0
    let count = max(min(item.editCount, 1 << 24), details.keys.max() ?? 0)
    for number in stride(from: Int64(1), through: max(count, 0), by: 1) {
      if let next = decode(number, details[number], last) {
        steps.append(next)
        last = next
        if number <= item.historyPosition { position = steps.count }
      } else {
        lost += 1
      }
    }
    return (first, History(edits: steps, position: position), Int(min(lost, 1 << 40)))
  }
}
