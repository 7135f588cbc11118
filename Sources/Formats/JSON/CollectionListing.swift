import FoundationEssentials
import Base
public import Documents

/// Items of the collection for the command line's listing.
public struct CollectionListing: Sendable {
  /// The items in the order of the listing.
  public let items: [CollectionItem]

  /// Lists items in the order given.
  public init(_ items: [CollectionItem]) { self.items = items }

  /// A JSON array with an object per line, in UTF-8.
  public var json: [UInt8] {
    var json = JSONText()
    json.raw("[")
    for (index, item) in items.enumerated() {
      json.raw(index == 0 ? "\n " : ",\n ")
      json.raw("{\"id\": \(item.id), \"kind\": \"\(item.kind.rawValue)\", \"name\": ")
      json.string(item.name)
      json.raw(", \"aspectRatio\": ")
      json.number(item.aspectRatio.value)
      let count =
        switch item.kind {
        case .painting: "strokeCount"
        case .pixels: "frameCount"
        case .life: "population"
        }
      json.raw(", \"\(count)\": \(item.elementCount)")
      json.raw(", \"createdAt\": \"\(Self.text(item.createdAt))\"")
      json.raw(", \"modifiedAt\": \"\(Self.text(item.modifiedAt))\"")
      json.raw(", \"trashed\": \(item.isTrashed)")
      json.tags(item.tags)
      json.raw("}")
    }
    json.raw(items.isEmpty ? "]\n" : "\n]\n")
    return json.bytes
  }

  /// A moment as ISO 8601, UTC, with milliseconds: `2024-02-29T12:34:56.789Z`.
  public static func text(_ time: Timestamp) -> String {
    let seconds = time.milliseconds.quotientAndRemainder(dividingBy: 1000)
    let fraction = seconds.remainder < 0 ? seconds.remainder + 1000 : seconds.remainder
    let whole = seconds.remainder < 0 ? seconds.quotient - 1 : seconds.quotient
    let date = Date(timeIntervalSince1970: Double(whole)).formatted(.iso8601)
    let digits = String(fraction)
    let padded = String(repeating: "0", count: 3 - digits.count) + digits
    return date.dropLast() + "." + padded + "Z"
  }
}
