import Base
import Glibc

/// Times in milliseconds.
struct Measurement {
  private(set) var times: [Double] = []

  mutating func add(_ time: Double) { times.append(time) }

  var median: Double { quantile(0.5) }

  func quantile(_ q: Double) -> Double {
    let sorted = times.sorted()
    return sorted.isEmpty
      ? .nan : sorted[min(sorted.count - 1, Int(saturating: Double(sorted.count) * q))]
  }

  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }

  static func time(_ body: () throws -> Void) rethrows -> Double {
    let start = now()
    try body()
    return now() - start
  }
}

/// Formats a line of the printed table.
func row(
  _ name: String, _ value: Double, _ unit: String, baseline: Double? = nil, _ note: String = ""
) {
  func number(_ value: Double) -> String {
    let digits = value < 1 ? 3 : value < 100 ? 2 : 0
    var text = [CChar](repeating: 0, count: 64)
    withVaList([Int32(digits), value]) { _ = vsnprintf(&text, text.count, "%.*f", $0) }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
  func pad(_ text: String, _ width: Int, left: Bool = false) -> String {
    let fill = String(repeating: " ", count: max(0, width - text.count))
    return left ? fill + text : text + fill
  }
  let ratio = baseline.map { "× " + number(value / $0) } ?? ""
  print(
    pad(name, 50) + pad(number(value), 10, left: true) + " " + pad(unit, 5) + pad(ratio, 9) + note)
}
