import Base
import Editing
import Views
import Widgets
import Windows

/// Opens the small panel for the colour of the line or the fill under the bar, and passes its colours to the chooser.
final class ColorPanelController {
  /// Posts the button under which to offer the palettes.
  let palettesRequested = Signal<Button>()
  private let chooser: BrushChooser
  private let tools: ToolController
  private let screen: PaintingScreen
  private let services: Services
  /// The panel on display.
  private var panel: BrushColorPanel?

  init(_ chooser: BrushChooser, tools: ToolController, screen: PaintingScreen, services: Services) {
    (self.chooser, self.tools, self.screen) = (chooser, tools, screen)
    self.services = services
    screen.bar.brushButton.action = { [weak self] in self?.show(.line) }
    screen.bar.fillButton.action = { [weak self] in self?.show(.fill) }
    chooser.changed.listen(self) { [weak self] in self?.panel?.brush = $0 }
  }

  private func show(_ part: BrushColorPanel.Part) {
    guard let scene = screen.window else { return }
    let button = part == .line ? screen.bar.brushButton : screen.bar.fillButton
    let place = button.originInScene + ViewPoint(x: 0, y: button.frame.height + 4)
    let panel = BrushColorPanel(
      texts: services.texts, of: part, brush: chooser.brush, recent: chooser.recentColors,
      palette: chooser.palette, room: scene.bounds.height - place.y - 8)
    self.panel = panel
    panel.changed.listen(self) { [weak self] in self?.chooser.brush = $0 }
    panel.pickRequested.listen(self) { [weak self] in
      guard let self else { return }
      scene.dismissPopup()
      chooser.edit(part)
      tools.toolbox.toggle(.pick)
    }
    panel.palettesRequested.listen(self) { [weak self] in
      scene.dismissPopup()
      self?.palettesRequested.post(button)
    }
    scene.show(
      panel, at: place, size: panel.preferredSize(width: scene.bounds.width - 16)
    ) { [weak self] in
      self?.panel = nil
      self?.tools.finishStyling()
    }
  }
}
