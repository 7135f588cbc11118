public import Base
public import Documents
import Texts

/// The slices of a sprite in the current frame, and the chosen ones among them.
@MainActor public final class SliceSelection {
  /// A slice, or a part of a chosen one.
  public struct Hit: Equatable, Sendable {
    /// The index of the slice.
    public let index: Int
    /// The part of it.
    public let part: SliceHandles.Part
  }

  private let frame: EditedCel
  private let texts: Texts
  /// The indices of the chosen slices.
  public private(set) var chosen: Set<Int> = []
  /// Whether slices are shown with every tool.
  public var isAlwaysShown = false {
    didSet { if isAlwaysShown != oldValue { changed.post(()) } }
  }
  /// Posted when slices change, or others are chosen or shown.
  public let changed = Signal<Void>()
  /// Posted when the properties of the chosen slice are asked for.
  public let propertiesWanted = Signal<Void>()
  private let heldSteps: HeldSteps<PixelArt, [Slice]>
  private var known: [Slice] = []

  init(of frame: EditedCel, texts: Texts) {
    (self.frame, self.texts) = (frame, texts)
    heldSteps = HeldSteps(of: frame.session)
    frame.changed.listen(self) { [unowned self] in changed.post(()) }
    frame.session.changed.listen(self) { [unowned self] event in
      if case .opened = event { choose([]) }
      noteChange()
    }
  }

  private func noteChange() {
    guard slices != known else { return }
    // The indices may be those of other slices.
    if slices.count != known.count { chosen = [] }
    known = slices
    changed.post(())
  }

  private var session: Session<PixelArt> { frame.session }

  /// All slices, as seen.
  public var slices: [Slice] { session.seen.slices }

  /// Returns the rectangle of a slice in the current frame; nil if it has none or is hidden.
  public func key(of index: Int) -> Slice.Key? {
    guard slices.indices.contains(index), let key = slices[index].key(at: frame.place),
      !key.bounds.isEmpty
    else { return nil }
    return key
  }

  /// The index of the only chosen slice; nil for none or several.
  public var only: Int? { chosen.count == 1 ? chosen.first : nil }

  // MARK: Choosing

  /// Chooses slices instead of the present ones.
  public func choose(_ new: Set<Int>) {
    guard new != chosen else { return }
    chosen = new
    changed.post(())
  }

  /// Returns the uppermost slice with a cell, a chosen one first.
  public func index(at cell: CellPosition) -> Int? {
    let found = slices.indices.filter { key(of: $0)?.bounds.contains(cell) == true }
    return found.last(where: chosen.contains) ?? found.last
  }

  /// Returns the slice at a point, or the part of a chosen one, which is held even a little outside.
  public func hit(at point: CellPoint, pointsPerCell: Double) -> Hit? {
    for index in chosen.sorted(by: >) {
      guard let key = key(of: index) else { continue }
      let part = SliceHandles(of: key, pointsPerCell: pointsPerCell).part(at: point)
      if let part, part != .inside { return Hit(index: index, part: part) }
    }
    let cell = CellPosition(
      x: Int(saturating: point.x.rounded(.down)), y: Int(saturating: point.y.rounded(.down)))
    return index(at: cell).map { Hit(index: $0, part: .inside) }
  }

  /// The first usual name that no slice has.
  var newName: String {
    let used = Set(slices.map(\.name))
    var number = 1
    while used.contains(texts.slices.slice(number)) { number += 1 }
    return texts.slices.slice(number)
  }

  // MARK: Changes

  /// Shows other slices as a draft.
  func show(_ new: [Slice]) {
    guard new != slices else { return }
    let cel = frame.cel
    session.update { picture in
      picture.slices = new
      return .cells(.empty, of: cel)
    }
  }

  /// Performs a change of slices as a step.
  @discardableResult
  public func perform(_ change: (inout [Slice]) -> Void) -> Bool {
    session.perform { change(&$0.slices) }
  }

  /// The maximum number of slices made of a grid at once.
  static let mostOfGrid = 1024

  /// Adds a slice for each cell of a grid over a part of the picture, row by row, as one step.
  ///
  /// - Parameters:
  ///   - size: the size of the grid's cells; those at the last edges are cut.
  ///   - part: the part of the picture; nil for all of it.
  /// - Returns: false if they would be too many.
  public func addGrid(of size: CellSize, in part: CellRect? = nil) -> Bool {
    let area = (part ?? session.seen.bounds).intersection(session.seen.bounds)
    guard !size.isEmpty, !area.isEmpty else { return true }
    let columns = (area.width + size.width - 1) / size.width
    let rows = (area.height + size.height - 1) / size.height
    guard columns * rows <= Self.mostOfGrid else { return false }
    let place = frame.place
    var used = Set(slices.map(\.name))
    var number = 1
    perform { slices in
      for index in 0..<columns * rows {
        while used.contains(texts.slices.slice(number)) { number += 1 }
        let name = texts.slices.slice(number)
        used.insert(name)
        let cell = CellRect(
          x: area.x + index % columns * size.width, y: area.y + index / columns * size.height,
          width: size.width, height: size.height)
        slices.append(
          Slice(
            name: name, userData: UserData(color: Slice.usualColor),
            keys: [Slice.Key(frame: place, bounds: cell.intersection(area))]))
      }
    }
    return true
  }

  /// Deletes the chosen slices, in all frames.
  public func deleteChosen() {
    let old = chosen
    choose([])
    perform { slices in
      for index in old.sorted(by: >) where slices.indices.contains(index) {
        slices.remove(at: index)
      }
    }
  }

  /// Deletes all slices.
  public func deleteAll() {
    choose([])
    perform { $0 = [] }
  }

  /// Moves the chosen slices by an offset, but not out of the picture, as one step.
  ///
  /// - Parameter isHeld: whether a key repeats, which combines its moves into one step.
  public func nudge(dx: Int, dy: Int, isHeld: Bool = false) {
    guard !chosen.isEmpty, !session.isBusy, !session.isInGesture else { return }
    heldSteps.make(
      PaperVector(dx: Double(dx), dy: Double(dy)), isHeld: isHeld, from: slices
    ) { [weak self] origin, way, done in
      guard let self else { return done(false) }
      let offset = CellPosition(x: Int(saturating: way.dx), y: Int(saturating: way.dy))
      let moved = moved(origin, by: offset)
      done(perform { $0 = moved })
    }
  }

  /// Returns slices with the chosen ones moved in the current frame, as far as the picture goes.
  func moved(_ slices: [Slice], by offset: CellPosition) -> [Slice] {
    let indices = chosen.filter(slices.indices.contains)
    let place = frame.place
    let rects = indices.compactMap { slices[$0].key(at: place)?.bounds }.filter { !$0.isEmpty }
    guard let first = rects.first else { return slices }
    let whole = rects.dropFirst().reduce(first) { $0.union($1) }
    let size = session.seen.size
    /// Returns the part of a way that stays within a side of the picture.
    func limited(_ way: Int, _ start: Int, _ end: Int, _ side: Int) -> Int {
      way < 0 ? max(way, min(0, -start)) : min(way, max(0, side - end))
    }
    let way = CellPosition(
      x: limited(offset.x, whole.x, whole.maxX, size.width),
      y: limited(offset.y, whole.y, whole.maxY, size.height))
    var new = slices
    for index in indices {
      new[index].changeKey(at: place) { key in
        if !key.bounds.isEmpty { key.bounds = key.bounds.offset(by: way) }
      }
    }
    return new
  }
}
