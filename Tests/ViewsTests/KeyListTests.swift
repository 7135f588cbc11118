import Base
import Testing
import Views
import Widgets

@Suite struct KeyListTests {
  private let rows = [
    (key: "Ctrl+Shift+Page Down", meaning: "Move what is selected below everything else there is"),
    (key: "F1", meaning: "Keys"),
  ]

  @Test func `Where a window is narrow, each meaning stands under its key, and whole`() {
    let list = KeyList(title: "Keys", rows: rows)
    let wide = list.preferredSize(width: 2000)
    let narrow = list.preferredSize(width: 240)
    #expect(wide.width > 240 && narrow.width == 240)
    // A line for each key, and for the long meaning two or three.
    #expect(narrow.height > wide.height + 40)
  }
}
