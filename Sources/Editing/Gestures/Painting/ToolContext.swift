public import Base
public import Documents
public import Texts

/// The environment of the tools of one painting.
@MainActor public final class ToolContext {
  /// The session of the painting.
  public let session: Session<Painting>
  /// The selected elements.
  public let selection: ElementSelection
  /// The view, as far as tools ask it for facts.
  public let display: any PaperDisplay
  /// The texts of hints and messages.
  public let texts: Texts
  let work: any LongWork
  /// With the style of the tool in use.
  public var brush = Brush()
  /// The settings of the tools.
  public var settings = ToolSettings()
  /// The hint shown next to the pointer during a gesture.
  public var hint: String? { didSet { if hint != oldValue { hinted.post(hint) } } }
  /// Posts the hint whenever it changes; nil for none.
  public let hinted = Signal<String?>()
  /// The effect of a press at the pointer, if it depends on the position.
  public var pressTarget = PressTarget.nothing {
    didSet { if pressTarget != oldValue { pressTargetChanged.post(pressTarget) } }
  }
  /// Posts `pressTarget` whenever it changes.
  public let pressTargetChanged = Signal<PressTarget>()
  /// The index of the stop of the selected element's gradient that has the brush's colour; nil for none.
  public var gradientStop: Int? {
    didSet { if gradientStop != oldValue { gradientStopChosen.post(()) } }
  }
  /// Posted when `gradientStop` changes.
  public let gradientStopChosen = Signal<Void>()
  /// Posts the progress of the line being drawn.
  public let lineChanged = Signal<LineProgress>()
  /// Posted when a gesture changes the symmetry.
  public let symmetryChosen = Signal<Symmetry>()
  /// Posted when a drawn element was added to the painting.
  public let drawn = Signal<PaintingElement>()
  /// Posted when a colour was picked from the paper; `isFinal` once the button is up.
  public let picked = Signal<(color: InkColor, isFinal: Bool)>()
  /// Posted to start editing a text.
  public let textRequested = Signal<TextRequest>()
  /// Posts a message to the user.
  public let said = Signal<String>()
  /// Posted when another layer becomes current, or the current one changes.
  public let layerChanged = Signal<Void>()
  /// The chosen layer and its last known index.
  var chosenLayer: (id: Layer.ID, index: Int) = (.first, 0)
  /// The marks of the lines that the drawn or moved elements snap to.
  public var snapMarks: [SnapMark] = [] {
    didSet { if snapMarks != oldValue { snapped.post(snapMarks) } }
  }
  /// Posts `snapMarks` whenever they change.
  public let snapped = Signal<[SnapMark]>()
  /// The outlines of the elements that a line's ends would attach to: closed polygons.
  public var heldOutlines: [[PaperPoint]] = [] {
    didSet { if heldOutlines != oldValue { outlinesHeld.post(heldOutlines) } }
  }
  /// Posts `heldOutlines` whenever they change.
  public let outlinesHeld = Signal<[[PaperPoint]]>()
  /// Posted when guides were dragged.
  public let guidesChosen = Signal<[Guide]>()
  /// Posted to ask for the position of a guide: its index among those in `ToolSettings.aids`.
  public let guideRequested = Signal<Int>()
  /// The polygon being drawn.
  var polygon: OpenPolygon?
  /// The path being drawn with the pen.
  var openPath: OpenPath?
  /// The nodes of the selected element, and the selected ones.
  var nodeState = NodeState()
  /// Posted when other nodes are shown or selected.
  public let nodesChanged = Signal<Void>()
  /// Posted to show the nodes of an element with their tool.
  public let nodesRequested = Signal<ElementID>()
  /// The cache of `drawingLines`, valid until the painting changes.
  var keptLines: DrawingLines?
  private let indexed: IndexedElements
  /// A cache of the typographic boxes of recent texts.
  var typeBoxes: [TextBlock: AlignmentBox] = [:]
  /// Moves the selection while arrow keys are held.
  let heldSteps: HeldSteps<Painting, [ElementID]>
  /// The copies that were dragged or repeated last, and their offset from the originals.
  var lastCopies: (ids: [ElementID], way: PaperVector)?
  /// Moves the selected nodes while arrow keys are held.
  let heldNodeSteps: HeldSteps<Painting, ElementNodes>

  /// The target of a press at the pointer.
  public enum PressTarget: Equatable, Sendable {
    case nothing, element, text
    /// An end of a line.
    case end
    case guide(SnapDirection)
    /// - Parameter axis: the frame's own x axis.
    case handle(SelectionHandle, axis: PaperVector)
  }

