import Formats
import Testing

@Suite("A pattern of file names")
struct FileNamePatternTests {
  private var values: FileNamePattern.Values {
    var values = FileNamePattern.Values()
    (values.title, values.layer, values.group, values.tag) = ("hero", "Ink", "Body", "walk")
    (values.frame, values.tagFrame, values.scale, values.ending) = (11, 3, 2, "png")
    return values
  }

  @Test(
    arguments: [
      ("{title}-{tag}-{frame000}.{ext}", "hero-walk-011.png"),
      ("{title}-{tag}-{frame001}.{ext}", "hero-walk-012.png"),
      ("{frame}{frame0} {frame1} {frame10}", "1111 12 21"),
      ("{group}/{layer} {tagframe} {tagframe000}", "Body/Ink 3 003"),
      ("{title}@{scale}x.{extension}", "hero@2x.png"), ("", ""), ("plain", "plain"),
    ])
  func `is filled with what Aseprite fills it with`(pattern: String, name: String) throws {
    #expect(try FileNamePattern(pattern).name(values) == name)
  }

  @Test(
    arguments: [
      ("{colour}", "unknown field {colour}"), ("{title1}", "unknown field {title1}"),
      ("{frame1x}", "unknown field {frame1x}"), ("{}", "unknown field {}"),
      ("{frame0000000000}", "unknown field"), ("{title", "single brace"),
      ("title}", "single brace"), ("{a{title}", "unknown field {a{title}"),
    ])
  func `is refused with the field that is wrong`(pattern: String, reason: String) {
    do throws(ExchangeError) {
      _ = try FileNamePattern(pattern)
      Issue.record("it was read")
    } catch {
      #expect("\(error)".contains(reason))
    }
  }

  @Test func `lists the fields that there are in its complaint`() {
    #expect(throws: (any Error).self) { try FileNamePattern("{x}") }
    do throws(ExchangeError) { _ = try FileNamePattern("{x}") } catch {
      #expect("\(error)".contains("{title}, {layer}, {group}, {tag}, {frame}, {tagframe}"))
    }
  }

  @Test func `makes names that a file can have`() throws {
    var values = values
    (values.title, values.tag) = ("a/b\u{1}", "..")
    #expect(try FileNamePattern("{title}.{ext}").fileName(values) == "a-b-.png")
    #expect(try FileNamePattern("{tag}x.{ext}").fileName(values) == "_.x.png")
    values.title = String(repeating: "ä", count: 300)
    let long = try FileNamePattern("{title}.{ext}").fileName(values)
    #expect(long.utf8.count <= 255 && long.hasSuffix("ä.png"))
    values.layer = ""
    #expect(throws: ExchangeError.self) { try FileNamePattern("{layer}.{ext}").fileName(values) }
    #expect(throws: ExchangeError.self) { try FileNamePattern("x/{title}").fileName(values) }
  }
}
