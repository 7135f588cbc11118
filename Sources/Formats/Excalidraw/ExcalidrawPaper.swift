import Base

/// The paper for a scene of Excalidraw: its elements with a margin around them.
struct ExcalidrawPaper {
  let ratio: AspectRatio
  /// In pixels of the scene.
  let longerSide: Double
  /// From pixels of the scene to lengths of the paper's longer side.
  let map: PaperMap

  /// In pixels of the scene.
  private static let margin = 20.0
  private static let usual = PaperBox(
    from: PaperPoint(x: 0, y: 0), to: PaperPoint(x: 800, y: 600))

  init(around elements: [ExcalidrawElement]) {
    var box = PaperBox.empty
    for element in elements where element.kind != nil { box.add(element.box) }
    box = box.isEmpty ? Self.usual : box.grown(by: Self.margin)
    longerSide = max(box.width, box.height)
    // The margins of a very long scene grow until there is a paper for it.
    let least = longerSide * AspectRatio.allowed.lowerBound
    let (width, height) = (max(box.width, least), max(box.height, least))
    ratio = AspectRatio(width / height) ?? .fourToThree
    let scale = 1 / longerSide
    map = PaperMap(
      xx: scale, xy: 0, yx: 0, yy: scale, x0: scale * (width / 2 - box.center.x),
      y0: scale * (height / 2 - box.center.y))
  }

  /// In units of the paper's longer side.
  func length(_ pixels: Double) -> Double { pixels / longerSide }
}

extension ExcalidrawElement {
  /// Its box before it is turned.
  private var flatBox: PaperBox {
    guard points.isEmpty else {
      return PaperBox(points.lazy.map { $0 + PaperVector(dx: x, dy: y) })
    }
    return PaperBox(from: PaperPoint(x: x, y: y), to: PaperPoint(x: x + width, y: y + height))
  }

  /// Turns it about its centre.
  var turn: PaperMap {
    angle == 0
      ? .identity
      : .rotation(to: PaperAngle.direction(radians: angle), about: flatBox.center)
  }

  /// Around all of it as it is seen, without the width of its line.
  fileprivate var box: PaperBox { angle == 0 ? flatBox : flatBox.mapped(by: turn) }
}
