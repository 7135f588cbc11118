import Documents
import Windows

/// A document that was open when the program ended without being asked to, stored as `12 1024x740+40+60`.
struct OpenDocument: Equatable {
  var id: ItemID
  var place: RememberedPlacement

  init(id: ItemID, place: RememberedPlacement) {
    self.id = id
    self.place = place
  }

  /// Returns nil for invalid text.
  init?(text: Substring) {
    guard let space = text.firstIndex(of: " "), let id = ItemID(String(text[..<space])),
      let place = RememberedPlacement(text: String(text[space...].dropFirst()))
    else { return nil }
    self.init(id: id, place: place)
  }

  var text: String { "\(id) \(place.text)" }
}
