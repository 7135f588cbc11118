import Documents

/// Puts a history of states together from the steps that could be read, and counts what is missing.
struct StepAssembly {
  private let item: ItemRow
  private var details: [Int64: [UInt8]] = [:]
  private var brokenSteps: Int64 = 0

  init(_ item: ItemRow) { self.item = item }

  mutating func noteBrokenStep() { brokenSteps += 1 }

  mutating func add(_ detail: [UInt8], at position: Int64) { details[position] = detail }

  /// What there was from the beginning, the history since, and how many steps it lacks.
  ///
  /// What can't be read is left out: later steps say what parts hold, not how they changed, so that most of
  /// a state is right again after the next ones.
  ///
  /// - Parameters:
  ///   - blank: stands for a lost beginning.
  ///   - decode: a state from a step's bytes and the state before it; nil for what was never sealed.
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
