public import Base
public import Documents
public import Texts

/// What the tools of one painting work on and with.
@MainActor public final class ToolContext {
  public let session: Session<Painting>
  public let selection: ElementSelection
  public let sight: any PaperSight
  public let texts: Texts
  let work: any LongWork
  /// With the style that the tool in use makes of it.
  public var brush = Brush()
  /// What was chosen for the tools.
  public var settings = ToolSettings()
  /// Beside the pointer while a gesture goes on.
  public var hint: String? { didSet { if hint != oldValue { hinted.post(hint) } } }
  public let hinted = Signal<String?>()
  /// What a press would do, where that depends on the place.
  public var grasp = Grasp.nothing { didSet { if grasp != oldValue { grasped.post(grasp) } } }
  public let grasped = Signal<Grasp>()
  /// How the line goes on that the pointer draws.
  public let lineChanged = Signal<LineProgress>()
  /// What is drawn is to be repeated otherwise.
  public let symmetryChosen = Signal<Symmetry>()
  /// Something that a hand drew is part of the painting now.
  public let drawn = Signal<PaintingElement>()
  /// A colour was taken from the paper; `isFinal` once the button is up.
  public let picked = Signal<(color: InkColor, isFinal: Bool)>()
  /// Somebody wants to write.
  public let textRequested = Signal<TextRequest>()
  /// Something is to be said to the painter.
  public let said = Signal<String>()
  /// Another layer is drawn in, or it is otherwise.
  public let layerChanged = Signal<Void>()
  /// The layer that was chosen, and where it was.
  var chosenLayer: (id: Layer.ID, place: Int) = (.first, 0)
  /// Along what lies what is drawn or moved now.
  public var snapMarks: [SnapMark] = [] {
    didSet { if snapMarks != oldValue { snapped.post(snapMarks) } }
  }
  public let snapped = Signal<[SnapMark]>()
  /// The edges of what the ends of a line would hold on to: closed polygons.
  public var heldOutlines: [[PaperPoint]] = [] {
    didSet { if heldOutlines != oldValue { outlinesHeld.post(heldOutlines) } }
  }
  public let outlinesHeld = Signal<[[PaperPoint]]>()
  /// Guides are to be where they were dragged.
  public let guidesChosen = Signal<[Guide]>()
  /// The place of a guide is to be typed: its index among those in `ToolSettings.aids`.
  public let guideRequested = Signal<Int>()
  /// Whose corners are being clicked.
  var polygon: OpenPolygon?
  /// As `drawingLines`, for as long as the painting is the same.
  var keptLines: DrawingLines?
  private let indexed: IndexedElements
  /// Those of texts that were asked for lately.
  var typeBoxes: [TextBlock: AlignmentBox] = [:]
  /// By which keys move what is selected.
  let heldSteps: HeldSteps<Painting, [ElementID]>

  /// What the pointer takes hold of where it is.
  public enum Grasp: Equatable, Sendable {
    case nothing, element, text
    /// An end of a line.
    case end
    case guide(SnapDirection)
    /// - Parameter axis: the frame's own x axis.
    case grip(SelectionGrip, axis: PaperVector)
  }

  /// - Parameters:
  ///   - indexed: the elements of the session's painting.
  ///   - work: does what takes longer.
  public init(
    _ session: Session<Painting>, indexed: IndexedElements, sight: any PaperSight,
    work: any LongWork, texts: Texts
  ) {
    self.session = session
    self.indexed = indexed
    self.sight = sight
    self.work = work
    self.texts = texts
    selection = ElementSelection(of: session, indexed: indexed)
    heldSteps = HeldSteps(of: session)
    let layers = session.document.layers
    chosenLayer = (layers[layers.count - 1].id, layers.count - 1)
    session.changed.listen(self) { [unowned self] event in
      switch event {
      case .seen(let change), .performed(_, _, let change), .moved(_, _, let change):
        indexed.follow(change, to: self.session.document)
      case .opened, .selected, .amended, .busy: break
      }
      switch event {
      case .seen(.drafted), .selected, .busy: break
      case .opened, .amended, .seen, .performed, .moved: keptLines = nil
      }
      switch event {
      case .opened, .selected, .performed, .moved: selection.follow()
      case .seen, .amended, .busy: break
      }
      switch event {
      case .opened:
        let layers = self.session.document.layers
        choose(layers[layers.count - 1].id)
      case .performed(_, _, .layered), .moved(_, _, .layered):
        choose(layer.id)
      case .performed, .moved, .seen, .selected, .amended, .busy: break
      }
    }
  }

  public var painting: Painting { session.document }
  public var ratio: AspectRatio { sight.aspectRatio }

  /// The elements with their boxes.
  public var index: ElementIndex { indexed.index(of: painting, on: ratio) }

  /// A length on screen in lengths of the paper's longer side.
  public func length(ofPoints points: Double) -> Double { points * sight.pointLength }

  /// The width of a brush of so many points in lengths of the paper's longer side: the same at any zoom, or as it is
  /// seen now where widths mean the screen.
  public func width(ofPoints points: Double) -> Double {
    settings.widthsMeanScreen ? length(ofPoints: points) : PaperScale.length(ofPoints: points)
  }

  /// As `width(ofPoints:)`, the other way round.
  public func points(ofWidth width: Double) -> Double {
    settings.widthsMeanScreen ? width / sight.pointLength : PaperScale.points(ofLength: width)
  }

  /// Where what is drawn is drawn again; the first place is its own.
  public var copies: [PaperMap] { settings.symmetry.maps(on: ratio) }

  public func point(_ reading: PaperReading) -> PaperPoint {
    PaperPoint(reading.position, on: ratio)
  }

  // MARK: Edits

  /// Makes an edit as soon as nothing else is under way; ink that it moves, and lines that follow, keep their gaps.
  ///
  /// - Parameter then: called, perhaps later, with whether it changed anything.
  public func perform(_ edit: PaintingEdit, then: @escaping (Bool) -> Void = { _ in }) {
    session.whenReady { [weak self] in
      guard let self else { return then(false) }
      let edit = index.keepingGaps(in: edit)
      var lines = FollowingLines(of: painting, before: edit, in: index)
      session.perform(lines?.following(edit) ?? edit, then: then)
    }
  }

  /// Makes an edit that costs something to work out.
  ///
  /// - Parameters:
  ///   - cost: about how many points it touches.
  ///   - edit: called on any thread.
  func perform(
    costing cost: Int, _ edit: @escaping @Sendable (Painting) -> PaintingEdit,
    then: @escaping (Bool) -> Void
  ) {
    session.whenReady { [session] in
      session.perform(costing: cost, { $0.perform(edit($0)) }, then: then)
    }
  }

  /// A blank painting takes the shape that its paper has on screen.
  public func giveShape() {
    guard case .ofView = painting.shape else { return }
    take(PaperSize(ratio))
  }

  /// A painting that nothing was done to takes another shape, and a size or none.
  public func take(_ paper: PaperSize) {
    session.amend {
      $0.shape = .fixed(paper.ratio)
      $0.paperLength = paper.length
    }
  }
}
