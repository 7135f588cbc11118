import Foundation
import Glibc
import Testing

@testable import Library

@Suite("One window program for each library")
struct NeighbourTests {
  let folder: TemporaryFolder
  var environment: [String: String] { ["XDG_RUNTIME_DIR": folder.path] }
  var path: String { folder.file("library.sqlite") }

  init() throws {
    folder = try TemporaryFolder()
    chmod(folder.path, 0o700)
  }

  private func send(_ request: NeighbourRequest) -> Bool {
    NeighbourClient.send(request, libraryPath: path, environment: environment)
  }

  private func start(
    _ receive: @escaping @MainActor @Sendable (NeighbourRequest) -> Void = { _ in }
  ) throws -> LibraryServer? {
    try LibraryServer.start(libraryPath: path, environment: environment, receive: receive)
  }

  @Test("A second start hands its request to the first, in order")
  func secondStart() async throws {
    #expect(!send(.changed), "nobody is there yet")
    let (requests, continuation) = AsyncStream<NeighbourRequest>.makeStream()
    let server = try #require(try start { continuation.yield($0) })
    #expect(try start() == nil)
    #expect(send(.open(files: ["/a b\n.json", "/é.json"])))
    #expect(send(.changed))
    var iterator = requests.makeAsyncIterator()
    #expect(await iterator.next() == .open(files: ["/a b\n.json", "/é.json"]))
    #expect(await iterator.next() == .changed)
    server.stop()
    #expect(!send(.changed))
    try #require(try start()).stop()
  }

  @Test("The socket is its owner's alone, and another library has another one")
  func socketFile() throws {
    let server = try #require(try start())
    defer { server.stop() }
    let sockets = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".sock") }
    #expect(sockets.count == 1)
    var status = stat()
    #expect(stat(folder.file(sockets[0]), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(
      !NeighbourClient.send(
        .changed, libraryPath: folder.file("other.sqlite"), environment: environment))
  }

  @Test("What a killed program left behind is no hindrance")
  func stale() async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, environment = environment as [String: String]] in
      let server = try LibraryServer.start(
        libraryPath: path, environment: environment, receive: { _ in })
      try #require(server != nil)
      kill(getpid(), SIGKILL)
    }
    #expect(!send(.changed))
    let (requests, continuation) = AsyncStream<NeighbourRequest>.makeStream()
    let server = try #require(try start { continuation.yield($0) })
    defer { server.stop() }
    #expect(send(.changed))
    var iterator = requests.makeAsyncIterator()
    #expect(await iterator.next() == .changed)
  }
}
