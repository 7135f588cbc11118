import Editing
import Texts
import Widgets

extension WindowCommands {
  /// Lets all windows be light or dark, from this window.
  ///
  /// - Parameter show: shows the menu in which it is chosen.
  func connectColors(of themes: ThemeFollower, show: @escaping (Menu) -> Void) {
    on(.colors) { [weak self, weak themes] in
      guard let self, let themes else { return }
      show(Menu(name: texts.commands.colorsEllipsis, items: colorItems(of: themes)))
    }
    for (name, choice) in Self.colorChoices {
      on(name) { [weak themes] in themes?.choice = choice }
    }
  }

  /// The rows of a menu in which it is chosen.
  func colorItems(of themes: ThemeFollower) -> [Menu.Item] {
    Self.colorChoices.map { name, choice in
      self.choice(name, isChosen: themes.choice == choice)
    }
  }

  private static let colorChoices: [(CommandName, ColorChoice)] = [
    (.colorsOfDesktop, .asDesktop), (.lightColors, .light), (.darkColors, .dark),
  ]
}
