import Base
public import Documents
import Texts

// The path being drawn with the pen, which lasts across the gestures of its nodes.
extension ToolContext {
  /// Whether a path is being drawn.
  public var hasOpenPath: Bool { openPath != nil }

  /// The nodes of the path being drawn, without the one at the pointer.
  public var penNodes: [PathNode] { openPath?.nodes ?? [] }

  /// Ends the path being drawn and adds it to the painting, unless it has a single node.
  public func finishPath(isClosed: Bool = false) {
    guard let openPath else { return }
    guard let path = openPath.finished(isClosed: isClosed) else { return dropPath() }
    forgetPath()
    let element = element(along: path, in: openPath.layer)
    let copies = element.copies(by: copies, on: ratio)
    guard copies.contains(where: { $0.touchesPaper(ratio) }),
      session.isInGesture || session.beginGesture()
    else { return session.cancel() }
    giveShape()
    session.update(to: .add(copies))
    session.commit()
    drawn.post(element)
  }

  /// Removes the last node of the path being drawn, or the path with its only one.
  public func takeNodeBack() {
    guard let loose = openPath?.loose ?? openPath?.nodes.last?.point else { return }
    guard openPath?.takeBack() == true else { return dropPath() }
    openPath?.loose = loose
    showPath()
  }

  /// Discards the path being drawn.
  public func dropPath() {
    guard openPath != nil else { return }
    forgetPath()
    session.cancel()
  }

  private func forgetPath() {
    openPath = nil
    hint = nil
    pressTarget = .nothing
    snapMarks = []
    nodesChanged.post(())
  }

  /// Shows the open path up to the pointer, drawn with the current brush.
  public func showPath() {
    guard let openPath, let path = openPath.path,
      session.isInGesture || session.beginGesture()
    else { return }
    var element = element(along: path, in: openPath.layer)
    element.style.heads = .none
    element.style.hand.taper = .none
    session.update(to: .add(element.copies(by: copies, on: ratio)))
    nodesChanged.post(())
  }

  private func element(along path: NodePath, in layer: Layer.ID) -> PaintingElement {
    var style = brush.style
    style.hand = style.hand.ofShapes
    if path.isClosed { style.heads = .none }
    var element = PaintingElement(
      layer: layer, .path(path, path.nodeSamples(on: ratio)),
      width: width(ofPoints: brush.widthInPoints), style: style)
    element.grain = display.pointLength
    return element.inked(by: brush.inks, on: ratio)
  }

  // MARK: Lines between clicks

  /// Whether a polygon or a path is being drawn.
  public var hasOpenLine: Bool { hasOpenPolygon || hasOpenPath }

  /// Ends the polygon or the path being drawn.
  public func finishOpenLine() {
    finishPolygon()
    finishPath()
  }

  /// Removes the last point of the polygon or the path being drawn.
  public func takePointBack() { if hasOpenPath { takeNodeBack() } else { takeCornerBack() } }

  /// Discards the polygon or the path being drawn.
  public func dropOpenLine() {
    dropPolygon()
    dropPath()
  }

  /// Shows the polygon or the path being drawn, with the current brush.
  public func showOpenLine() {
    showPolygon()
    showPath()
  }
}
