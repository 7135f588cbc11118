import Base
import Documents
import Editing
import TestSupport
import Testing

/// Groups and locks, as the pointer and the commands meet them.
@MainActor @Suite struct GroupGestureTests {
  /// Dots of 10 points across, 1 to 4 from left to right at 50, 100, 150 and 200, 100: 1 and 2 are a group, and with 3
  /// a larger one.
  private func painted() -> HeadlessPainter {
    let painter = HeadlessPainter(dots(4))
    painter.choose(.select)
    for numbers in [1...2, 1...3] {
      painter.context.selection.select(numbers.map { ElementID(UInt32($0)) })
      painter.context.group()
    }
    painter.context.selection.clear()
    return painter
  }

  private func dots(_ count: Int) -> Painting {
    Painting(
      shape: .fixed(.fourToThree),
      baseElements: (1...count).map {
        PaintingElement(
          .freehand([Sample(position: UnitPoint(x: Double($0) / 8, y: 1.0 / 3))]), width: 10.0 / 400
        )
      })
  }

  private func selected(_ painter: HeadlessPainter) -> [UInt32] {
    painter.context.selection.ids.map(\.number)
  }

  private func order(_ painter: HeadlessPainter) -> [UInt32] {
    painter.painting.elements.map(\.id.number)
  }

  @Test func `A click means the outermost group, a double click goes into it step by step`() {
    let painter = painted()
    painter.press(50, 100).release()
    #expect(selected(painter) == [1, 2, 3])
    painter.press(50, 100, isDouble: true).release()
    #expect(selected(painter) == [1, 2])
    painter.press(50, 100, isDouble: true).release()
    #expect(selected(painter) == [1])
    painter.press(100, 100).release()
    #expect(selected(painter) == [2], "within the group that one went into")
    painter.press(150, 100).release()
    #expect(selected(painter) == [3], "one step out of it")
    painter.press(200, 100).release()
    #expect(selected(painter) == [4])
    painter.press(150, 100).release()
    #expect(selected(painter) == [1, 2, 3])
  }

  @Test func `Alt means the element alone, and Shift takes a group as a whole`() {
    let painter = painted()
    painter.press(100, 100, .alt).release()
    #expect(selected(painter) == [2])
    painter.press(200, 100).release()
    painter.press(150, 100, .shift).release()
    #expect(selected(painter) == [1, 2, 3, 4])
    painter.press(50, 100, .shift).release()
    #expect(selected(painter) == [4])
  }

  @Test func `A frame takes a group only where all of it is within`() {
    let painter = painted()
    painter.press(20, 60).drag(to: 120, 140).release()
    #expect(selected(painter) == [])
    painter.press(120, 60).drag(to: 220, 140).release()
    #expect(selected(painter) == [4])
    painter.press(20, 60).drag(to: 170, 140).release()
    #expect(selected(painter) == [1, 2, 3])
  }

  @Test func `Grouping is possible with two, ungrouping with a whole group, and both are undone`() {
    let painter = painted()
    let context = painter.context
    #expect(!context.canGroup && !context.canUngroup)
    painter.press(50, 100).release()
    #expect(!context.canGroup && context.canUngroup)
    context.ungroup()
    #expect(selected(painter) == [1, 2, 3] && context.canGroup)
    painter.press(50, 100).release()
    #expect(selected(painter) == [1, 2])
    painter.press(50, 100, .alt).release()
    #expect(!context.canUngroup, "a member alone is no group")
    painter.session.undo()
    painter.press(200, 100).release()
    painter.press(50, 100).release()
    #expect(selected(painter) == [1, 2, 3])
  }

  @Test func `A group is raised over a group, and a member within its own`() {
    let painter = painted()
    let context = painter.context
    painter.press(200, 100).release()
    context.lower()
    #expect(order(painter) == [4, 1, 2, 3])
    context.raise()
    #expect(order(painter) == [1, 2, 3, 4])
    painter.press(50, 100, .alt).release()
    context.raise()
    #expect(order(painter) == [2, 1, 3, 4])
    context.toTop()
    #expect(order(painter) == [2, 1, 3, 4] && painter.painting.isGrouped)
    painter.press(50, 100, isDouble: false).release()
    context.selection.select([1, 2].map { ElementID($0) })
    context.raise()
    #expect(order(painter) == [3, 2, 1, 4])
  }

