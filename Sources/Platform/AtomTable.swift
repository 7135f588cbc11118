internal import CX11

/// The server's numbers of our atoms, fetched in one round trip.
struct AtomTable {
  private let numbers: [Atom: UInt]
  private let atoms: [UInt: Atom]

  init(connection: OpaquePointer) {
    let atoms = Atom.allCases
    let found = Self.numbers(of: atoms.map(\.rawValue), connection: connection)
    numbers = Dictionary(uniqueKeysWithValues: zip(atoms, found))
    self.atoms = Dictionary(zip(found, atoms)) { first, _ in first }
  }

  subscript(_ atom: Atom) -> UInt { numbers[atom] ?? 0 }

  /// Returns the atom with a server's number; nil if it isn't one of `Atom`.
  func atom(_ number: UInt) -> Atom? { number == 0 ? nil : atoms[number] }

  /// The server's numbers of any names, in one round trip.
  static func numbers(of names: [String], connection: OpaquePointer) -> [UInt] {
    guard !names.isEmpty else { return [] }
    var copies: [UnsafeMutablePointer<CChar>?] = names.map { name in
      let text = name.utf8CString
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: text.count)
      for (index, byte) in text.enumerated() { copy[index] = byte }
      return copy
    }
    defer { for copy in copies { copy?.deallocate() } }
    var found = [UInt](repeating: 0, count: names.count)
    XInternAtoms(connection, &copies, Int32(copies.count), 0, &found)
    return found
  }

  /// The names of some numbers; nil for unknown ones.
  ///
  /// Takes a round trip each, since Xlib drops all of them for an invalid one.
  static func names(of numbers: [UInt], connection: OpaquePointer) -> [String?] {
    numbers.map { number in
      guard let name = XGetAtomName(connection, number) else { return nil }
      defer { XFree(name) }
      return String(cString: name)
    }
  }
}
