import Testing

extension EndToEnd {
  @Suite struct ArrowTests {
    @Test func `An elbow between two rectangles follows one of them, and all of it is taken back`()
      throws
    {
      try VirtualDesktop.use { desktop in
        let plan = try DrawnPlan(desktop)
        plan.window.type("r")
        plan.drag((0.1, 0.1), (0.3, 0.3))
        plan.drag((0.6, 0.6), (0.8, 0.8))
        try wait(until: "the rectangles are kept") { try plan.count("\"rectangle\"") == 2 }
        try plan.chooseElbows()
        plan.drag((0.2, 0.2), (0.7, 0.7))
        try wait(until: "the arrow is kept") { try plan.count("\"arrow\"") == 1 }
        let drawn = try plan.text()
        #expect(drawn.contains("\"course\": \"elbow\"") && drawn.contains("\"path\""))
        // The edge of the upper rectangle, away from the arrow.
        plan.window.type("v")
        plan.drag((0.1, 0.2), (0.1, 0.45))
        try wait(until: "the rectangle and the arrow moved") { try plan.text() != drawn }
        for _ in 1...4 { plan.window.type("z", holding: .control) }
        try wait(until: "nothing is left") { try plan.count("\"kind\"") == 0 }
        for _ in 1...3 { plan.window.type("y", holding: .control) }
        try wait(until: "the arrow is there again") { try plan.text() == drawn }
      }
    }
  }
}
