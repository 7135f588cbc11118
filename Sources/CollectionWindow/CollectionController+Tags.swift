import Base
import Documents
import Storage
import Texts
import Views
import Widgets
import Windows

// Tagging, and filtering by tags.
extension CollectionController {
  func connectTags() {
    screen.tagBar.toggled.listen(self) { [weak self] toggled in
      guard let self, tagCounts.indices.contains(toggled.index) else { return }
      query.toggle(tagCounts[toggled.index].tag, keepingOthers: toggled.keepsOthers)
      showTagged()
    }
    screen.tagBar.cleared.listen(self) { [weak self] in self?.clearTags() }
  }

  /// Removes the filter by tags.
  func clearTags() {
    query.tags = []
    showTagged()
  }

  private func showTagged() {
    query.newcomers = []
    updateContent()
    screen.grid.scrollToTop()
  }

  /// Shows the existing tags.
  func showTags() {
    screen.show(
      tagCounts.map {
        TagEntry(name: $0.tag.name, count: $0.count, isChosen: query.tags.contains($0.tag))
      })
  }

  // MARK: Changing

  /// The height of the form without the tags, in points.
  private static let formHeight = 226.0

  /// Asks for the tags of the items targeted by commands.
  func askForTags() {
    let targets = targets
    guard !window.scene.hasPopup, !isTrash, let first = targets.first else { return }
    let texts = services.texts.tags
    let field = TextField(name: texts.new, placeholder: texts.new, icon: .tag)
    let picker = TagPicker(
      states(of: targets), room: window.scene.bounds.height - Self.formHeight, texts: texts)
    let dialog = FormDialog(
      title: targets.count == 1 ? texts.of(first.name) : texts.ofMany(targets.count),
      rows: [field, picker], confirmTitle: texts.apply, cancelTitle: services.texts.cancel)
    dialog.messageText = texts.commaMessage
    field.changed.listen(dialog) { [weak field, weak picker, weak dialog] text in
      guard let field, let picker, let dialog else { return }
      Self.handleTyping(text, field, picker, dialog, texts)
    }
    picker.switched.listen(dialog) { [weak field, weak picker, weak dialog] in
      // The entered tag was found.
      field?.text = ""
      field?.isInvalid = false
      dialog?.messageText = texts.commaMessage
      dialog?.confirmButton.isEnabled = true
      picker?.showTags { _ in true }
    }
    dialog.confirmed = { [weak self, weak field, weak picker] in
      guard let self, let field, let picker else { return true }
      if let tag = Self.typed(field.text) { picker.switchOn(tag) }
      tag(
        targets.map(\.id), adding: picker.added.compactMap(ItemTag.init),
        removing: picker.removed.compactMap(ItemTag.init))
      return true
    }
    window.scene.showCentered(
      dialog, size: dialog.preferredSize(width: window.scene.bounds.width - 24))
  }

  /// Returns all tags, starting with the items' own, and whether all or only some items have each.
  private func states(of items: [CollectionItem]) -> [(name: String, state: Chip.State)] {
    let own = TagCount.all(of: items)
    let known = Set(own.map(\.tag))
    // Don't offer the tags of the trash.
    let others = TagCount.all(of: self.items).filter { !known.contains($0.tag) }
    return own.map { ($0.tag.name, $0.count == items.count ? .on : .mixed) }
      + others.map { ($0.tag.name, .off) }
  }

  /// Handles typing in the field: a comma ends a tag, and the text after it is used to search the existing ones.
  private static func handleTyping(
    _ text: String, _ field: TextField, _ picker: TagPicker, _ dialog: FormDialog,
    _ texts: TagTexts
  ) {
    let parts = text.split(whereSeparator: { ",，、".contains($0) })
    let isEnded = text.last.map { ",，、".contains($0) } ?? false
    let tags = (isEnded ? parts : parts.dropLast()).compactMap { typed($0) }
    for tag in tags { picker.switchOn(tag) }
    let rest = isEnded ? "" : parts.last.map(String.init) ?? ""
    if !tags.isEmpty || isEnded { field.text = rest }
    let wanted = withoutSign(rest).lowercased()
    field.isInvalid = !wanted.isEmpty && typed(rest) == nil
    dialog.confirmButton.isEnabled = !field.isInvalid
    dialog.messageText = field.isInvalid ? texts.tooLong(ItemTag.longest) : texts.commaMessage
    picker.showTags { wanted.isEmpty || $0.lowercased().contains(wanted) }
  }

  /// Removes the number sign that tags are shown and searched with, which isn't part of them.
  private static func withoutSign(_ text: some StringProtocol) -> String {
    String(String(text.trimmed.drop { $0 == "#" }).trimmed)
  }

  private static func typed(_ text: some StringProtocol) -> ItemTag? { ItemTag(withoutSign(text)) }

  private func tag(_ ids: [ItemID], adding added: [ItemTag], removing removed: [ItemTag]) {
    guard !added.isEmpty || !removed.isEmpty else { return }
    let texts = services.texts.tags
    let chosen = Set(ids)
    let before = items.lazy.filter { chosen.contains($0.id) }.map { ($0.id, $0.tags) }
    let old = CollectionChange.tags(Dictionary(before) { first, _ in first })
    change {
      try $0.tag(ids, adding: added, removing: removed)
      return ids
    } done: { [weak self] _ in
      self?.changes.append(old)
      self?.offerUndo(texts.changed(ids.count))
    }
  }

  /// Restores the earlier tags of items.
  func giveBack(_ tags: [ItemID: [ItemTag]]) {
    change {
      try $0.setTags(tags)
      return Array(tags.keys)
    }
  }
}

extension TagPicker {
  /// Switches on a tag, which may be new.
  fileprivate func switchOn(_ tag: ItemTag) {
    if !switchOn(where: { ItemTag($0) == tag }) { add(tag.name) }
  }
}
