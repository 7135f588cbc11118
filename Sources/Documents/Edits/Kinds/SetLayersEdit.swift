import Base

/// Replaces or reorders the layers along with their elements. The elements of removed layers are removed.
struct SetLayersEdit: EditForm {
  let layers: [Layer]

  static var names: [String: Int64] { ["set_layers": 11, "set_blended_layers": 23] }
  var name: String { isBlended ? "set_blended_layers" : "set_layers" }
  private var isBlended: Bool { layers.contains { $0.blending != .normal } }
  static var scope: EditScope { [.elements, .layers] }

  func write(to writer: inout some ValueWriter, fileNumber: ([UInt8]) -> Int64) {
    writer.appendVariable(UInt64(layers.count))
    for layer in layers {
      writer.append(layer)
      if isBlended { writer.append(layer.blending.rawValue) }
    }
  }

  static func read(
    _ name: String, from reader: inout some ValueReader, _ parts: inout EditParts
  ) throws(UnreadableValue) -> PaintingEdit {
    var layers: [Layer] = []
    for _ in 0..<(try reader.count()) {
      var layer = try reader.layer()
      if name == "set_blended_layers" { layer.blending = try reader.word(Blending.self) }
      layers.append(layer)
    }
    guard !layers.isEmpty, Set(layers.map(\.id)).count == layers.count else {
      throw UnreadableValue()
    }
    return .setLayers(layers)
  }

  func splices(
    of elements: ChunkedArray<PaintingElement>, in old: [Layer], on paper: AspectRatio
  ) -> [Splice<PaintingElement>] {
    let order = LayerOrder(layers)
    return elements.difference(to: order.sorted(elements.filter { order.has($0.layer) }))
  }

  func cost(in painting: Painting) -> Int {
    Painting.cost(of: painting.splices(of: .setLayers(layers)), in: painting.elements)
  }

  var displacement: Displacement? { nil }
  func successors(of id: ElementID?) -> [PaintingElement]? { nil }

  func layers(after old: [Layer]) -> [Layer] { layers.isEmpty ? old : layers }

  var newLayers: [Layer] { layers }
}

extension Layer {
  /// The bits of its switches, as they are stored.
  public var flags: UInt8 { (isHidden ? 1 : 0) | (isLocked ? 2 : 0) | (isReference ? 4 : 0) }
}

extension ValueWriter {
  /// Without its blending.
  mutating func append(_ layer: Layer) {
    appendVariable(UInt64(layer.id.number))
    append(layer.name)
    append(layer.flags)
    append(layer.opacity)
    append(layer.unknownFields)
  }
}

extension ValueReader {
  mutating func layer() throws(UnreadableValue) -> Layer {
    let (id, name) = (Layer.ID(try id()), try text())
    let (flags, opacity) = (try number(UInt8.self), try double())
    guard flags < 8, (0...1).contains(opacity) else { throw UnreadableValue() }
    var layer = Layer(
      id: id, name: name, isHidden: flags & 1 != 0, isLocked: flags & 2 != 0, opacity: opacity,
      unknownFields: try text())
    layer.isReference = flags & 4 != 0
    return layer
  }
}
