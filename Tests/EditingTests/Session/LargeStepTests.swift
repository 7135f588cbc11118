import Dispatch
import Testing

import Editing

@MainActor @Suite struct LargeStepTests {
  @Test func `A step is made on another thread and handed over on the main one`() async {
    let step = LargeStep<Int>(freed: {})
    let made = await withCheckedContinuation { continuation in
      step.start {
        dispatchPrecondition(condition: .notOnQueue(.main))
        return 7
      } done: { made in
        MainActor.assertIsolated()
        #expect(!step.isUnderWay)
        continuation.resume(returning: made)
      }
      #expect(step.isUnderWay)
    }
    #expect(made == 7)
  }

  @Test func `Who can't wait has it at once, and once only`() {
    let step = LargeStep<Int>(freed: {})
    var made: [Int] = []
    step.start {
      7
    } done: {
      made.append($0)
    }
    step.finish()
    #expect(made == [7] && !step.isUnderWay)
    step.finish()
    #expect(made == [7])
  }

  @Test func `A second step comes after the first`() {
    let step = LargeStep<Int>(freed: {})
    var made: [Int] = []
    step.start {
      1
    } done: {
      made.append($0)
    }
    step.start {
      2
    } done: {
      made.append($0)
    }
    step.finish()
    #expect(made == [1, 2])
  }

  @Test func `What waits for a step comes after it, in order, and may be a step itself`() {
    let step = LargeStep<Int>(freed: {})
    var made: [Int] = []
    step.whenFinished { made.append(0) }
    step.start {
      1
    } done: {
      made.append($0)
    }
    step.whenFinished {
      step.start {
        2
      } done: {
        made.append($0)
      }
    }
    step.whenFinished { made.append(3) }
    #expect(made == [0])
    step.finish()
    #expect(made == [0, 1, 2, 3] && !step.isUnderWay)
  }
}
