import Base
import Documents
import Foundation

/// The members of a JSON object, of which only those with values are written.
struct DetailsText {
  private var members: [String] = []

  /// The object; nil without members.
  var object: String? { members.isEmpty ? nil : "{" + members.joined(separator: ", ") + "}" }

  mutating func add(_ name: String, _ value: String?) {
    if let value { members.append("\"\(name)\": \(value)") }
  }

  // MARK: Values

  static func text(_ text: String) -> String {
    var json = JSONText()
    json.string(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  static func base64(_ bytes: [UInt8]) -> String { text(Data(bytes).base64EncodedString()) }

  static func list(_ elements: [String]) -> String { "[" + elements.joined(separator: ", ") + "]" }

  static func numbers(_ numbers: [Int]) -> String { list(numbers.map { "\($0)" }) }

  static func rect(_ rect: CellRect) -> String {
    numbers([rect.x, rect.y, rect.width, rect.height])
  }

  static func userData(_ data: UserData) -> String? {
    var json = DetailsText()
    json.add("text", data.text.map { text($0) })
    json.add("color", data.color.map { text($0.hex) })
    json.add("properties", data.properties.map { base64($0) })
    return json.object
  }

  // MARK: Details

  static func object(_ details: SpriteDetails) -> String? {
    var json = DetailsText()
    let plain = SpriteDetails()
    if details.colorMode != plain.colorMode {
      json.add("colorMode", text(details.colorMode.rawValue))
    }
    json.add("transparentIndex", details.transparentIndex.map { "\($0)" })
    let names = details.colorNames.sorted { $0.key < $1.key }.map {
      list(["\($0.key)", text($0.value)])
    }
    json.add("colorNames", names.isEmpty ? nil : list(names))
    let strays = details.strayColors.sorted()
    json.add("strayColors", strays.isEmpty ? nil : numbers(strays))
    if details.grid != plain.grid { json.add("grid", rect(details.grid)) }
    if details.pixelRatio != plain.pixelRatio {
      json.add("pixelRatio", numbers([details.pixelRatio.width, details.pixelRatio.height]))
    }
    if details.colorProfile != plain.colorProfile {
      json.add("colorProfile", details.colorProfile.map { profile($0) } ?? "{\"kind\": -1}")
    }
    json.add("groupsBlend", details.groupsBlend ? "true" : nil)
    json.add("userData", userData(details.userData))
    let files = details.externalFiles.map {
      "{\"id\": \($0.id), \"kind\": \($0.kind), \"name\": \(text($0.name))}"
    }
    json.add("externalFiles", files.isEmpty ? nil : list(files))
    let parts = details.unknownParts.map {
      "{\"kind\": \($0.kind), \"bytes\": \(base64($0.bytes))}"
    }
    json.add("unknownParts", parts.isEmpty ? nil : list(parts))
    return json.object
  }

  private static func profile(_ profile: SpriteDetails.ColorProfile) -> String {
    var json = DetailsText()
    json.add("kind", "\(profile.kind)")
    json.add("flags", profile.flags == 0 ? nil : "\(profile.flags)")
    json.add("gamma", profile.gamma == 0 ? nil : "\(profile.gamma)")
    json.add("profile", profile.profile.isEmpty ? nil : base64(profile.profile))
    return json.object ?? "{}"
  }

  static func object(_ details: LayerDetails) -> String? {
    var json = DetailsText()
    json.add("flags", details.flags.map { "\($0)" })
    json.add("id", details.id.isEmpty ? nil : base64(details.id))
    json.add("userData", userData(details.userData))
    return json.object
  }

  static func object(_ details: CelDetails) -> String? {
    var json = DetailsText()
    json.add("bounds", details.bounds.map { rect($0) })
    json.add("opacity", details.opacity == 255 ? nil : "\(details.opacity)")
    json.add("zIndex", details.zIndex == 0 ? nil : "\(details.zIndex)")
    json.add(
      "preciseBounds",
      details.preciseBounds.map { numbers([Int($0.flags)] + $0.bounds.map { Int($0) }) })
    json.add("userData", userData(details.userData))
    json.add(
      "cells",
      details.whole.map { whole in
        let (cells, width) = (whole.allCells, whole.size.width)
        return list(
          (0..<whole.size.height).map { row in
            numbers(cells[row * width..<(row + 1) * width].map { Int($0) })
          })
      })
    json.add("tiles", details.wholeTiles.map { numbers($0.map { Int($0.bits) }) })
    return json.object
  }

  static func object(_ details: TilesetDetails) -> String {
    var json = DetailsText()
    json.add("flags", "\(details.flags)")
    json.add("baseIndex", "\(details.baseIndex)")
    json.add("external", details.external.map { numbers([Int($0.file), Int($0.tileset)]) })
    json.add("userData", userData(details.userData))
    let data = details.tileData.sorted { $0.key < $1.key }.map {
      list(["\($0.key)", userData($0.value) ?? "{}"])
    }
    json.add("tileData", data.isEmpty ? nil : list(data))
    return json.object ?? "{}"
  }

  static func object(_ slice: Slice) -> String {
    var json = DetailsText()
    json.add("name", text(slice.name))
    json.add("userData", userData(slice.userData))
    let keys = slice.keys.map { key in
      var json = DetailsText()
      json.add("frame", "\(key.frame)")
      json.add("bounds", rect(key.bounds))
      json.add("center", key.center.map { rect($0) })
      json.add("pivot", key.pivot.map { numbers([$0.x, $0.y]) })
      return json.object ?? "{}"
    }
    json.add("keys", list(keys))
    return json.object ?? "{}"
  }
}
