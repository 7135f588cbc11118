import Base
import Canvas
import DocumentWindows
import Documents
import Editing
import Texts
import Views
import Widgets
import Windows

/// Shows the pages of a painting in a strip, and turns to the chosen one.
final class PageController {
  /// The strip with its buttons.
  let panel: PagePanel
  private let screen: PaintingScreen
  private let context: ToolContext
  private unowned let commands: WindowCommands
  private let thumbnails = PageThumbnails()
  /// Commits anything in progress on the shown page.
  private let willTurn: () -> Void
  /// Whether the user wants the strip; nil to show it for several pages.
  private var isWanted: Bool?

  init(
    screen: PaintingScreen, context: ToolContext, commands: WindowCommands,
    willTurn: @escaping () -> Void
  ) {
    self.screen = screen
    self.context = context
    self.commands = commands
    self.willTurn = willTurn
    panel = PagePanel(texts: context.texts.pages)
    panel.strip.delegate = self
    thumbnails.drawn.listen(self) { [weak self] in self?.panel.strip.setNeedsDisplay() }
    commands.bind(panel.addButton, .pageAdd)
    commands.bind(panel.duplicateButton, .pageDuplicate)
    commands.bind(panel.removeButton, .pageRemove)
    commands.bind(panel.upButton, .pageUp)
    commands.bind(panel.downButton, .pageDown)
    context.session.changed.listen(self) { [unowned self] event in
      switch event {
      case .opened, .seen(.turned): updateStrip()
      case .performed, .moved, .changedUnrecorded: showPicture()
      case .seen, .selected, .busy: break
      }
    }
  }

  var isShown: Bool { screen.pages != nil }

  func toggle() {
    isWanted = !isShown
    updateStrip()
  }

  /// Shows the page at an offset from the shown one.
  func turn(by offset: Int) { turn(to: context.shownPageIndex + offset) }

  private func turn(to index: Int) {
    guard context.pages.indices.contains(index), index != context.shownPageIndex else { return }
    willTurn()
    context.turnPage(to: index)
  }

  /// Shows the present pages, or hides the strip.
  func updateStrip() {
    let pages = context.pages
    let isShown = isWanted ?? (pages.count > 1)
    screen.pages = isShown ? panel : nil
    thumbnails.keep(only: context.painting)
    guard isShown else { return }
    panel.strip.show(
      Array(repeating: FrameStripEntry(duration: ""), count: pages.count),
      current: context.shownPageIndex)
    panel.strip.setNeedsDisplay()
    let canChange = context.session.access == .changing
    (panel.addButton.isEnabled, panel.duplicateButton.isEnabled) = (canChange, canChange)
    panel.removeButton.isEnabled = canChange && pages.count > 1
    panel.upButton.isEnabled = canChange && context.shownPageIndex > 0
    panel.downButton.isEnabled = canChange && context.shownPageIndex < pages.count - 1
  }

  private func showPicture() {
    if isShown { panel.strip.pictureChanged(context.shownPageIndex) }
  }
}

extension PageController: FrameStripDelegate {
  func frameStrip(
    _ strip: FrameStrip, pictureOf frame: Int, fitting box: PixelSize
  ) -> Surface? {
    thumbnails.surface(ofPageAt: frame, in: context.painting, fitting: box)
  }

  func frameStrip(_ strip: FrameStrip, chose frame: Int, _ choice: FrameChoice) { turn(to: frame) }

  func frameStrip(_ strip: FrameStrip, moved frames: [Int], before index: Int) {
    guard let frame = frames.first, context.pages.indices.contains(frame) else { return }
    let place = index > frame ? index - 1 : index
    guard place != frame else { return }
    willTurn()
    context.movePage(context.pages[frame].id, to: place)
  }

  func frameStrip(_ strip: FrameStrip, showMenuFor frame: Int, at point: ViewPoint) {
    let menu = commands.menu(of: .page, name: panel.strip.accessibility.name)
    strip.window?.show(menu, at: point, size: menu.preferredSize(width: 320))
  }
}
