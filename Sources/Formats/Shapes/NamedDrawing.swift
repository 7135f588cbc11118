public import Base
public import Documents

/// A drawing of the user's own under a name, to be put on the paper again: a shape of their own.
public struct NamedDrawing: Equatable, Sendable {
  /// One line, not empty.
  public let name: String
  /// The painting in the interchange format, as one line.
  public let text: String

  /// The size limit of a drawing, in bytes.
  public static let mostBytes = 1 << 20

  /// Keeps elements on a paper of a shape; without a visible character in the name, or too large, nil.
  public init?(_ name: String, _ elements: [PaintingElement], on paper: AspectRatio) {
    guard !elements.isEmpty else { return nil }
    let elements = elements.map { element in
      var element = element
      (element.layer, element.isLocked) = (.first, false)
      return element
    }
    var painting = Painting(shape: .fixed(paper))
    // With ids and groups of its own.
    painting.perform(.add(elements))
    let json = PaintingDocument(painting: painting).json
    self.init(name, text: String(decoding: json, as: UTF8.self))
  }

  /// Reads what `text` returned; nil for another text, which isn't a painting.
  public init?(stored text: String, named name: String) {
    self.init(name, text: text)
    guard painting != nil else { return nil }
  }

  private init?(_ name: String, text: String) {
    guard text.utf8.count <= Self.mostBytes, let name = NamedBrush(name, Brush())?.name else {
      return nil
    }
    // Line breaks within strings are escaped.
    (self.name, self.text) = (name, text.split { $0.isNewline }.joined(separator: " "))
  }

  /// The painting with the elements, on a paper of its own; nil if it can't be read.
  public var painting: Painting? {
    (try? PaintingDocument(json: Array(text.utf8)))?.painting
  }
}

/// Drawings of the user's own as a file: a painting in the interchange format, with a layer for each of them.
public enum DrawingShelf {
  /// The most drawings in a file.
  public static let mostDrawings = 1000

  /// Encodes drawings, on a paper of four to three.
  public static func bytes(of drawings: [NamedDrawing], named name: String) -> [UInt8] {
    let paper = AspectRatio.fourToThree
    let layers = drawings.prefix(mostDrawings).enumerated().map { index, drawing in
      Layer(id: Layer.ID(UInt32(clamping: index + 1)), name: drawing.name)
    }
    var painting = Painting(shape: .fixed(paper), layers: layers, baseElements: [])
    for (drawing, layer) in zip(drawings, layers) {
      guard let own = drawing.painting else { continue }
      painting.perform(
        .add(
          own.elements.map { element in
            var element = element.carried(from: own.aspectRatio, to: paper)
            element.layer = layer.id
            return element
          }))
    }
    return PaintingDocument(name: name, painting: painting).json
  }

  /// Returns the drawings of a painting: each of its layers with elements, under the layer's name.
  ///
  /// - Parameter name: of the painting, for layers without one.
  public static func drawings(of painting: Painting, named name: String) -> [NamedDrawing] {
    painting.layers.prefix(mostDrawings).compactMap { layer in
      let elements = painting.elements.filter { $0.layer == layer.id }
      return NamedDrawing(
        layer.name.isEmpty ? name : layer.name, Array(elements), on: painting.aspectRatio)
    }
  }
}
