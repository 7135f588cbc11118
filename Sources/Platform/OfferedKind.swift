/// A kind of content with another program's name for it.
struct OfferedKind: Equatable {
  let target: UInt
  let type: ClipboardType
}
