import Base
import Dispatch
import Glibc
import Synchronization

/// Makes this program the one that shows a library and receives the requests of later ones.
///
/// Requests are read on a private queue, and acknowledged once handed to the main queue. Only the program that has
/// opened the library for showing may serve it.
public final class LibraryServer: Sendable {
  private let stopDescriptor: Int32
  private let isStopped = Mutex(false)
  private let ended = DispatchGroup()

  /// Starts serving, replacing any previous server.
  ///
  /// - Parameter receive: called on the main queue, one request at a time, with the startup ID of the launcher that it
  ///   came with.
  /// - Throws: `LibraryServerError` if the socket can't be created.
  public static func start(
    libraryPath: String, environment: [String: String],
    receive: @escaping @MainActor @Sendable (InstanceRequest, _ startupID: String?) -> Void
  ) throws(LibraryServerError) -> LibraryServer {
    guard let socketPlace = LibrarySocket(libraryPath: libraryPath, environment: environment) else {
      throw .noFolder
    }
    do throws(SystemError) {
      let listener = try listen(at: socketPlace)
      var stop: [Int32] = [-1, -1]
      guard pipe(&stop) == 0 else {
        let error = SystemError.last
        close(listener)
        throw error
      }
      for descriptor in stop { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
      return LibraryServer(
        ServerLoop(listener: listener, stop: stop[0], receive: receive), stop: stop[1],
        socketPath: socketPlace.path)
    } catch {
      throw .system(error)
    }
  }

  private init(_ loop: ServerLoop, stop: Int32, socketPath: String) {
    stopDescriptor = stop
    DispatchQueue(label: "filbert.instance").async(group: ended) {
      var loop = loop
      loop.run()
      close(loop.stop)
      unlink(socketPath)
    }
  }

  deinit { stop() }

  /// Stops listening; another program may serve the library on return.
  public func stop() {
    let isFirst = isStopped.withLock { isStopped in
      defer { isStopped = true }
      return !isStopped
    }
    if isFirst { close(stopDescriptor) }
    ended.wait()
  }

  /// Only called by the holder of the library: any existing socket is stale.
  private static func listen(at place: LibrarySocket) throws(SystemError) -> Int32 {
    let listener = socket(
      AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    guard listener >= 0 else { throw .last }
    unlink(place.path)
    guard place.withAddress({ bind(listener, $0, $1) }) == 0, chmod(place.path, 0o600) == 0,
      Glibc.listen(listener, 16) == 0
    else {
      let error = SystemError.last
      close(listener)
      throw error
    }
    return listener
  }
}
