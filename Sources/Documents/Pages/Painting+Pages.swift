import Base

// Operations on pages: each returns one edit, or nil if it would change nothing.
extension Painting {
  /// The maximum number of pages.
  public static let mostPages = 1000

  /// Returns the page with an id, or nil if it is gone.
  public func page(_ id: Page.ID) -> Page? { pages.first { $0.id == id } }

  /// Returns the painting with the page at an index shown; the nearest one if there is none.
  public func showingPage(at index: Int) -> Painting {
    var painting = self
    painting.turn(to: pages[min(max(index, 0), pages.count - 1)].id)
    return painting
  }

  /// Returns a painting of only the page at an index, without history; this one if it has no other page.
  public func extractingPage(at index: Int) -> Painting {
    guard pages.count > 1 else { return self }
    let page = pages[Swift.min(Swift.max(index, 0), pages.count - 1)]
    return Painting(
      shape: page.shape, paperLength: page.paperLength, background: page.background,
      layers: page.layers, baseElements: page.elements,
      unknownFields: index == 0 ? unknownFields : page.unknownFields,
      unknownBackgroundFields: index == 0 ? unknownBackgroundFields : page.unknownBackgroundFields)
  }

  /// The paper that the painting began with as it is now.
  var firstPaper: PagePaper {
    let page = page(.first) ?? pages[0]
    return PagePaper(page.paper, background: page.background)
  }

  /// A page id never used before in the recorded history.
  var newPageID: Page.ID {
    let made = history.edits.lazy.compactMap { edit -> UInt32? in
      if case .changePages(.add(let page, _, _), _) = edit { page.id.number } else { nil }
    }
    let known = pages.lazy.map(\.id.number).max() ?? 0
    return Page.ID(max(known, made.max() ?? 0) &+ 1)
  }

  /// Adds a blank page after the shown one, with the same paper, colour and pattern.
  public var addingPage: PaintingEdit? {
    let (index, page) = (shownIndex, shownPage)
    return adding(
      Page(
        paper: page.paper,
        background: Background(color: page.background.color, pattern: page.background.pattern)),
      at: index + 1)
  }

  /// Adds a copy of the shown page after it.
  public var duplicatingPage: PaintingEdit? { adding(shownPage, at: shownIndex + 1) }

  private func adding(_ page: Page, at index: Int) -> PaintingEdit? {
    guard pages.count < Self.mostPages else { return nil }
    return .changePages(.add(page, at: index, isOriginal: false), first: firstPaper)
  }

  /// Removes a page with its layers and elements, unless it is the only one.
  public func removingPage(_ page: Page.ID) -> PaintingEdit? {
    guard pages.count > 1, self.page(page) != nil else { return nil }
    return .changePages(.remove(page), first: firstPaper)
  }

  /// Moves a page to an index, clamped to the list.
  public func movingPage(_ page: Page.ID, to index: Int) -> PaintingEdit? {
    guard let old = pages.firstIndex(where: { $0.id == page }),
      min(max(index, 0), pages.count - 1) != old
    else { return nil }
    return .changePages(.move(page, to: index), first: firstPaper)
  }
}

extension [Page] {
  /// Returns the change that takes another one back, or nil for one that changes nothing.
  func inverse(of change: PageChange) -> PageChange? {
    switch change {
    case .add(let page, _, _):
      contains { $0.id == page.id } ? nil : .remove(page.id)
    case .remove(let id):
      count > 1
        ? firstIndex { $0.id == id }.map { .add(self[$0], at: $0, isOriginal: false) } : nil
    case .move(let id, _): firstIndex { $0.id == id }.map { .move(id, to: $0) }
    }
  }

  /// Applies a change to the list; one of a missing page does nothing.
  ///
  /// - Returns: the index of the page to show, or nil if nothing changed.
  @discardableResult
  mutating func apply(_ change: PageChange) -> Int? {
    switch change {
    case .add(var page, let index, _):
      guard !contains(where: { $0.id == page.id }) else { return nil }
      page.shape = .fixed(page.aspectRatio)
      let index = Swift.min(Swift.max(index, 0), count)
      insert(page, at: index)
      return index
    case .remove(let id):
      guard count > 1, let index = firstIndex(where: { $0.id == id }) else { return nil }
      remove(at: index)
      return Swift.min(index, count - 1)
    case .move(let id, let new):
      guard let old = firstIndex(where: { $0.id == id }) else { return nil }
      let page = remove(at: old)
      let index = Swift.min(Swift.max(new, 0), count)
      insert(page, at: index)
      return index
    }
  }
}
