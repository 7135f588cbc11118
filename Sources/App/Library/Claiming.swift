import Dispatch
import Glibc
import SingleInstance
import Storage
import Synchronization

/// Opens the library on another thread, unless the program that shows it already takes the request.
final class Claiming: Sendable {
  private let group = DispatchGroup()
  private let result = Mutex<Result<Library?, any Error>>(.success(nil))

  /// How long a program is asked that has the library and does not answer, and how long to wait between two times.
  nonisolated private static let patience = Duration.seconds(5)
  nonisolated private static let requestInterval: useconds_t = 100_000

  /// - Parameters:
  ///   - request: for who has the library.
  ///   - startupID: the launcher's name for this start, for who has the library.
  ///   - environment: where the place of its socket is looked up.
  init(
    _ path: String, request: NeighbourRequest, startupID: String?, environment: [String: String]
  ) {
    DispatchQueue(label: "filbert.claiming", qos: .userInteractive).async(group: group) { [self] in
      let claimed = Result {
        try Self.claim(path, request: request, startupID: startupID, environment: environment)
      }
      result.withLock { $0 = claimed }
    }
  }

  /// Waits for the library.
  ///
  /// - Returns: nil where another program took the request.
  func library() throws -> Library? {
    group.wait()
    return try result.withLock { $0 }.get()
  }

  nonisolated private static func claim(
    _ path: String, request: NeighbourRequest, startupID: String?, environment: [String: String]
  ) throws -> Library? {
    let deadline = ContinuousClock.now + patience
    while true {
      if NeighbourClient.send(
        request, startupID: startupID, libraryPath: path, environment: environment)
      {
        return nil
      }
      do {
        return try Library.open(at: path, for: .showing)
      } catch let error as LibraryError {
        // It may have begun in the same moment, and not listen yet.
        guard case .shownElsewhere = error, ContinuousClock.now < deadline else { throw error }
        usleep(requestInterval)
      }
    }
  }
}
