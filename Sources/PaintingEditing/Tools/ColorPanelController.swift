import Base
import Editing
import Texts
import Views
import Widgets
import Windows

/// Opens the small panel for the colour of the line or the fill under the bar, and passes its colours to the chooser.
final class ColorPanelController {
  /// Posts the part whose panel asks for the palettes, and the button under which to offer them.
  let palettesRequested = Signal<(part: BrushColorPanel.Part, button: Button)>()
  /// Posts the colour whose menu the panel wants.
  let swatchMenuRequested = Signal<SwatchMenuRequest>()
  private let chooser: BrushChooser
  private let tools: ToolController
  private let screen: PaintingScreen
  private let services: Services
  private let commands: WindowCommands
  /// The panel on display.
  private var panel: BrushColorPanel?

  init(
    _ chooser: BrushChooser, tools: ToolController, screen: PaintingScreen, services: Services,
    commands: WindowCommands
  ) {
    (self.chooser, self.tools, self.screen) = (chooser, tools, screen)
    (self.services, self.commands) = (services, commands)
    screen.bar.brushButton.action = { [weak self] in self?.show(.line) }
    screen.bar.fillButton.action = { [weak self] in self?.show(.fill) }
    chooser.changed.listen(self) { [weak self] in self?.panel?.brush = $0 }
  }

  /// The rows of a menu that stand for the bar's buttons which have no room.
  var foldedItems: [Menu.Item] {
    let (bar, texts) = (screen.bar, services.texts)
    return [
      (bar.brushButton, texts.lineColor, BrushColorPanel.Part.line),
      (bar.fillButton, texts.fillColor, .fill),
    ]
    .filter { button, _, part in
      button.isHidden && bar.brush.map { part == .line || $0.canFill } ?? false
    }
    .map { _, name, part in
      .command(name, key: "", isEnabled: true) { [weak self] in self?.show(part) }
    }
  }

  /// Shows the panel under the button of a part, or under that of the menu it is folded into.
  func show(_ part: BrushColorPanel.Part) {
    guard let scene = screen.window else { return }
    let own = part == .line ? screen.bar.brushButton : screen.bar.fillButton
    let button: Button = own.isHidden ? screen.bar.moreButton : own
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
      self?.palettesRequested.post((part, button))
    }
    panel.swatchMenuRequested.listen(self) { [weak self] in
      self?.swatchMenuRequested.post($0)
    }
    panel.unusedKey = { [commands] key in
      for step in [CommandName.undo, .redo] where commands.matches(key, step) {
        commands.perform(step)
      }
    }
    scene.show(
      panel, at: place, size: panel.preferredSize(width: scene.bounds.width - 16)
    ) { [weak self] in
      self?.panel = nil
      self?.tools.finishStyling()
    }
  }
}