  @Test func `Groups are aligned as one`() {
    let painter = painted()
    painter.context.selection.selectAll()
    #expect(painter.context.selection.units.count == 2)
    painter.context.arrange(.alignRight)
    let indices = painter.painting.elements.map {
      ($0.stroke(on: .fourToThree).samples[0].position.x * 400).rounded()
    }
    #expect(indices == [100, 150, 200, 200])
  }

  @Test func `Copies are groups of their own, and a copied member is in none`() {
    let painter = painted()
    painter.press(50, 100).release()
    painter.context.duplicate()
    #expect(selected(painter) == [5, 6, 7] && painter.context.canUngroup)
    #expect(painter.painting.elements.map(\.groups.count) == [2, 2, 1, 0, 2, 2, 1])
    painter.press(100, 100, .alt).release()
    painter.context.duplicate()
    #expect(painter.painting.elements.last?.groups == [])
  }

  @Test func `What is brought together keeps the gaps that an eraser took, and no others`() {
    // A line, an eraser over a part of it, and a dot over that where the eraser was.
    func element(_ content: ElementContent, width: Double) -> PaintingElement {
      PaintingElement(content, width: width)
    }
    let cross = [UnitPoint(x: 0.5, y: 0.2), UnitPoint(x: 0.5, y: 0.6)].map { Sample(position: $0) }
    let line = ElementContent.shape(
      .line, from: UnitPoint(x: 0.1, y: 0.4), to: UnitPoint(x: 0.9, y: 0.4))
    let painter = HeadlessPainter(
      Painting(
        shape: .fixed(.fourToThree),
        baseElements: [
          element(line, width: 0.02), element(.eraser(cross), width: 0.1),
          element(.freehand([Sample(position: UnitPoint(x: 0.5, y: 0.4))]), width: 0.02),
        ]))
    painter.context.selection.selectAll()
    painter.context.group()
    let elements = painter.painting.elements
    #expect(elements.filter { !$0.isEraser }.map(\.erasures.count) == [1, 0])
    #expect(elements.filter { !$0.isEraser }.allSatisfy { $0.groups.count == 1 })
    painter.session.undo()
    #expect(painter.painting.elements == painter.painting.baseElements)
  }

  // MARK: Locks

  @Test func `What is locked is let go, and can't be chosen until all is unlocked`() {
    let painter = HeadlessPainter(dots(3))
    let context = painter.context
    painter.choose(.select)
    painter.press(100, 100).release()
    #expect(!context.hasLocked)
    context.lock()
    #expect(selected(painter) == [] && context.hasLocked)
    painter.press(100, 100).release()
    #expect(selected(painter) == [])
    painter.press(20, 60).drag(to: 220, 140).release()
    #expect(selected(painter) == [1, 3])
    context.selection.selectAll()
    #expect(selected(painter) == [1, 3])
    context.unlockAll()
    #expect(!context.hasLocked)
    painter.press(100, 100).release()
    #expect(selected(painter) == [2])
  }

  @Test func `A group is moved without the member that is locked`() {
    let painter = painted()
    painter.press(100, 100, .alt).release()
    painter.context.lock()
    painter.press(50, 100).release()
    #expect(selected(painter) == [1, 3])
    #expect(painter.context.canUngroup && !painter.context.canGroup)
  }

  @Test(arguments: [DrawingTool.Mode.eraseInk, .cutStrokes, .eraseStrokes])
  func `No eraser takes what is locked`(mode: DrawingTool.Mode) {
    let painter = HeadlessPainter(dots(3))
    painter.context.selection.select([ElementID(2)])
    painter.context.lock()
    painter.choose(.eraser)
    painter.context.settings.setMode(mode, of: .eraser)
    painter.context.settings.setOwnWidth(80, of: .eraser)
    painter.press(40, 100).drag(to: 160, 100).release()
    let second = painter.painting.elements.filter { $0.id == ElementID(2) }
    #expect(second == [painter.painting.elements[0]] && second[0].erasures.isEmpty)
    #expect(painter.painting.elements.count == 1)
  }
}
