import Ink

/// The background of a document while it is read.
struct BackgroundFields {
  private(set) var color: InkColor?
  private(set) var unknown = UnknownFields()

  init(from reader: inout JSONReader) throws(InterchangeError) {
    try reader.readObject { (reader, key) throws(InterchangeError) in
      guard key.name == "color" else { return try unknown.keep(key, from: &reader) }
      do throws(InterchangeError) {
        try FieldRule.once(color)
        color = try FieldRule.color(&reader)
      } catch {
        throw error.inside(field: key.name)
      }
    }
  }
}
