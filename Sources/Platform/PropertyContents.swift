/// The contents of a window's property.
struct PropertyContents: Equatable {
  /// The atom that names the type.
  var type: UInt
  /// Empty for items of other than 8 bits.
  var bytes: [UInt8]
  /// Empty for items of other than 32 bits.
  var words: [UInt] = []
  /// Whether it was read completely.
  var isWhole = true
}
