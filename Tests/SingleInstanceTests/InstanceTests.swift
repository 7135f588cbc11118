import TestSupport
import Foundation
import Glibc
import Testing

@testable import SingleInstance

@Suite("One window program for each library")
struct InstanceTests {
  let folder: TemporaryFolder
  var environment: [String: String] { ["XDG_RUNTIME_DIR": folder.path] }
  var path: String { folder.file("library.sqlite") }

  init() throws {
    folder = try TemporaryFolder()
    chmod(folder.path, 0o700)
  }

  private func send(_ request: InstanceRequest) -> Bool {
    InstanceClient.send(request, libraryPath: path, environment: environment)
  }

  private func start(
    _ receive: @escaping @MainActor @Sendable (InstanceRequest, String?) -> Void = { _, _ in }
  ) throws -> LibraryServer {
    try LibraryServer.start(libraryPath: path, environment: environment, receive: receive)
  }

  @Test func `A second start hands its request to the first, in order`() async throws {
    #expect(!send(.changed), "nobody is there yet")
    let (requests, continuation) = AsyncStream<InstanceRequest>.makeStream()
    let server = try start { request, _ in continuation.yield(request) }
    #expect(send(.open(files: ["/a b\n.json", "/é.json"])))
    #expect(send(.changed))
    #expect(send(.new(kind: "pixels")))
    var iterator = requests.makeAsyncIterator()
    #expect(await iterator.next() == .open(files: ["/a b\n.json", "/é.json"]))
    #expect(await iterator.next() == .changed)
    #expect(await iterator.next() == .new(kind: "pixels"))
    server.stop()
    #expect(!send(.changed))
    try start().stop()
  }

  @Test func `A request comes with the launcher's name for the start, where that can be one`()
    async throws
  {
    let (names, continuation) = AsyncStream<String?>.makeStream()
    let server = try start { continuation.yield($1) }
    defer { server.stop() }
    let long = String(repeating: "x", count: 2000)
    for name in ["panel-1 é_TIME42", nil, "a\0b", long, ""] as [String?] {
      #expect(
        InstanceClient.send(
          .open(files: ["/a"]), startupID: name, libraryPath: path, environment: environment))
    }
    var iterator = names.makeAsyncIterator()
    #expect(await iterator.next() == "panel-1 é_TIME42")
    for _ in 0..<4 { #expect(await iterator.next() == .some(nil)) }
  }

  @Test func `The socket is its owner's alone, and another library has another one`() throws {
    let server = try start()
    defer { server.stop() }
    let sockets = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".sock") }
    #expect(sockets.count == 1)
    var status = stat()
    #expect(stat(folder.file(sockets[0]), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(
      !InstanceClient.send(
        .changed, libraryPath: folder.file("other.sqlite"), environment: environment))
  }

  @Test func `What a killed program left behind is no hindrance`() async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, environment = environment as [String: String]] in
      _ = try LibraryServer.start(
        libraryPath: path, environment: environment, receive: { _, _ in })
      kill(getpid(), SIGKILL)
    }
    #expect(!send(.changed))
    let (requests, continuation) = AsyncStream<InstanceRequest>.makeStream()
    let server = try start { request, _ in continuation.yield(request) }
    defer { server.stop() }
    #expect(send(.changed))
    var iterator = requests.makeAsyncIterator()
    #expect(await iterator.next() == .changed)
  }

  @Test func `Junk, half a request and silence keep nobody from being heard`() async throws {
    let (requests, continuation) = AsyncStream<InstanceRequest>.makeStream()
    let server = try start { request, _ in continuation.yield(request) }
    defer { server.stop() }
    let request = try #require(InstanceMessage.bytes(of: .open(files: ["/cat.json"])))
    var wrongVerb = request
    wrongVerb[InstanceMessage.headerSize] = 0xFF
    let hugeLength = InstanceMessage.mark + [0xFF, 0xFF, 0xFF, 0xFF]
    for junk in [Array("GET / HTTP/1.1\r\n".utf8), wrongVerb, hugeLength, request + [0]] {
      let descriptor = try connected()
      defer { close(descriptor) }
      #expect(Glibc.send(descriptor, junk, junk.count, Int32(MSG_NOSIGNAL)) == junk.count)
      var byte: UInt8 = 0
      #expect(recv(descriptor, &byte, 1, 0) <= 0, "the server hangs up without an answer")
    }
    let (silent, half) = (try connected(), try connected())
    defer {
      close(silent)
      close(half)
    }
    #expect(Glibc.send(half, request, 15, Int32(MSG_NOSIGNAL)) == 15)
    #expect(send(.changed))
    var iterator = requests.makeAsyncIterator()
    #expect(await iterator.next() == .changed)
  }

  @Test func `Many programs at once are all heard`() async throws {
    let (requests, continuation) = AsyncStream<InstanceRequest>.makeStream()
    let server = try start { request, _ in continuation.yield(request) }
    defer { server.stop() }
    let files = (0..<40).map { "/\($0).json" }
    let (path, environment) = (path, environment)
    await withTaskGroup(of: Bool.self) { group in
      for file in files {
        group.addTask {
          InstanceClient.send(
            .open(files: [file]), libraryPath: path, environment: environment)
        }
      }
      for await isHeard in group { #expect(isHeard) }
    }
    var heard: Set<String> = []
    for await case .open(let files) in requests {
      heard.formUnion(files)
      if heard.count == 40 { break }
    }
    #expect(heard == Set(files))
  }

  @Test
  func `A folder whose path is too long for a socket, or that others may write, is passed over`()
    throws
  {
    let usual = try #require(LibrarySocket(libraryPath: path, environment: environment))
    #expect(usual.path.hasPrefix(folder.path))
    let long = folder.file(String(repeating: "x", count: 90))
    #expect(mkdir(long, 0o700) == 0)
    let elsewhere = LibrarySocket(libraryPath: path, environment: ["XDG_RUNTIME_DIR": long])
    #expect(elsewhere?.path.hasPrefix("/tmp/filbert-\(getuid())/") == true)
    chmod(folder.path, 0o777)
    let open = LibrarySocket(libraryPath: path, environment: environment)
    #expect(open?.path.hasPrefix("/tmp/filbert-\(getuid())/") == true)
  }

  @Test func `A request that is too large is not sent`() {
    let path = String(repeating: "x", count: InstanceMessage.largestBody)
    #expect(InstanceMessage.bytes(of: .open(files: [path])) == nil)
    #expect(InstanceMessage.bytes(of: .open(files: ["a\0b"])) == nil)
  }

  private func connected() throws -> Int32 {
    let place = try #require(LibrarySocket(libraryPath: path, environment: environment))
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    try #require(place.withAddress { connect(descriptor, $0, $1) } == 0)
    return descriptor
  }
}
