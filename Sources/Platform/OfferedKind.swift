/// A kind of content, and what another program calls it.
struct OfferedKind: Equatable {
  let target: UInt
  let type: ClipboardType
}
