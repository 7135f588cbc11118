import Base
import Canvas
import DocumentWindows
import Documents
import Editing
import Formats
import Texts
import Views
import Widgets
import Windows

/// Shows the user's own shapes in a panel next to the paper: they are dragged out of it, and the selection into it.
final class ShapePanelController {
  /// Posts a shape to be placed, and where; nil for the middle of the visible paper.
  let placed = Signal<(shape: NamedDrawing, place: PaperPoint?)>()
  /// Posts a shape whose menu is wanted, and the point of the scene.
  let menuWanted = Signal<(shape: NamedDrawing, place: ViewPoint)>()
  let panel: ShapePanel
  private let shelf: ShapeShelf
  private let screen: PaintingScreen
  private let context: ToolContext
  private let settings: Settings
  /// Made when they are first seen.
  private var pictures: [String: (shape: NamedDrawing, picture: Surface?)] = [:]
  /// The elements of the shape being dragged, and whether they are shown on the paper.
  private var dragged: (content: CopiedElements, isShown: Bool)?

  init(
    _ shelf: ShapeShelf, screen: PaintingScreen, context: ToolContext, settings: Settings,
    commands: WindowCommands
  ) {
    (self.shelf, self.screen, self.context, self.settings) = (shelf, screen, context, settings)
    panel = ShapePanel(texts: context.texts.shapes, closeName: context.texts.close)
    panel.list.delegate = self
    commands.bind(panel.keepButton, .keepShape)
    commands.bind(panel.closeButton, .ownShapes)
    shelf.changed.listen(self) { [unowned self] in showShapes() }
    showShapes()
  }

  var isOpen: Bool { screen.shapes != nil }

  /// Restores the state of the last painting.
  func openAsRemembered() { if settings[.areShapesOpen] { screen.shapes = panel } }

  func toggle() {
    // Show it again if it is hidden along with the bars.
    if panel.isHidden, isOpen { return panel.isHidden = false }
    panel.isHidden = false
    screen.shapes = isOpen ? nil : panel
    settings[.areShapesOpen] = isOpen
  }

  private func showShapes() {
    panel.list.selection = nil
    panel.list.show(
      shelf.shapes.enumerated().map { ($0, PictureListEntry(name: $1.name)) })
  }

  private func shape(_ number: Int) -> NamedDrawing? {
    shelf.shapes.indices.contains(number) ? shelf.shapes[number] : nil
  }

  /// Whether a release at a point of the scene is a drop on the panel.
  func takesDrop(at point: ViewPoint) -> Bool {
    isOpen && !panel.isHidden && panel.rectInScene(panel.bounds).contains(point)
  }
}

extension ShapePanelController: PictureListDelegate {
  func pictureList(
    _ list: PictureList, pictureOf number: Int, fitting box: PixelSize
  ) -> Surface? {
    guard let shape = shape(number) else { return nil }
    if let kept = pictures[shape.name], kept.shape == shape, kept.picture?.size == box {
      return kept.picture
    }
    let picture = shape.picture(fitting: box)
    pictures[shape.name] = (shape, picture)
    return picture
  }

  func pictureList(_ list: PictureList, chose number: Int) {
    list.selection = nil
    if let shape = shape(number) { placed.post((shape, nil)) }
  }

  func pictureList(_ list: PictureList, dragged number: Int, to point: ViewPoint) {
    if dragged == nil, context.session.canChange, let own = shape(number)?.painting {
      context.selection.clear()
      dragged = (
        CopiedElements(elements: LazyElements(Array(own.elements)), paper: own.aspectRatio), false
      )
    }
    guard let content = dragged?.content else { return }
    guard let place = paperPoint(at: point) else { return hideDragged() }
    let elements = content.elements(on: context.ratio).centered(at: place, on: context.ratio)
    dragged?.isShown = true
    context.session.update(
      to: .add(
        elements.map { element in
          var element = element
          element.layer = context.layer.id
          return element
        }))
  }

  func pictureList(_ list: PictureList, dropped number: Int, at point: ViewPoint) {
    let isDragged = dragged != nil
    pictureListCancelled(list)
    if isDragged, let shape = shape(number), let place = paperPoint(at: point) {
      placed.post((shape, place))
    }
  }

  func pictureListCancelled(_ list: PictureList) {
    list.selection = nil
    hideDragged()
    dragged = nil
  }

  func pictureList(_ list: PictureList, wantsMenuFor number: Int, at point: ViewPoint) {
    if let shape = shape(number) { menuWanted.post((shape, point)) }
  }

  private func hideDragged() {
    guard dragged?.isShown == true else { return }
    dragged?.isShown = false
    context.session.update(to: nil)
  }

  /// Returns the point of the paper at a point of the scene, or nil beside the paper's view.
  private func paperPoint(at point: ViewPoint) -> PaperPoint? {
    let paper = screen.paper
    let place = paper.positionFromScene(point)
    guard paper.bounds.contains(place), !takesDrop(at: point) else { return nil }
    let unit = paper.viewport.unitPoint(
      at: PixelPoint(x: place.x * paper.scale, y: place.y * paper.scale))
    return PaperPoint(unit, on: context.ratio)
  }
}

extension NamedDrawing {
  /// Returns a picture of the drawing on white, as large as fits in the middle; nil if it can't be drawn.
  fileprivate func picture(fitting box: PixelSize) -> Surface? {
    guard let painting,
      let drawn = CopiedElements(
        elements: LazyElements(Array(painting.elements)), paper: painting.aspectRatio
      ).smallPicture(longerSide: max(1, box.longerSide - 8)),
      let surface = try? Surface(size: box, format: .rgb24)
    else { return nil }
    let context = DrawingContext(surface)
    context.setColor(Color(0xFFFFFF))
    context.fill(PixelRect(size: box))
    let (width, height) = (Double(drawn.size.width), Double(drawn.size.height))
    let scale = min(
      1, Double(box.width - 8) / width, Double(box.height - 8) / height)
    context.paint(
      drawn,
      in: ViewRect(
        x: (Double(box.width) - width * scale) / 2, y: (Double(box.height) - height * scale) / 2,
        width: width * scale, height: height * scale))
    return surface
  }
}
