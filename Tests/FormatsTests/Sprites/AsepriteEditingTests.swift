import Base
import Documents
import Formats
import TestSupport
import Testing

@Suite("An edit of a sprite that was imported from Aseprite")
struct AsepriteEditingTests {
  private static let corpus = AsepriteCorpus(depth: .indexed).file

  /// The places at which files differ, each as its frame and the kind of its chunk, with the layer of a cel.
  private static func differences(_ old: AsepriteFile, _ new: AsepriteFile) -> Set<String> {
    var places: Set<String> = []
    if old.header != new.header { places.insert("header") }
    if old.frames.count != new.frames.count { places.insert("frames") }
    for (frame, (old, new)) in zip(old.frames, new.frames).enumerated() {
      if old.milliseconds != new.milliseconds { places.insert("duration \(frame)") }
      for change in new.chunks.difference(from: old.chunks) {
        switch change {
        case .insert(_, let chunk, _), .remove(_, let chunk, _): places.insert(name(chunk, frame))
        }
      }
    }
    return places
  }

  private static func name(_ chunk: AsepriteChunk, _ frame: Int) -> String {
    switch chunk {
    case .cel(let cel): "cel \(cel.layer) \(frame)"
    case .layer(let layer): "layer \(layer.name)"
    case .palette: "palette"
    case .tags: "tags"
    case .userData: "notes \(frame)"
    case .slice(let slice): "slice \(slice.name)"
    case .tileset(let tileset): "tileset \(tileset.id)"
    default: "other"
    }
  }

  /// An edit, and the places at which the file may differ after it.
  private static func edit(
    _ picture: inout Sprite, _ random: inout SeededRandom
  ) -> Set<String> {
    // The index of a layer in the file; groups come before their layers there.
    let file = Int.random(in: AsepriteCorpus.blended, using: &random)
    let layer = picture.layers.first { $0.name == "Blend \(file - 2)" }!
    let frame = Int.random(in: 0..<3, using: &random)
    let frames = picture.linkedFrames(of: CelAddress(frame: frame, layer: layer.id))
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1, 2:
      let place = CellPosition(
        x: Int.random(in: 0..<10, using: &random), y: Int.random(in: 0..<8, using: &random))
      let cell = CellGrid.Cell.random(in: 4..<20, using: &random)
      picture.change(CelAddress(frame: frame, layer: layer.id)) { $0.set(cell, at: place) }
      // What is linked has only its corner.
      return Set(frames.map { "cel \(file) \($0)" })
    case 3:
      picture.changeLayer(layer.id) { $0.sheet.name = "renamed" }
      return ["layer Blend \(file - 2)", "layer renamed"]
    case 4:
      picture.changeLayer(layer.id) {
        $0.sheet.isHidden.toggle()
        $0.blendMode = .divide
      }
      return ["layer Blend \(file - 2)"]
    case 5:
      let top = picture.layers[picture.layers.count - 1].id
      let new = picture.addLayer(over: top)!
      picture.changeLayer(new) { $0.sheet.name = "new" }
      return ["layer new"]
    case 6:
      picture.removeFrame(2)
      return ["frames", "tags", "notes 0", "slice Button"]
    case 7:
      var sections = picture.sections
      sections[1].name = "renamed"
      picture.setSections(sections)
      return ["tags"]
    case 8:
      picture.setMilliseconds(77, frame: frame)
      return ["duration \(frame)"]
    case 9:
      picture.palette[Int.random(in: 4..<20, using: &random)] = InkColor(rgb: 0x010203)
      return ["palette"]
    case 10:
      picture.slices[0].keys[0].bounds.x += 2
      return ["slice Button"]
    default:
      picture.changeDetails(of: CelAddress(frame: 0, layer: picture.layers[0].id)) {
        $0.userData.text = "new"
      }
      return ["notes 0"]
    }
  }

  @Test func `changes nothing in the file but what it changed, a hundred times`() throws {
    let start = try AsepriteKeepingTests.picture(Self.corpus.bytes())
    for seed in 0..<100 {
      var random = SeededRandom(seed: UInt64(seed))
      var picture = start
      let allowed = Self.edit(&picture, &random)
      let new = try AsepriteFile(AsepriteKeepingTests.bytes(picture))
      let places = Self.differences(Self.corpus, new)
      #expect(places.isSubset(of: allowed), "seed \(seed): \(places) is not in \(allowed)")
      #expect(picture == start || !places.isEmpty, "seed \(seed)")
    }
  }
}