  /// - Parameters:
  ///   - indexed: the elements of the session's painting.
  ///   - work: runs long operations.
  public init(
    _ session: Session<Painting>, indexed: IndexedElements, display: any PaperDisplay,
    work: any LongWork, texts: Texts
  ) {
    self.session = session
    self.indexed = indexed
    self.display = display
    self.work = work
    self.texts = texts
    selection = ElementSelection(of: session, indexed: indexed)
    heldSteps = HeldSteps(of: session)
    heldNodeSteps = HeldSteps(of: session)
    let first = session.document.layerToDrawOn
    chosenLayer = (first.id, session.document.layers.firstIndex(of: first) ?? 0)
    session.changed.listen(self) { [unowned self] event in
      switch event {
      case .seen(let change), .performed(_, _, let change), .moved(_, _, let change):
        indexed.update(after: change, to: self.session.document)
      case .opened, .selected, .changedUnrecorded, .busy: break
      }
      switch event {
      case .seen(.drafted), .selected, .busy: break
      case .opened, .changedUnrecorded, .seen, .performed, .moved: keptLines = nil
      }
      switch event {
      case .seen(.drafted), .busy: break
      case .opened, .selected, .changedUnrecorded, .seen, .performed, .moved:
        nodeState.kept = nil
      }
      switch event {
      case .opened, .selected, .performed, .moved: selection.updateIndices()
      case .seen, .changedUnrecorded, .busy: break
      }
      switch event {
      case .opened:
        choose(self.session.document.layerToDrawOn.id)
      case .performed(_, _, .layered), .moved(_, _, .layered), .seen(.turned):
        choose(layer.id)
      case .performed, .moved, .seen, .selected, .changedUnrecorded, .busy: break
      }
    }
  }

  /// The committed painting, without the draft.
  public var painting: Painting { session.document }
  /// The shape of the paper, as it is shown.
  public var ratio: AspectRatio { display.aspectRatio }

  /// The elements with their bounding boxes.
  public var index: ElementIndex { indexed.index(of: painting, on: ratio) }

  /// Converts a length on screen to units of the paper's longer side.
  public func length(ofPoints points: Double) -> Double { points * display.pointLength }

  /// Converts a brush width in points to units of the paper's longer side: independent of zoom, or as it is now on
  /// screen if widths refer to the screen.
  public func width(ofPoints points: Double) -> Double {
    settings.widthsMeanScreen ? length(ofPoints: points) : PaperScale.length(ofPoints: points)
  }

  /// The inverse of `width(ofPoints:)`.
  public func points(ofWidth width: Double) -> Double {
    settings.widthsMeanScreen ? width / display.pointLength : PaperScale.points(ofLength: width)
  }

  /// The maps of the symmetry's copies, the identity first.
  public var copies: [PaperMap] { settings.symmetry.maps(on: ratio) }

  public func point(_ reading: PaperReading) -> PaperPoint {
    PaperPoint(reading.position, on: ratio)
  }

  // MARK: Edits

  /// Performs an edit as soon as the session is ready. Moved ink and rerouted lines keep their gaps, and labels stay
  /// in their shapes.
  ///
  /// - Parameter then: called, possibly later, with whether anything changed.
  public func perform(_ edit: PaintingEdit, then: @escaping (Bool) -> Void = { _ in }) {
    session.whenReady { [weak self] in
      guard let self else { return then(false) }
      let edit = index.keepingGaps(in: Labels(of: painting)?.including(edit) ?? edit)
      var followers = followers(before: edit)
      session.perform(followers.following(edit), then: then)
    }
  }

  /// Performs an edit that takes time to compute.
  ///
  /// - Parameters:
  ///   - cost: the approximate number of points involved.
  ///   - edit: called on any thread.
  func perform(
    costing cost: Int, _ edit: @escaping @Sendable (Painting) -> PaintingEdit,
    then: @escaping (Bool) -> Void
  ) {
    session.whenReady { [session] in
      session.perform(costing: cost, { $0.perform(edit($0)) }, then: then)
    }
  }

  /// Gives a blank painting the shape of its paper on screen.
  public func giveShape() {
    guard case .ofView = painting.shape else { return }
    setPaper(PaperSize(ratio))
  }

  /// Changes the shape and the optional size of an untouched painting.
  public func setPaper(_ paper: PaperSize) {
    session.changeUnrecorded {
      $0.shape = .fixed(paper.ratio)
      $0.paperLength = paper.length
    }
  }
}
