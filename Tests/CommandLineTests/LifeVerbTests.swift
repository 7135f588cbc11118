import Testing

@Suite("Life on the command line")
struct LifeVerbTests {
  let shell: Shell

  init() throws { shell = try Shell() }

  @Test("A pattern lives for as long as asked, by its own rule or another")
  func life() async throws {
    let glider = try shell.write("x = 3, y = 3\nbo$2bo$3o!", to: "glider.rle")
    #expect(
      try await shell.run("life", glider, "--generations", "400").output == """
        {"rule": "B3/S23", "generation": 400, "population": 5, \
        "bounds": {"x": 100, "y": 100, "width": 3, "height": 3}}

        """)
    let block = try shell.write("#Life 1.06\n0 0\n1 0\n", to: "two.lif")
    #expect(
      try await shell.run("life", block, "--generations", "1", "--rule", "B2/S").output == """
        {"rule": "B2/S", "generation": 1, "population": 4, \
        "bounds": {"x": 0, "y": -1, "width": 2, "height": 3}}

        """)
    #expect(
      try await shell.run("life", "-", "--generations", "1", input: block).output.contains(
        "\"population\": 0, \"bounds\": null"))
  }

  @Test("A pattern of no generations is only read, however it is packed")
  func reading() async throws {
    let glider = try shell.write("x = 3, y = 3, rule = B36/S23\nbo$2bo$3o!", to: "glider.rle")
    let board = try shell.write(
      "[M2]\n#R B36/S23\n#G 7\n$$$$.*$..*$***$\n4 0 0 0 1\n", to: "glider.mc")
    for (words, generation) in [([glider], 0), ([board], 7), (["-"], 0)] {
      let read = try await shell.run(
        words: ["life"] + words + ["--generations", "0"],
        input: words == ["-"] ? glider : "/dev/null")
      #expect(
        read.output.hasPrefix(
          "{\"rule\": \"B36/S23\", \"generation\": \(generation), \"population\": 5"))
    }
  }

  @Test("Numbers have as many digits as they need, and every engine comes to the same")
  func deepTime() async throws {
    let glider = try shell.write("x = 3, y = 3\nbo$2bo$3o!", to: "glider.rle")
    let quarter = "2305843009213693952"
    for words in [[], ["--engine", "auto", "--threads", "2"], ["--engine", "hashlife"]] {
      let life = ["life", glider, "--generations", "9223372036854775808"] + words
      #expect(
        try await shell.run(words: life).output == """
          {"rule": "B3/S23", "generation": 9223372036854775808, "population": 5, \
          "bounds": {"x": \(quarter), "y": \(quarter), "width": 3, "height": 3}}

          """)
    }
    let tiles = ["life", glider, "--generations", "400", "--engine", "tiles"]
    #expect(try await shell.run(words: tiles).output.contains("\"x\": 100, \"y\": 100"))
  }

  @Test("What is wrong is said in one line")
  func wrong() async throws {
    let bad = try shell.write("x = 3, y = 3\nbo$q!", to: "bad.rle")
    for (words, status, part) in [
      (["life", bad, "--generations", "1"], Int32(1), "line 2"),
      (["life", "nowhere.rle", "--generations", "1"], 1, "nowhere.rle"),
      (["life", bad], 2, "--generations"),
      (["life", bad, "--generations", "-1"], 2, "generations"),
      (["life", bad, "--generations", "1", "--rule", "B9"], 2, "B3/S23"),
    ] {
      let refusal = try await shell.run(words: words, exits: status)
      #expect(refusal.errors.contains(part) && refusal.output.isEmpty, "\(refusal.errors)")
    }
  }
}
