import Editing
import Platform

extension LargeStep {
  /// Gives back what was freed by each step.
  convenience init() { self.init(freed: FreedMemory.giveBackSoon) }
}
