import Base
import Documents
import TestSupport
import Testing

/// What holds for each kind of edit, whichever there are.
@Suite struct EditFormTests {
  /// Random edits, one after the other, with the painting before each.
  private func steps(_ count: Int, seed: UInt64) -> [(before: Painting, edit: PaintingEdit)] {
    var random = SeededRandom(seed: seed)
    var painting = Painting()
    return (0..<count).map { index in
      // Neither too many elements, nor a paper that is cut a hundred times.
      if index % 40 == 0 { painting = random.painting() }
      let edit = random.edit(of: painting)
      defer { painting.perform(edit) }
      return (painting, edit)
    }
  }

  @Test func `Tests make edits of every kind that there is`() {
    let known = Set(PaintingEdit.forms.flatMap { $0.names.keys })
    let made = Set(steps(2_000, seed: 1).map(\.edit.form.name))
    #expect(made == known)
  }

  @Test func `A name belongs to one kind, which is found by it`() {
    let names = PaintingEdit.forms.flatMap { form in form.names.map { (form, $0.key, $0.value) } }
    #expect(Set(names.map(\.1)).count == names.count)
    for (form, name, version) in names {
      #expect(PaintingEdit.form(named: name) == form)
      #expect((1...PaintingEdit.newestVersion).contains(version), "\(name)")
    }
    for (_, edit) in steps(400, seed: 2) {
      #expect(type(of: edit.form).names[edit.form.name] != nil, "\(edit.form.name)")
    }
  }

  @Test(arguments: 3..<6 as Range<UInt64>)
  func `An edit changes nothing but what its kind says, and all of that is taken back`(
    seed: UInt64
  ) {
    for (before, edit) in steps(400, seed: seed) {
      var painting = before
      guard painting.perform(edit) != nil else { continue }
      let made = painting
      painting.turn(to: before.shownPage.id)
      let scope = type(of: edit.onItsPage.form).scope
      if painting.elements != before.elements { #expect(scope.contains(.elements)) }
      if painting.layers != before.layers { #expect(scope.contains(.layers)) }
      if painting.paper != before.paper { #expect(scope.contains(.paper)) }
      // A pattern goes along with the edges of the paper.
      if painting.background != before.background {
        #expect(!scope.isDisjoint(with: [.background, .paper]))
      }
      painting.undo()
      #expect(painting.pages == before.pages, "\(edit.form.name)")
      painting.turn(to: before.shownPage.id)
      #expect(painting.elements == before.elements && painting.layers == before.layers)
      #expect(painting.paper == before.paper && painting.background == before.background)
      painting.redo()
      #expect(painting == made, "\(edit.form.name)")
    }
  }

  private func elements(after edit: PaintingEdit, of painting: Painting) -> [PaintingElement] {
    var (copy, elements) = (painting, painting.elements)
    let form = (edit.form.completed(in: &copy) ?? edit).form
    elements.apply(form.splices(of: elements, in: painting.layers, on: painting.aspectRatio))
    return Array(elements)
  }

  /// So that who keeps the gaps of erasers can't overlook a kind.
  @Test(arguments: 6..<10 as Range<UInt64>)
  func `Elements stay in their places and their order unless an edit says that it moves some`(
    seed: UInt64
  ) {
    for (before, edit) in steps(400, seed: seed) {
      // Other edges of the paper move everything alike.
      guard edit.onItsPage.parts.allSatisfy({ $0.form.displacement == nil }),
        !type(of: edit.onItsPage.form).scope.contains(.paper)
      else { continue }
      let after = elements(after: edit, of: before)
      let there = Set(after.map(\.id))
      let same = Set(
        before.elements.map(\.id).filter {
          there.contains($0) && edit.form.successors(of: $0) == nil
        })
      for layer in Set(before.elements.map(\.layer)) {
        func kept(_ elements: some Sequence<PaintingElement>) -> [PaintingElement] {
          elements.filter { $0.layer == layer && same.contains($0.id) }
        }
        let (old, new) = (kept(before.elements), kept(after))
        #expect(old.map(\.id) == new.map(\.id), "\(edit.form.name)")
        #expect(old.map(\.placement) == new.map(\.placement), "\(edit.form.name)")
      }
    }
  }

  /// So that who is writing a text can't overlook a kind.
  @Test(arguments: 10..<14 as Range<UInt64>)
  func `Elements stay what they are, and no others come, unless an edit says which`(seed: UInt64) {
    for (before, edit) in steps(400, seed: seed) {
      let after = elements(after: edit, of: before)
      var most = before.elements.count
      for old in before.elements {
        if let successors = edit.form.successors(of: old.id) {
          most += successors.count
        } else {
          for new in after where new.id == old.id {
            #expect(new.content == old.content, "\(edit.form.name)")
          }
        }
      }
      if let added = edit.form.successors(of: nil) {
        #expect(edit.onItsPage.parts.contains { $0.newElements == added })
      } else {
        #expect(after.count <= most, "\(edit.form.name)")
      }
    }
  }
}
