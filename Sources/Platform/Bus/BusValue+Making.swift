internal import Base

nonisolated extension BusValue {
  /// A dictionary from names to values of any type, as used for the optional arguments of most methods; sorted by name.
  public static func options(_ values: [String: BusValue]) -> BusValue {
    .array(
      of: "{sv}",
      values.sorted { $0.key < $1.key }.map { .entry(.string($0.key), .variant($0.value)) })
  }

  /// An array of texts.
  public static func strings(_ texts: [String]) -> BusValue {
    .array(of: "s", texts.map { .string($0) })
  }

  /// A file system path as null-terminated bytes, since it need not be UTF-8.
  public static func filePath(_ path: String) -> BusValue {
    .array(of: "y", (path.fileNameBytes + [0]).map { .byte($0) })
  }
}
