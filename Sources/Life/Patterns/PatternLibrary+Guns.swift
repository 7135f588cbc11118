extension PatternLibrary {
  /// Patterns that emit spaceships for ever.
  static let guns = patterns(
    .gun,
    [
      Entry(
        "Gosper glider gun", by: "Bill Gosper", .grows(period: 30, cells: 5, from: 0),
        """
        24bo$22bobo$12b2o6b2o12b2o$11bo3bo4b2o12b2o$2o8bo5bo3b2o$2o8bo3bob2o4bobo$10bo5b
        o7bo$11bo3bo$12b2o!
        """),
      Entry(
        "P46 gun", by: "Bill Gosper", .grows(period: 46, cells: 5, from: 0),
        """
        30b2o$29bobo15b2o$29bo17b2o$17bo11b3o$2o15b2o$2o16b2o$13b2o2b2o$29b3o$29bo17b2o$
        29bobo15b2o$13b2o2b2o11b2o$2o16b2o$2o15b2o$17bo!
        """),
      Entry(
        "Bi-gun", by: "Bill Gosper", .grows(period: 46, cells: 10, from: 0),
        """
        11bo$10b2o$9b2o$10b2o2b2o$38bo$38b2o8b2o$39b2o7b2o$10b2o2b2o18b2o2b2o$2o7b2o$2o
        8b2o$11bo$34b2o2b2o$39b2o$38b2o$38bo!
        """),
      Entry(
        "AK-94", by: "Mike Playle", .grows(period: 94, cells: 5, from: 0),
        """
        7bo7bo7b2o$7b3o5b3o5b2o$10bo7bo$9b2o6b2o16b2o$30b2o2bo2bo$30bobo2b2o$33b2o$5bo
        28bo$5b3o26bob2o$8bo22b2obo2bo$7b2o22b2ob2o3$17bo$2b2ob2o9bobo10b2o$o2bob2o8bo3b
        o9bo$2obo11bo3bo10b3o$3bo11bo3bo12bo$3b2o11bobo$b2o2bobo9bo$o2bo2b2o$b2o16b2o$
        19bo$13b2o5b3o$13b2o7bo!
        """),
      Entry(
        "B-52 bomber", by: "Noam Elkies", .grows(period: 52, cells: 5, from: 0),
        """
        b2o$b2o17bo$19bobo12bobo$20bo12bo$2o7b2o23bo2bo$2obo5b2o23bobobo$3bo23bo7bo2bo$
        3bo23b2o7b2o$o2bo17b2o5bo$b2o18bo$21b3o$36b2o$36b2o$b2o$o2bo$obobo16bobo4b2o5b2o
        $bo2bo17b2o4b2o5b2obo$5bo12bo3bo15bo$2bobo12bobo18bo$18bo16bo2bo$36b2o!
        """),
      Entry(
        "Vacuum (gun)", by: "Dieter Leithner", .grows(period: 46, cells: 10, from: 0),
        """
        b2o23b2o$b2o23bo$24bobo$15b2o7b2o$2o13bobo$2o13bob2o$16b2o$16bo$44b2o$16bo27b2o$
        16b2o$2o13bob2o13bo3bo$2o13bobo13bo5bo7b2o$15b2o14bo13b2o$31b2o3bo$b2o30b3o$b2o$
        33b3o$31b2o3bo$31bo13b2o$31bo5bo7b2o$32bo3bo2$44b2o$44b2o5$37b2o$37bobo7b2o$39bo
        7b2o$37b3o$22bobo$21b3o$21b3o$21bo15b3o$25bobo11bo$21b2o4bo9bobo$16b2o4bo3b2o9b
        2o$15bobo6bo$15bo$14b2o!
        """),
      Entry(
        "Simkin glider gun", by: "Michael Simkin", .grows(period: 120, cells: 5, from: 0),
        """
        2o5b2o$2o5b2o2$4b2o$4b2o5$22b2ob2o$21bo5bo$21bo6bo2b2o$21b3o3bo3b2o$26bo4$20b2o$
        20bo$21b3o$23bo!
        """),
      Entry(
        "Pedestrian Life gun", rule: "B38/S23", .grows(period: 106, cells: 5, from: 0),
        """
        o2bo$5bo$o3bob2o$o3bo$ob2o$obo!
        """),
    ])
}
