import Base
import TestSupport
import Testing
import Views
import Widgets

/// What stands in a collection without paintings, in windows from narrow to wide.
@Suite struct EmptyCollectionTests {
  @Test(arguments: [240, 280, 400, 1920])
  func `Words have as many lines as they need, and none covers another`(width: Int) throws {
    let button = Button(title: "Neues Gemälde", style: .primary)
    let view = EmptyCollectionView(button: button)
    view.show(
      title: "Zeichnen Sie etwas",
      message: "Was Sie zeichnen, wird von selbst gespeichert und erscheint hier.", invites: true)
    let tester = try SceneTester(view, width: width, height: 430)
    tester.scene.layoutIfNeeded()
    let labels = view.children.compactMap { $0 as? Label }
    #expect(labels.count == 2)
    for label in labels {
      #expect(label.frame.height >= label.preferredSize(width: label.frame.width).height)
    }
    #expect(labels[0].frame.maxY <= labels[1].frame.y && labels[1].frame.maxY <= button.frame.y)
    #expect(button.frame.maxY <= view.bounds.height)
  }
}
