extension PatternLibrary {
  /// Small patterns that take long to settle.
  static let methuselahs = patterns(
    .methuselah,
    [
      Entry(
        "R-pentomino", by: "John Conway", .settles(generation: 1103, population: 116),
        """
        b2o$2o$bo!
        """),
      Entry(
        "Pi-heptomino", by: "John Conway", .settles(generation: 173, population: 55),
        """
        3o$obo$obo!
        """),
      Entry(
        "B-heptomino", by: "John Conway", .settles(generation: 148, population: 28),
        """
        ob2o$3o$bo!
        """),
      Entry("Herschel", .settles(generation: 128, population: 24), "o$3o$obo$2bo!"),
      Entry("Century", .settles(generation: 103, population: 15), "2b2o$3o$bo!"),
      Entry("Thunderbird", .settles(generation: 243, population: 46), "3o2$bo$bo$bo!"),
      Entry("Diehard", .settles(generation: 130, population: 0), "6bo$2o$bo3b3o!"),
      Entry(
        "Acorn", by: "Charles Corderman", .settles(generation: 5206, population: 633),
        """
        bo$3bo$2o2b3o!
        """),
      Entry(
        "Multum in parvo", by: "Charles Corderman", .settles(generation: 3933, population: 633),
        """
        3b3o$2bo2bo$bo$o!
        """),
      Entry(
        "Rabbits", by: "Andrew Trevorrow", .settles(generation: 17331, population: 1744),
        """
        o3b3o$3o2bo$bo!
        """),
      Entry(
        "Bunnies", by: "Robert Wainwright and Andrew Trevorrow",
        .settles(generation: 17332, population: 1744),
        """
        o5bo$2bo3bo$2bo2bobo$bobo!
        """),
      Entry(
        "Lidka", by: "Andrzej Okrasinski and David Bell",
        .settles(generation: 29055, population: 1625),
        """
        bo$obo$bo8$8bo$6bobo$5b2obo2$4b3o!
        """),
      Entry(
        "Iwona", by: "Andrzej Okrasinski", .settles(generation: 28786, population: 3091),
        """
        14b3o6$2bo$3b2o$3bo14bo$18bo$18bo$19bo$18b2o$7b2o$8bo5$2o$bo!
        """),
      Entry(
        "Two-glider mess", .settles(generation: 530, population: 72),
        """
        3bobo$4b2o$4bo$3o$2bo$bo!
        """),
      Entry(
        "23334M", by: "Tomas Rokicki", .settles(generation: 23334, population: 2898),
        """
        2bo2bo$2o$bo$o2bo$4bo$bo2bo$2bobo$bo!
        """),
      Entry(
        "Bunnies 9", by: "Paul Callahan", .settles(generation: 17410, population: 1744),
        """
        bo$2o5bo$6bo$6bo$5bo$4bo$4bo!
        """),
      Entry("T-tetromino", by: "John Conway", .settles(generation: 9, population: 12), "3o$bo!"),
    ])
}
