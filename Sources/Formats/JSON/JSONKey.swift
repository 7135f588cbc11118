/// A name within an object, and where it stands with its quotes.
struct JSONKey {
  let name: String
  let bytes: Range<Int>
}
