import Base
import Documents
import Texts
import Views
import Widgets
import Windows

// Connects the chooser's views.
extension FileChooserController {
  func connect() {
    chooser.list.marked.listen(self) { [weak self] in self?.mark($0) }
    chooser.list.opened.listen(self) { [weak self] in self?.open($0) }
    chooser.list.dateText = { [texts] seconds in
      texts.shortDate(Clock.calendarDate(Timestamp(milliseconds: seconds * 1000)))
    }
    chooser.list.picture = { [weak self] row in
      guard let self else { return nil }
      return thumbnails?.surface(
        of: folder.file(row.name), changedAt: row.changedAt, byteCount: row.byteCount)
    }
    thumbnails?.made.listen(self) { [weak self] in self?.chooser.list.pictureCame() }
    chooser.head.sorting = sorting
    chooser.head.sortingWanted.listen(self) { [weak self] in self?.sort(by: $0) }
    chooser.hiddenWanted.listen(self) { [weak self] in self?.toggleHidden() }
    chooser.upButton.action = { [weak self] in
      guard let self else { return }
      show(folder.parent, marking: Self.lastPart(folder.path))
    }
    chooser.homeButton.action = { [weak self] in self?.show(.home) }
    chooser.places.rows = places.map { FolderPlaceRow(name: $0.name, icon: $0.icon) }
    chooser.places.chosen.listen(self) { [weak self] in
      guard let self else { return }
      show(places[$0].folder)
    }
    chooser.placesButton.action = { [weak self] in self?.showPlaces() }
    chooser.pathField.committed = { [weak self] in self?.go(to: $0) }
    chooser.confirmButton.action = { [weak self] in self?.confirm() }
    chooser.nameField.changed.listen(self) { [weak self] _ in self?.check() }
    chooser.nameField.committed = { [weak self] _ in self?.confirm() }
  }

  private func showPlaces() {
    guard let scene = chooser.window else { return }
    let menu = Menu(
      name: texts.files.places,
      items: places.map { place in
        .choice(place.name, isChosen: place.folder == folder) { [weak self] in
          self?.show(place.folder)
        }
      })
    let button = chooser.placesButton
    scene.show(
      menu, at: button.originInScene + ViewPoint(x: 0, y: button.frame.height + 4),
      size: menu.preferredSize(width: 280))
  }

  /// Goes to a typed path: shows a folder, or chooses a suitable file.
  private func go(to text: String) {
    let path = path(of: text)
    if Folder(path).exists {
      chooser.endPath()
      show(Folder(path))
    } else if !Folder.hasEntry(path) {
      chooser.problem = texts.files.nothingAt(text)
    } else if purpose == .folder || !Folder.has(Self.lastPart(path), endingIn: endings) {
      chooser.problem = texts.files.cannotUse(Self.lastPart(path))
    } else if chosenSeveral?([path]) ?? chosen(path) {
      chooser.window?.dismiss(chooser)
    }
  }

  /// Resolves a typed path, which is absolute, relative to home, or relative to the current folder.
  func path(of text: String) -> String {
    if text.hasPrefix("/") { return text }
    if text == "~" { return Folder.home.path }
    return text.hasPrefix("~/") ? Folder.home.file(String(text.dropFirst(2))) : folder.file(text)
  }
}
