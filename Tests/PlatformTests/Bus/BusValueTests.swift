import Testing

@testable import Platform

@Suite struct BusValueTests {
  @Test(arguments: [
    (BusValue.bool(true), "b"), (.bool(false), "b"), (.byte(255), "y"), (.int16(-32768), "n"),
    (.uint16(65535), "q"), (.int32(.min), "i"), (.uint32(.max), "u"), (.int64(.min), "x"),
    (.uint64(.max), "t"), (.double(-0.5), "d"), (.string("Haselnuß 榛子"), "s"), (.string(""), "s"),
    (.path("/a/b_1"), "o"), (.path("/"), "o"), (.signature("a{sv}"), "g"), (.handle(3), "h"),
    (.array(of: "s", []), "as"), (.strings(["one", "two"]), "as"),
    (.array(of: "(ii)", [.tuple([.int32(1), .int32(2)])]), "a(ii)"),
    (.tuple([.double(0.1), .tuple([.string("deep")])]), "(d(s))"),
    (.options([:]), "a{sv}"), (.options(["a": .uint32(1), "b": .strings([])]), "a{sv}"),
    (.variant(.variant(.variant(.byte(1)))), "v"),
    (.array(of: "{su}", [.entry(.string("k"), .uint32(7))]), "a{su}"),
    (.filePath("/tmp/ä"), "ay"),
  ])
  func `A value comes back as it went`(value: BusValue, type: String) throws {
    #expect(value.type == type)
    let variant = try #require(value.variant())
    #expect(BusValue(variant) == value)
  }

  @Test(arguments: [
    BusValue.path("no path"), .path(""), .signature("(("), .array(of: "?", []),
    .array(of: "s", [.byte(1)]), .array(of: "{vs}", []), .entry(.variant(.byte(1)), .byte(1)),
    .tuple([.string("good"), .path("bad")]), .variant(.path("bad")),
    .array(of: "o", [.path("/good"), .path("bad")]),
  ])
  func `What no message can carry is no value of one`(value: BusValue) {
    #expect(value.variant() == nil)
  }

  @Test func `What is wanted is found where it is of the right type`() {
    let options = BusValue.options([
      "text": .string("t"), "number": .uint32(5), "texts": .strings(["a", "b"]),
    ])
    #expect(options["text"]?.text == "t")
    #expect(options["number"]?.number == 5)
    #expect(options["texts"]?.texts == ["a", "b"])
    #expect(options["number"]?.text == nil)
    #expect(options["text"]?.number == nil)
    #expect(options["none"] == nil)
    #expect(BusValue.string("no dictionary")["text"] == nil)
    #expect(BusValue.variant(.variant(.byte(2))).content == .byte(2))
  }
}
