import Base
import Documents

extension Stroke {
  /// Returns the drops of a spattering brush, as segments of zero length.
  func drops(along samples: [Sample], on paper: AspectRatio) -> [InkSegment] {
    let spatter = Spatter(style.kind, width: Float(PaperScale.points(ofLength: width)))
    func segment(_ number: Int, _ place: PaperPoint, _ radius: Double) -> InkSegment {
      let drop = spatter.drop(number)
      let center = PaperPoint(
        x: place.x + Double(drop.dx) * radius, y: place.y + Double(drop.dy) * radius)
      let size = Double(drop.radius) * radius
      return InkSegment(start: center, end: center, startRadius: size, endRadius: size)
    }
    let places = samples.map { PaperPoint($0.position, on: paper) }
    guard let first = samples.first, let start = places.first else { return [] }
    if places.allSatisfy({ $0 == start }) {
      return spatter.click.map { segment($0, start, inkRadius(at: first)) }
    }
    var drops: [InkSegment] = []
    var (way, distance) = (style.kind.start, Float(style.kind.start))
    for index in samples.indices.dropLast() {
      let (from, to) = (places[index], places[index + 1])
      way += PaperScale.points(ofLength: (to - from).length)
      let end = Float(way)
      let (thick, thin) = (inkRadius(at: samples[index]), inkRadius(at: samples[index + 1]))
      for number in spatter.numbers(from: distance, to: end) {
        let part = Double((spatter.distance(of: number) - distance) / (end - distance))
        drops.append(segment(number, from.point(part, towards: to), thick + (thin - thick) * part))
      }
      distance = end
    }
    return drops
  }
}
