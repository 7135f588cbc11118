import Storage
import Texts
import Widgets
import Windows

extension Menu {
  /// Returns the menu of repairs of a damaged library.
  ///
  /// - Parameter backups: the newest first.
  static func repairs(
    texts: Texts, backups: [Backup], chosen: @escaping (LibraryRepair) -> Void
  ) -> Menu {
    var items = [
      Item.command(texts.saveTheRest, key: "", isEnabled: true) { chosen(.salvage) }
    ]
    let whole = backups.filter(\.isWhole).prefix(6)
    if !whole.isEmpty { items.append(.separator) }
    items += whole.map { backup in
      .command(
        texts.restoreBackup(texts.date(Clock.calendarDate(backup.date))), key: "", isEnabled: true
      ) { chosen(.restore(backup)) }
    }
    return Menu(name: texts.repair, items: items)
  }
}
