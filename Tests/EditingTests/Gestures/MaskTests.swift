import Base
import Documents
import Editing
import TestSupport
import Testing

@MainActor @Suite("Clips and masks") struct MaskTests {
  private let painter = HeadlessPainter(Painting(shape: .fixed(.fourToThree)))

  /// Three strokes, all of them selected.
  private func selectThree() {
    for x in [0.2, 0.4, 0.6] {
      painter.session.perform(
        .add([
          PaintingElement(
            .shape(
              .rectangle, from: UnitPoint(x: x, y: 0.2), to: UnitPoint(x: x + 0.3, y: 0.6)),
            width: 0.01)
        ]))
    }
    painter.context.selection.select(painter.painting.elements.map(\.id))
  }

  private var depths: [Int] { painter.painting.elements.map(\.groups.count) }

  @Test(arguments: [GroupStyle.Role.clip, .alphaMask, .luminanceMask])
  func `are made of the topmost element, released and undone`(role: GroupStyle.Role) throws {
    let context = painter.context
    #expect(!context.canMask && !context.canReleaseMask)
    selectThree()
    #expect(context.canMask && !context.canReleaseMask)
    context.mask(role)
    #expect(depths == [1, 1, 2])
    let mask = try #require(painter.painting.elements[2].groups.last)
    #expect(painter.painting.elements[2].style(of: mask).role == role)
    #expect(context.selection.ids.count == 3 && !context.canMask && context.canReleaseMask)
    context.releaseMask()
    #expect(depths == [0, 0, 0] && !painter.painting.hasStyledGroups)
    painter.session.undo()
    painter.session.undo()
    #expect(depths == [0, 0, 0] && !painter.painting.hasStyledGroups)
  }

  @Test func `go away from a translucent group that stays`() throws {
    let context = painter.context
    selectThree()
    context.mask(.clip)
    context.blendGroup(as: .multiply)
    context.releaseMask()
    #expect(depths == [1, 1, 1])
    #expect(context.selectedGroup?.style == GroupStyle(blending: .multiply))
    #expect(!context.canReleaseMask)
  }

  @Test func `are groups that can mask as well`() {
    let context = painter.context
    selectThree()
    let ids = painter.painting.elements.map(\.id)
    context.selection.select(Array(ids[1...]))
    context.group()
    context.selection.select(ids)
    context.mask(.alphaMask)
    #expect(depths == [1, 3, 3])
  }

  @Test func `leave the opacity of a group to the inspector, which fades it as a whole`() throws {
    let context = painter.context
    selectThree()
    context.group()
    let old = try #require(context.selection.parameters(on: context.ratio))
    #expect(old[.opacity] == 100)
    let new = try #require(old.setting(.opacity, to: 40))
    context.perform(try #require(context.edit(from: old, to: new)))
    #expect(context.selectedGroup?.style.opacity == 0.4)
    #expect(painter.painting.elements.allSatisfy { $0.style.color.alpha == 255 })
    #expect(context.selection.parameters(on: context.ratio)?[.opacity] == 40)
  }
}
