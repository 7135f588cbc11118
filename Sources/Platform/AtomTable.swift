internal import CX11

/// The server's numbers for our atoms, fetched in one round trip.
struct AtomTable {
  private let numbers: [Atom: UInt]

  init(connection: OpaquePointer) {
    let atoms = Atom.allCases
    var names: [UnsafeMutablePointer<CChar>?] = atoms.map { atom in
      let text = atom.rawValue.utf8CString
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: text.count)
      for (index, byte) in text.enumerated() { copy[index] = byte }
      return copy
    }
    defer { for name in names { name?.deallocate() } }
    var found = [UInt](repeating: 0, count: atoms.count)
    XInternAtoms(connection, &names, Int32(names.count), 0, &found)
    numbers = Dictionary(uniqueKeysWithValues: zip(atoms, found))
  }

  subscript(_ atom: Atom) -> UInt { numbers[atom] ?? 0 }
}
