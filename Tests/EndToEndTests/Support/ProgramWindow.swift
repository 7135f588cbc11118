import CXTest
import Foundation
import Testing

/// One window of the program, as the person in front of it sees and uses it.
struct ProgramWindow {
  let identifier: UInt
  let hand: Hand

  var title: String { hand.title(of: identifier) }
  var isShown: Bool { hand.isShown(identifier) }
  var hasKeyboard: Bool { hand.focus == identifier }
  var area: Area { hand.area(of: identifier) ?? Area(x: 0, y: 0, width: 0, height: 0) }

  // MARK: Seeing

  func picture(of part: Area? = nil) -> Picture? {
    Picture(of: identifier, part: part, seenBy: hand)
  }

  func color(at point: Point) -> UInt32? {
    picture(of: Area(x: point.x, y: point.y, width: 1, height: 1))?[point]
  }

  func isInk(at point: Point) -> Bool { color(at: point).map { $0 != Picture.white } ?? false }

  /// The bounding box of all that is pure white, as only paper is, as soon as there is any.
  func paperRect() throws -> Area {
    try find("there is paper to be seen in “\(title)”") { picture()?.bounds() }
  }

  /// The paper of a fresh painting, once it fills what the bar leaves.
  func freshPaper() throws -> Area {
    try find("“\(title)” is all paper") {
      picture()?.bounds().flatMap { paper in
        let size = area
        return paper.x == 0 && paper.width == size.width && paper.y + paper.height == size.height
          ? paper : nil
      }
    }
  }

  /// The paper, once it lies as it should: in its shape, as large as fits, in the middle.
  ///
  /// - Parameter width: how much of the window's width is left to it; nil for all.
  func settledPaper(ratio: Double, width: Int? = nil) throws -> Area {
    let bar = BrushPanel.barHeight
    let size = area
    let room = Area(x: 0, y: bar, width: width ?? size.width, height: size.height - bar)
    let expected = room.fitting(ratio: ratio)
    return try find("the paper of “\(title)” is \(expected)") {
      picture(of: Area(x: 0, y: 0, width: room.width, height: size.height))?.bounds().flatMap {
        $0.isNear(expected) ? $0 : nil
      }
    }
  }

  func waitForInk(at point: Point) throws {
    try wait(until: "there is ink at \(point) of “\(title)”") { isInk(at: point) }
  }

  func waitForBlank(at point: Point) throws {
    try wait(until: "there is no ink at \(point) of “\(title)”") {
      color(at: point) == Picture.white
    }
  }

  func waitForKeyboard() throws {
    try wait(until: "“\(title)” has the keyboard") { hasKeyboard }
  }

  /// Chooses a tool by its key, and waits until its button looks pressed, beside which its options then are.
  ///
  /// - Parameter corner: within the edge of the button.
  func choose(_ key: Character, buttonAt corner: Point) throws {
    let before = color(at: corner)
    type(key)
    try wait(until: "the tool of \(key) is in use") { color(at: corner) != before }
  }

  // MARK: Using

  func move(to point: Point) { hand.move(to: area.corner + point) }

  /// Presses a button and waits until the window has heard of it: a window manager's own grab of the button is over
  /// then, under which the server compresses motions, and which keys overtake.
  func press(_ button: UInt32 = 1) {
    // The window may not have handled the latest key yet: wait for a time that only the press can have.
    let before = hand.presentTime()
    while hand.presentTime() == before {}
    hand.press(button)
    do {
      try wait(until: "“\(title)” hears of the press") {
        hand.userTime(of: identifier).map { $0 > before } == true
      }
    } catch {
      Issue.record(error)
    }
  }

  func click(_ point: Point, button: UInt32 = 1) {
    move(to: point)
    press(button)
    hand.release(button)
  }

  /// Presses on the paper and waits until the ink is seen.
  func beginStroke(at point: Point) throws {
    move(to: point)
    let before = color(at: point)
    press()
    try wait(until: "the press at \(point) leaves ink") { color(at: point) != before }
  }

  /// Press, one motion to each further point, release.
  func draw(_ points: [Point]) throws {
    try beginStroke(at: points[0])
    let corner = area.corner
    hand.move(through: points.dropFirst().map { corner + $0 })
    hand.release()
  }

  func type(_ key: Key, holding modifiers: Key...) { hand.type(key, holding: modifiers) }

  func type(_ character: Character, holding modifiers: Key...) {
    hand.type(.character(character), holding: modifiers)
  }

  /// Asks for a size, and a place, as a person does through the window manager.
  func resize(to width: Int, _ height: Int) {
    XResizeWindow(hand.connection, identifier, UInt32(width), UInt32(height))
    XSync(hand.connection, 0)
  }

  func moveFrame(to point: Point) {
    XMoveWindow(hand.connection, identifier, Int32(point.x), Int32(point.y))
    XSync(hand.connection, 0)
  }

  func waitForSize(_ width: Int, _ height: Int) throws {
    try wait(until: "“\(title)” is \(width) by \(height)") {
      area.width == width && area.height == height
    }
  }
}
