import Testing

extension EndToEnd {
  @Suite struct ShapeTests {
    @Test func `A star is drawn, its inner corners are dragged, and both are taken back`() throws {
      try VirtualDesktop.use { desktop in
        let plan = try DrawnPlan(desktop)
        plan.window.type("u")
        plan.drag((0.2, 0.2), (0.6, 0.8))
        try wait(until: "the star is kept") { try plan.count("\"star-5,382\"") == 1 }
        let drawn = try plan.text()
        // Right of the upper corner, inwards to the middle of the star. A click on the upper corner selects it.
        plan.window.type("v")
        plan.window.click(plan.paper.point(0.4, 0.2))
        plan.drag((0.4472, 0.4292), (0.42, 0.48))
        try wait(until: "the inner corners moved") {
          try plan.count("\"star-5,") == 1 && plan.count("\"star-5,382\"") == 0
        }
        let changed = try plan.text()
        plan.window.type("z", holding: .control)
        try wait(until: "the star is as it was drawn") { try plan.text() == drawn }
        plan.window.type("z", holding: .control)
        try wait(until: "there is no star") { try plan.count("\"star") == 0 }
        for _ in 1...2 { plan.window.type("y", holding: .control) }
        try wait(until: "the star is as it was changed") { try plan.text() == changed }
      }
    }
  }
}
