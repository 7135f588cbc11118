public import Base

/// A list is compared with what is expected of it.
extension ChunkedArray where Element: Equatable {
  public static func == (list: Self, expected: [Element]) -> Bool { list.elementsEqual(expected) }
  public static func != (list: Self, expected: [Element]) -> Bool { !(list == expected) }
}
