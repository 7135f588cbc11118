import Documents
import Platform
import SingleInstance
import Windows

// Requests from the desktop over the bus.
extension Application {
  /// Starts serving requests on the bus.
  func serveDesktop() {
    let object = ApplicationObject(ApplicationID.name, on: services.bus)
    object.asked = { [weak self] in self?.receive($0, startupID: $1) }
    object.publish()
    desktopObject = object
  }

  private func receive(_ request: ApplicationRequest, startupID: String?) {
    let request: InstanceRequest =
      switch request {
      case .activate: .open(files: [])
      case .open(let files): .open(files: files)
      case .action(let name): Self.request(ofAction: name)
      }
    receive(request, startupID: startupID)
  }

  /// Returns the request for an action of the desktop entry; unknown ones show the collection.
  private static func request(ofAction name: String) -> InstanceRequest {
    switch name {
    case "new-painting": .new(kind: ItemKind.painting.rawValue)
    case "new-pixel-art": .new(kind: ItemKind.pixels.rawValue)
    case "new-board": .new(kind: ItemKind.life.rawValue)
    default: .open(files: [])
    }
  }
}
