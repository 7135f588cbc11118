// Texts about several selected documents of the collection.
extension Texts {
  public func chosen(_ count: Int) -> String {
    translate("One selected", "{count} selected", count: count)
  }
  public var chooseAll: String { translate("Select all") }
  public var chooseNone: String { translate("Deselect") }
  public func duplicating(_ count: Int, _ percent: Int) -> String {
    translate(
      "Duplicating one painting: {percent} %", "Duplicating {count} paintings: {percent} %",
      count: count, ["percent": percent])
  }
  public var duplicatingCancelled: String {
    translate("Duplicating was cancelled; no copy was kept.")
  }
  public func notDuplicated(_ name: String, _ reason: any MessagePart) -> String {
    translate(
      "Nothing was duplicated: “{name}”: {reason}", ["name": name, "reason": reason])
  }

  // Thumbnails
  public var largerThumbnails: String { translate("Larger pictures") }
  public var smallerThumbnails: String { translate("Smaller pictures") }
  public var usualThumbnails: String { translate("Normal pictures") }
  public var thumbnailSizes: String { translate("Larger and smaller pictures") }
}
