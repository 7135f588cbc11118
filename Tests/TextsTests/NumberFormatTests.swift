import Testing

@testable import Texts

@Suite struct NumberFormatTests {
  private let german = Texts(
    Translator(numbers: NumberFormat(decimalSeparator: ",", groupSeparator: ".")))

  @Test(arguments: [("1", "1"), ("999", "999"), ("1000", "1,000"), ("12345678", "12,345,678")])
  func `Digits stand in groups of three`(digits: String, expected: String) {
    #expect(Texts.english.life.number(digits) == expected)
  }

  @Test func `A locale has separators of its own`() {
    #expect(german.life.number("1234567") == "1.234.567")
    #expect(german.life.shortNumber("12345678901") == "1,23 × 10¹⁰")
    #expect(german.life.brief(1_500_000) == "1,5 M")
    #expect(german.life.strideOfExponent(13) == "× 8.192")
    #expect(german.files.size(1500) == "1,5 kB")
  }

  @Test(arguments: [
    (0, "0 B"), (999, "999 B"), (1000, "1.0 kB"), (1549, "1.5 kB"), (9960, "10.0 kB"),
    (999_499, "999 kB"), (999_500, "1.0 MB"), (2_500_000_000, "2.5 GB"),
  ])
  func `A size has two digits at least`(bytes: Int, expected: String) {
    #expect(Texts.english.files.size(bytes) == expected)
  }

  @Test func `Where people write other digits, all that counts is written in them`() {
    let arabic = NumberFormat(
      decimalSeparator: "٫", groupSeparator: "٬", digits: Array("٠١٢٣٤٥٦٧٨٩"))
    let texts = Texts(Translator(numbers: arabic))
    #expect(texts.number("-12.5") == "-١٢٫٥")
    #expect(texts.percent(50) == "٥٠ %")
    #expect(texts.collectionName(1234) == "١٢٣٤ paintings")
    #expect(texts.widthValue("7.5") == "٧٫٥ pt")
    #expect(texts.life.number("1234567") == "١٬٢٣٤٬٥٦٧")
    #expect(texts.life.shortNumber("12345678901") == "١٫٢٣ × ١٠¹⁰")
    #expect(texts.life.brief(1_500_000) == "١٫٥ M")
    #expect(texts.life.strideOfExponent(30) == "× ٢³⁰")
    #expect(texts.files.size(999) == "٩٩٩ B" && texts.files.size(1500) == "١٫٥ kB")
    let date = CalendarDate(year: 2025, month: 3, day: 4, hour: 9, minute: 5)
    #expect(texts.date(date) == "٤ March ٢٠٢٥, ٩:٠٥")
    #expect(texts.shortDate(date) == "٢٠٢٥-٠٣-٠٤ ٠٩:٠٥")
    #expect(texts.replay.time("1:05", of: "2:30") == "١:٠٥ / ٢:٣٠")
  }

  @Test func `What has no digits of its own keeps those of ASCII, and so do colours and errors`() {
    let odd = NumberFormat(decimalSeparator: ",", groupSeparator: ".", digits: ["1", "2"])
    #expect(odd.digits == NumberFormat.plainDigits)
    #expect(odd.shown("B3/S23, 4.5") == "B3/S23, 4,5")
    let persian = Translator(
      numbers: NumberFormat(
        decimalSeparator: "٫", groupSeparator: "٬", digits: Array("۰۱۲۳۴۵۶۷۸۹")))
    #expect(Texts(persian).brushValue("2.5", "#102030") == "۲٫۵ pt, #102030")
    #expect(Message("line {line}", ["line": 12]).description == "line 12")
  }

  @Test func `A date is said by its language`() {
    let date = CalendarDate(year: 2025, month: 3, day: 4, hour: 9, minute: 5)
    #expect(Texts.english.date(date) == "4 March 2025, 9:05")
    let words = [
      "{day} {month} {year}, {hour}:{minute}": "{day}. {month} {year}, {hour}.{minute} Uhr",
      "March": "März",
    ]
    #expect(Texts(Translator { words[$0.text] }).date(date) == "4. März 2025, 9.05 Uhr")
  }
}
