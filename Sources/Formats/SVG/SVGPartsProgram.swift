import Base
import Glibc

/// This program in a process of its own, which draws parts of an SVG file: librsvg can't be interrupted, a process can.
///
/// Other programs that have this code, such as tests, draw in their own process, and look at the time between parts.
public struct SVGPartsProgram {
  /// The argument that has the program draw.
  public static let word = "--draw-svg-parts"
  /// The name of the program's file.
  private static let name = "filbert"
  /// In seconds of a core.
  static let mostSeconds = 20
  /// In KiB.
  private static let mostMemory = 4 << 20
  private let path: String?

  /// - Parameter path: of the program; nil to draw in this process.
  init(path: String? = Self.ownPath) { self.path = path }

  /// The file of this process if it is the program.
  private static var ownPath: String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = buffer.withUnsafeMutableBytes { bytes -> Int in
      guard let start = bytes.baseAddress else { return 0 }
      return readlink("/proc/self/exe", start.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    let file = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
      .split(separator: "/").last
    // After an update the file is gone, but its process can still be started again.
    return file == name[...] || file == "\(name) (deleted)" ? "/proc/\(getpid())/exe" : nil
  }

  /// Draws the elements that show something.
  ///
  /// - Parameter seconds: of a core, after which the rest is left out.
  /// - Returns: their pictures, whether all were drawn, and the seconds of a core that this took, infinite if there was
  ///   no more time; nil if librsvg can't read the file.
  func pictures(
    of job: SVGPartsJob, within seconds: Int = Self.mostSeconds
  ) -> (pictures: [SVGPartsJob.Picture], areAll: Bool, seconds: Double)? {
    if let path, let drawn = Self.pictures(of: job, by: path, within: seconds) { return drawn }
    var pictures: [SVGPartsJob.Picture] = []
    let start = Self.threadSeconds
    let end = start + Double(seconds)
    let areAll = job.draw(goesOn: { Self.threadSeconds < end }, take: { pictures.append($0) })
    return areAll.map { (pictures, $0, $0 ? Self.threadSeconds - start : .infinity) }
  }

  /// Nil if the program can't be started.
  private static func pictures(
    of job: SVGPartsJob, by path: String, within seconds: Int
  ) -> (pictures: [SVGPartsJob.Picture], areAll: Bool, seconds: Double)? {
    var program = ExternalProgram(name: path, arguments: [word])
    program.mostMemory = mostMemory
    program.mostProcessorSeconds = seconds
    // Other programs may use the cores.
    program.mostSeconds = Double(10 * seconds)
    guard let (output, isWhole, used) = program.partialOutput(for: job.bytes) else { return nil }
    return (SVGPartsJob.Picture.list(output), isWhole, used)
  }

  /// The time that this thread has computed.
  private static var threadSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Draws the parts that standard input asks for, to standard output.
  ///
  /// - Returns: the exit status.
  public static func run() -> Int32 {
    guard let bytes = try? DocumentFile.readStandardInput(),
      let job = try? SVGPartsJob(bytes)
    else { return 1 }
    var isWritten = true
    let areAll = job.draw(goesOn: { isWritten }) { picture in
      isWritten = write(picture.bytes)
    }
    return areAll == true && isWritten ? 0 : 1
  }

  private static func write(_ bytes: [UInt8]) -> Bool {
    var position = 0
    while position < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(STDOUT_FILENO, $0.baseAddress?.advanced(by: position), bytes.count - position)
      }
      guard count > 0 else { return false }
      position += count
    }
    return true
  }
}
