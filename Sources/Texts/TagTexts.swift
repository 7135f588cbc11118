/// Texts about the tags of the collection.
public struct TagTexts: Sendable {
  let translate: Translator

  public var tags: String { translate("Tags") }
  public var tagsEllipsis: String { translate("Tags…") }
  public var commandTip: String { translate("Add or remove tags") }
  /// The chip that clears the selection of tags.
  public var all: String { translate("All", context: "tags") }
  public var tip: String {
    translate(
      "Show only documents with this tag; Ctrl+click to choose several tags")
  }
  public func more(_ count: Int) -> String {
    translate("One more tag", "{count} more tags", count: count)
  }
  /// The same for narrow places.
  public func plus(_ count: Int) -> String { translate("+{count}", ["count": count]) }
  /// The number of documents with a tag.
  public func count(_ count: Int) -> String { translate.numbers.shown("\(count)") }
  public func counted(_ name: String, _ count: Int) -> String {
    translate("{name} ({count})", ["name": name, "count": count])
  }
  public var nothingFound: String { translate("Nothing here has all these tags") }
  public var nothingFoundMessage: String {
    translate("Choose fewer tags, or press Esc to see all.")
  }

  // The form
  public func of(_ name: String) -> String { translate("Tags of “{name}”", ["name": name]) }
  public func ofMany(_ count: Int) -> String {
    translate("Tags of one painting", "Tags of {count} paintings", count: count)
  }
  public var new: String { translate("New tag") }
  public var none: String { translate("No tags yet.") }
  public var commaMessage: String { translate("Separate tags with commas.") }
  public func tooLong(_ most: Int) -> String {
    translate("A tag can have at most {count} characters.", ["count": most])
  }
  public var apply: String { translate("Apply") }

  // Results
  public func changed(_ count: Int) -> String {
    translate(
      "The tags of one painting were changed.", "The tags of {count} paintings were changed.",
      count: count)
  }
}
