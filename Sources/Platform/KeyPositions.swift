internal import CX11
internal import Base

/// The characters of the US keyboard by key position, which XKB names `AD01` etc. independently of keycodes.
struct KeyPositions {
  private let characters: [UInt32: Character]

  private static let rows: [(name: String, first: Int, keys: String)] = [
    ("AE", 1, "1234567890-="), ("AD", 1, "qwertyuiop[]"), ("AC", 1, "asdfghjkl;'"),
    ("AB", 1, "zxcvbnm,./"),
  ]
  private static let others: [String: Character] = ["TLDE": "`", "BKSL": "\\", "LSGT": "<"]

  init(connection: OpaquePointer) {
    var places = Self.others
    for row in Self.rows {
      for (offset, character) in row.keys.enumerated() {
        let number = row.first + offset
        places[row.name + (number < 10 ? "0" : "") + String(number)] = character
      }
    }
    var found: [UInt32: Character] = [:]
    if let description = XkbGetMap(connection, 0, UInt32(XkbUseCoreKbd)) {
      defer { XkbFreeKeyboard(description, 0, 1) }
      if XkbGetNames(connection, UInt32(XkbKeyNamesMask), description) == Success,
        let names = description.pointee.names?.pointee.keys
      {
        let range = description.pointee.min_key_code...description.pointee.max_key_code
        for keycode in range {
          let name = withUnsafeBytes(of: names[Int(keycode)].name) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
          }
          found[UInt32(keycode)] = places[name]
        }
      }
    }
    characters = found
  }

  func key(of keycode: UInt32) -> Key? { characters[keycode].map { .character($0) } }
}
