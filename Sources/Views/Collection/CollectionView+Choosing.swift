import Base
import Texts
import Widgets

// Selection by the pointer, by keys, and by commands.
extension CollectionView {
  /// The index of the entry with the keyboard focus.
  public var selection: Int? {
    choice.current.flatMap { key in index(of: key) }
  }

  /// The keys of the entries targeted by commands: the selected ones, or else the one with the keyboard focus.
  public var targets: [Int64] { choice.targets }

  /// The number of selected entries.
  public var chosenCount: Int { choice.chosen.count }

  /// Moves the keyboard focus to an entry and clears the selection.
  public func select(_ index: Int?) {
    choice.move(to: index.flatMap { entries.indices.contains($0) ? entries[$0].key : nil })
    revealCurrent()
  }

  /// Selects exactly the entries with some keys.
  public func choose(_ keys: Set<Int64>) {
    choice.choose(keys)
    revealCurrent()
  }

  /// Chooses all entries.
  public func chooseAll() { choice.chooseAll() }
  /// Ends the choice.
  public func chooseNone() { choice.chooseNone() }

  func showChoice(insteadOf old: ListSelection<Int64>) {
    if choice.chosen != old.chosen {
      setNeedsDisplay()
    } else if choice.current != old.current {
      displayCell(old.current.flatMap { index(of: $0) }, selection)
    }
    accessibility.value =
      chosenCount > 0 ? texts.chosen(chosenCount) : selection.map { title($0) } ?? ""
    if choice.chosen != old.chosen || choice.current != old.current { noteAccessibleItem() }
    if choice.chosen != old.chosen { choiceChanged.post(()) }
  }

  func revealCurrent() {
    guard let selection else { return }
    let cell = grid.rect(of: selection)
    scroll { $0.reveal(from: cell.y - 8, to: cell.maxY + 8) }
  }

  // MARK: Pointer

  func index(at point: ViewPoint) -> Int? {
    grid.index(at: point + ViewPoint(x: 0, y: scrollbar.scrolling.offset))
  }

  func press(_ index: Int, _ event: PointerEvent) {
    let key = entries[index].key
    if event.modifiers.contains(.shift) {
      choice.extend(to: key, adding: event.modifiers.contains(.control))
    } else if event.modifiers.contains(.control)
      || CollectionTick.area(in: rect(of: index)).contains(event.position)
    {
      choice.toggle(key)
    } else {
      // The press may still be cancelled, which has to keep the selection.
      choice.walk(to: key)
      pressedIndex = index
      pressPosition = event.position
      displayCell(index)
    }
  }

  func showMenu(for index: Int?, at position: ViewPoint) {
    if let index, !choice.chosen.contains(entries[index].key) { select(index) }
    delegate?.collectionView(self, showMenuFor: index, at: positionInScene(position))
  }

  // MARK: Keys

  /// - Returns: whether the key was handled.
  func handle(_ event: KeyEvent) -> Bool {
    if band != nil, event.key == .escape {
      cancelBand()
      return true
    }
    guard let current = selection, event.modifiers.isSubset(of: [.shift, .control]) else {
      return false
    }
    let motion = CollectionMotion(
      count: entries.count, columns: grid.columns,
      visibleRows: Int(saturating: bounds.height / grid.cell.height))
    if let target = motion.target(of: event.key, from: current) {
      go(to: entries[target].key, event.modifiers)
      return true
    }
    switch event.key {
    case .space where !event.modifiers.contains(.shift): choice.toggle(entries[current].key)
    case .enter where event.modifiers.isEmpty: delegate?.collectionView(self, open: current)
    case .menu where event.modifiers.isEmpty: showMenu(for: current, at: rect(of: current).center)
    default: return false
    }
    return true
  }

  private func go(to key: Int64, _ modifiers: Modifiers) {
    if modifiers.contains(.shift) {
      choice.extend(to: key, adding: modifiers.contains(.control))
    } else if modifiers.contains(.control) {
      choice.walk(to: key)
    } else {
      choice.move(to: key)
    }
    revealCurrent()
  }
}
