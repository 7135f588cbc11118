import Dispatch
import Glibc
import SingleInstance
import Storage
import Synchronization

/// Opens the library on another thread, unless another instance that has it accepts the request.
final class LibraryOpening: Sendable {
  private let group = DispatchGroup()
  private let result = Mutex<Result<Library?, any Error>>(.success(nil))

  /// The time to keep asking an instance that has the library and doesn't answer, and the interval between requests.
  nonisolated private static let patience = Duration.seconds(5)
  nonisolated private static let requestInterval: useconds_t = 100_000

  /// - Parameters:
  ///   - request: the request for an instance that has the library.
  ///   - startupID: the launcher's identifier of this start, for the same instance.
  ///   - environment: determines the place of its socket.
  init(
    _ path: String, request: InstanceRequest, startupID: String?, environment: [String: String]
  ) {
    DispatchQueue(label: "filbert.opening", qos: .userInteractive).async(group: group) { [self] in
      let claimed = Result {
        try Self.claim(path, request: request, startupID: startupID, environment: environment)
      }
      result.withLock { $0 = claimed }
    }
  }

  /// Waits for the library.
  ///
  /// - Returns: nil if another instance accepted the request.
  func library() throws -> Library? {
    group.wait()
    return try result.withLock { $0 }.get()
  }

  nonisolated private static func claim(
    _ path: String, request: InstanceRequest, startupID: String?, environment: [String: String]
  ) throws -> Library? {
    let deadline = ContinuousClock.now + patience
    while true {
      if InstanceClient.send(
        request, startupID: startupID, libraryPath: path, environment: environment)
      {
        return nil
      }
      do {
        return try Library.open(at: path, for: .showing)
      } catch let error as LibraryError {
        // It may have started at the same time, and not be listening yet.
        guard case .shownElsewhere = error, ContinuousClock.now < deadline else { throw error }
        usleep(requestInterval)
      }
    }
  }
}
