import Documents
import Platform
import SingleInstance
import Windows

// What the desktop asks of the program over the bus.
extension Application {
  /// Can be found on the bus from now on.
  func serveDesktop() {
    let object = ApplicationObject(ApplicationID.name, on: services.bus)
    object.asked = { [weak self] in self?.receive($0, startupID: $1) }
    object.begin()
    desktopObject = object
  }

  private func receive(_ request: ApplicationRequest, startupID: String?) {
    let request: NeighbourRequest =
      switch request {
      case .activate: .open(files: [])
      case .open(let files): .open(files: files)
      case .action(let name): Self.request(ofAction: name)
      }
    receive(request, startupID: startupID)
  }

  /// The actions of the entry in the menu; another one shows the collection.
  private static func request(ofAction name: String) -> NeighbourRequest {
    switch name {
    case "new-painting": .new(kind: ItemKind.painting.rawValue)
    case "new-pixel-art": .new(kind: ItemKind.pixels.rawValue)
    case "new-board": .new(kind: ItemKind.life.rawValue)
    default: .open(files: [])
    }
  }
}
