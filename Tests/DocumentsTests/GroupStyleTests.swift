import Base
import Documents
import TestSupport
import Testing

@Suite("The appearance of groups") struct GroupStyleTests {
  private let stroke = Stroke(width: 0.01, samples: [Sample(position: UnitPoint(x: 0.5, y: 0.5))])

  private func painting(of count: Int) -> Painting {
    Painting(shape: .fixed(.fourToThree), baseStrokes: Array(repeating: stroke, count: count))
  }

  private func ids(_ numbers: ClosedRange<UInt32>) -> [ElementID] {
    numbers.map { ElementID($0) }
  }

  @Test func `is one for all members, and undone`() throws {
    var painting = painting(of: 4)
    painting.perform(.group(ids(2...3), as: .unassigned))
    let group = try #require(painting.elements[1].groups.first)
    let style = GroupStyle(opacity: 0.5, blending: .multiply)
    painting.perform(.styleGroup(group, style))
    #expect(painting.elements.map { $0.style(of: group) } == [.plain, style, style, .plain])
    #expect(painting.hasStyledGroups && painting.elements[1].composedGroup == group)
    #expect(painting.perform(.styleGroup(group, style)) == nil)
    #expect(painting.perform(.styleGroup(GroupID(99), style)) == nil)
    painting.undo()
    #expect(!painting.hasStyledGroups && painting.elements[1].groupStyles.isEmpty)
    painting.redo()
    painting.perform(.ungroup([group]))
    #expect(!painting.hasStyledGroups && painting.elements[1].groupStyles.isEmpty)
  }

  @Test func `goes along with copies, into groups of their own`() throws {
    var painting = painting(of: 2)
    painting.perform(.group(ids(1...2), as: .unassigned))
    let group = try #require(painting.elements[0].groups.first)
    painting.perform(.styleGroup(group, GroupStyle(opacity: 0.5)))
    painting.perform(.add(Array(painting.elements)))
    let copy = try #require(painting.elements[2].groups.first)
    #expect(copy != group && painting.isGrouped)
    painting.perform(.styleGroup(copy, GroupStyle(opacity: 0.2)))
    let opacities = painting.elements.map { element in
      element.groups.map { element.style(of: $0).opacity }
    }
    #expect(opacities == [[0.5], [0.5], [0.2], [0.2]])
  }

  @Test func `has masks, which are groups within it`() throws {
    var painting = painting(of: 4)
    painting.perform(
      .mask(ids(1...3), by: ids(3...3), as: MaskGroups(role: .luminanceMask)))
    #expect(painting.elements.map(\.groups.count) == [1, 1, 2, 0])
    let parts = ComposedPart.parts(of: painting.elements)
    #expect(parts.count == 2)
    guard case .group(let group)? = parts.first else {
      Issue.record("No composed group")
      return
    }
    #expect(group.parts.flatMap(\.elements).map(\.id) == ids(1...2))
    #expect(group.masks.map(\.role) == [.luminanceMask])
    #expect(group.masks.flatMap(\.parts).flatMap(\.elements).map(\.id) == ids(3...3))
    painting.undo()
    #expect(painting.elements == painting.baseElements)
  }

  @Test(arguments: [([1, 2], [1, 2]), ([1, 2], []), ([], []), ([1], [9])])
  func `has no masks without elements to mask and elements that mask`(
    all: [UInt32], masks: [UInt32]
  ) {
    var painting = painting(of: 4)
    let edit = PaintingEdit.mask(
      all.map { ElementID($0) }, by: masks.map { ElementID($0) }, as: MaskGroups(role: .clip))
    #expect(painting.perform(edit) == nil)
  }

  @Test func `outside of a composed group, masks are members like others`() {
    var members = Array(painting(of: 2).elements)
    members[1].setGroups([GroupID(1)], styles: [GroupID(1): GroupStyle(role: .clip)])
    #expect(ComposedPart.parts(of: members).flatMap(\.elements).count == 2)
    for index in 0...1 {
      members[index].setGroups(
        [GroupID(2)] + members[index].groups, styles: members[index].groupStyles)
    }
    #expect(ComposedPart.parts(of: members).flatMap(\.elements).count == 2)
  }

  @Test(arguments: seeds(200)) func `is a word that is read again`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let style = GroupStyle.random(using: &random)
    #expect(GroupStyle(text: style.text) == style)
    for wrong in [
      "", "1/normal/open", "2/normal/open/clip", "nan/normal/open/clip", "1/x/open/clip",
    ] {
      #expect(GroupStyle(text: wrong) == nil)
    }
    #expect(GroupStyle(text: style.text + "/") == nil)
    #expect(GroupStyle(opacity: .nan).opacity == 1 && GroupStyle(opacity: -3).opacity == 0)
  }

  @Test(arguments: seeds(100))
  func `widens changes to whole groups, with the same result`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var painting = random.painting()
    for _ in 0..<20 {
      let old = painting.elements
      guard case .replaced(let splices)? = painting.perform(random.edit(of: painting)) else {
        continue
      }
      let widened = painting.elements.wideningToComposedGroups(splices)
      var elements = old
      guard elements.fits(widened) else {
        Issue.record("The splices don't fit")
        continue
      }
      elements.apply(widened)
      #expect(elements == painting.elements)
      var shift = 0
      for splice in widened {
        let range = splice.index + shift..<splice.index + shift + splice.inserted.count
        shift += splice.inserted.count - splice.removedCount
        for index in range {
          guard let members = painting.elements.composedMembers(around: index) else { continue }
          #expect(range.lowerBound <= members.lowerBound && members.upperBound <= range.upperBound)
        }
      }
    }
  }
}
