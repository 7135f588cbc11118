import Base
import Canvas
import Texts
import Views
import Widgets

/// The file chooser with a constant folder.
enum FileChooserSheet {
  static let sizes = [
    ("files-wide", FileChooser.Purpose.reading, ViewSize(width: 820, height: 540)),
    ("files-narrow", .writing, ViewSize(width: 396, height: 540)),
    ("files-small", .reading, ViewSize(width: 276, height: 236)),
  ]

  static func chooser(
    _ purpose: FileChooser.Purpose, texts: Texts
  ) throws -> FileChooser {
    let chooser = FileChooser(
      purpose, title: texts.importTitle, confirmTitle: texts.importConfirm, texts: texts)
    chooser.folder = "/home/ada/Pictures"
    chooser.places.rows = [
      FolderPlaceRow(name: texts.files.home, icon: .home),
      FolderPlaceRow(name: "Desktop", icon: .folder),
      FolderPlaceRow(name: "Pictures", icon: .folder),
      FolderPlaceRow(name: texts.files.lastUsed, icon: .restore),
    ]
    chooser.places.selection = 2
    chooser.nameField.text = "Cat.png"
    chooser.head.sorting = FileSorting(.date, isReversed: true)
    let picture = try Surface(size: PixelSize(width: 72, height: 48), format: .argb32)
    let context = DrawingContext(picture)
    context.setColor(Color(0xE8A33D))
    context.fill(PixelRect(x: 0, y: 0, width: 72, height: 32))
    chooser.list.picture = { $0.name.hasSuffix(".png") ? picture : nil }
    chooser.list.dateText = {
      texts.shortDate(CalendarDate(year: 2026, month: 3, day: Int($0), hour: 14, minute: 5))
    }
    chooser.list.rows = [
      FileRow(name: "Holidays", isFolder: true, changedAt: 7),
      FileRow(name: "Cat.png", isFolder: false, byteCount: 48_200, changedAt: 6),
      FileRow(name: "Glider gun.rle", isFolder: false, byteCount: 312, changedAt: 5),
      FileRow(
        name: "A name that is much longer than the room there is for names.json", isFolder: false,
        byteCount: 1_400_000, changedAt: 4),
      FileRow(name: "Walk.gif", isFolder: false, byteCount: 99_000, changedAt: 3),
    ]
    chooser.list.select(1)
    return chooser
  }
}
