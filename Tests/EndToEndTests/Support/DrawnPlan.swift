import Foundation

/// An empty painting “Plan” in a wide window, number 1 of the library, to draw shapes and connectors on.
struct DrawnPlan {
  let window: ProgramWindow
  let paper: Area
  private let library: LibraryOfTest

  static let ratio = 1.6
  /// The first option of the arrow tool.
  private static let courses = Point(623, 24)

  /// Imports it, starts the program, and waits until the window has its size and the keyboard.
  init(_ desktop: VirtualDesktop) throws {
    library = desktop.library
    let empty = """
      {"format": "filbert-painting", "version": 2, "name": "Plan", "aspectRatio": \(Self.ratio),
       "background": {"color": "#FFFFFF"}, "layers": [{"id": 1, "elements": []}]}
      """
    _ = try library.run("import", desktop.folder.write(empty, to: "plan.json"))
    _ = try desktop.start()
    try desktop.collection().type(.enter)
    window = try desktop.window("Plan — Filbert")
    window.resize(to: 1280, 760)
    try window.waitForSize(1280, 760)
    paper = try window.settledPaper(ratio: Self.ratio)
    try window.waitForKeyboard()
  }

  /// The document as JSON.
  func text() throws -> String { try library.run("show", "1", "--json").text }

  /// How often a word is in the document.
  func count(_ word: String) throws -> Int { try text().components(separatedBy: word).count - 1 }

  /// Drags from a point of the window to another one.
  func drag(from start: Point, to end: Point) {
    window.move(to: start)
    window.press()
    window.hand.move(
      through: Strokes.line(from: start, to: end, motions: 5).map { window.area.corner + $0 })
    window.hand.release()
  }

  /// Drags between points in shares of the paper.
  func drag(_ from: (Double, Double), _ to: (Double, Double)) {
    drag(from: paper.point(from.0, from.1), to: paper.point(to.0, to.1))
  }

  /// Chooses the arrow tool with elbows: the first course of the bar's menu is straight, the second one an elbow.
  func chooseElbows() throws {
    try window.choose("a", buttonAt: Point(226, 13))
    window.click(Self.courses)
    for _ in 0..<2 { window.type(.down) }
    window.type(.enter)
  }
}
