import Life
import Testing

@Suite("Codes of objects")
struct ObjectCodeTests {
  /// What people call objects, and their codes, as the LifeWiki lists them:
  /// <https://conwaylife.com/wiki/List_of_common_still_lifes>,
  /// <https://conwaylife.com/wiki/List_of_common_oscillators>, <https://conwaylife.com/wiki/List_of_common_spaceships>.
  private static let published: [(name: String, code: String)] = [
    ("Block", "xs4_33"),
    ("Beehive", "xs6_696"),
    ("Loaf", "xs7_2596"),
    ("Boat", "xs5_253"),
    ("Ship", "xs6_356"),
    ("Tub", "xs4_252"),
    ("Pond", "xs8_6996"),
    ("Long boat", "xs7_25ac"),
    ("Ship-tie", "xs12_g8o653z11"),
    ("Barge", "xs6_25a4"),
    ("Half-bakery", "xs14_g88m952z121"),
    ("Mango", "xs8_69ic"),
    ("Eater 1", "xs7_178c"),
    ("Long barge", "xs8_25ak8"),
    ("Aircraft carrier", "xs6_39c"),
    ("Paperclip", "xs14_69bqic"),
    ("Long ship", "xs8_35ac"),
    ("Integral sign", "xs9_31ego"),
    ("Shillelagh", "xs8_3pm"),
    ("Boat-tie", "xs10_g8o652z01"),
    ("Snake", "xs6_bd"),
    ("Big S", "xs14_g88b96z123"),
    ("Bi-pond", "xs16_g88m996z1221"),
    ("Trans-boat with tail", "xs9_178ko"),
    ("Boat tie ship", "xs11_g8o652z11"),
    ("Hat", "xs9_4aar"),
    ("Very long ship", "xs10_35ako"),
    ("Very long boat", "xs9_25ako"),
    ("Tub with tail", "xs8_178k8"),
    ("Mirrored table", "xs12_raar"),
    ("Dead spark coil", "xs18_rhe0ehr"),
    ("Canoe", "xs8_312ko"),
    ("Beehive on dock", "xs16_j1u0696z11"),
    ("Cis-mirrored bun", "xs14_6970796"),
    ("Moose antlers", "xs15_354cgc453"),
    ("Block on table", "xs10_32qr"),
    ("Block on dock", "xs14_j1u066z11"),
    ("Scorpion", "xs16_69egmiczx1"),
    ("Beehive with tail", "xs10_178kk8"),
    ("Twin hat", "xs17_2ege1ege2"),
    ("Loop", "xs10_69ar"),
    ("Long snake", "xs7_3lo"),
    ("Fourteener", "xs14_69bo8a6"),
    ("Cis-mirrored bookend", "xs14_39e0e93"),
    ("Cis-boat with tail", "xs9_178kc"),
    ("Cis-rotated bookend", "xs14_6is079c"),
    ("Elevener", "xs11_g0s453z11"),
    ("Mirrored dock", "xs20_3lkkl3z32w23"),
    ("Block on cap", "xs12_330f96"),
    ("Trans-loaf with tail", "xs11_ggm952z1"),
    ("Cis-shillelagh", "xs10_358gkc"),
    ("Trans-mirrored bun", "xs14_69e0eic"),
    ("Trans-block on long bookend", "xs12_330fho"),
    ("Tub with nine", "xs10_g0s252z11"),
    ("Broken snake", "xs10_0drz32"),
    ("Trans-bookend and bun", "xs14_39e0eic"),
    ("Eater head siamese eater tail", "xs12_178c453"),
    ("Block on cover", "xs12_178br"),
    ("Cis-boat on dock", "xs15_j1u06a4z11"),
    ("Cis-block on long bookend", "xs12_3hu066"),
    ("Very long snake", "xs8_31248c"),
    ("Boat with long tail", "xs10_3215ac"),
    ("Long shillelagh", "xs9_312453"),
    ("Beehive at loaf", "xs13_g88m96z121"),
    ("Blinker", "xp2_7"),
    ("Toad", "xp2_7e"),
    ("Beacon", "xp2_318c"),
    ("Pulsar", "xp3_co9nas0san9oczgoldlo0oldlogz1047210127401"),
    ("Pentadecathlon", "xp15_4r4z4r4"),
    ("Clock", "xp2_2a54"),
    ("Bipole", "xp2_31ago"),
    ("Quadpole", "xp2_0g0k053z32"),
    ("Great on-off", "xp2_g8gid1e8z1226"),
    ("Figure eight", "xp8_gk2gb3z11"),
    ("Spark coil", "xp2_rhewehr"),
    ("Mold", "xp4_37bkic"),
    ("Quadpole tie ship", "xp2_31a08zy0123cko"),
    ("Tripole", "xp2_g0k053z11"),
    ("Mazing", "xp4_ssj3744zw3"),
    ("Blocker", "xp8_g3jgz1ut"),
    ("Jam", "xp3_695qc8zx33"),
    ("Trans-queen bee shuttle", "xp30_w33z8kqrqk8zzzx33"),
    ("Cis-queen bee shuttle", "xp30_w33z8kqrqk8zzzw33"),
    ("Trans-beacon on table", "xp2_wbq23z32"),
    ("Cis-beacon on table", "xp2_318c0f9"),
    ("Cis-beacon on dock", "xp2_j1u062goz11"),
    ("Test tube baby", "xp2_31egge13"),
    ("Achim's p4", "xp4_8eh5e0e5he8z178a707a871"),
    ("Cis-beacon on anvil", "xp2_0c813z255d1e8"),
    ("Octagon 2", "xp5_idiidiz01w1"),
    ("Unix", "xp6_ccb7w66z066"),
    ("1 beacon", "xp2_ca9baiczw32"),
    ("Tub test tube baby", "xp2_25a88gz8ka221"),
    ("Trans-beacon on dock", "xp2_03lk453z6401"),
    ("Tumbler", "xp14_j9d0d9j"),
    ("Block on griddle", "xp2_c8b8aczw33"),
    ("Fore and back", "xp2_ca1n0brz330321"),
    ("Cis-beacon up on long bookend", "xp2_3hu0og26"),
    ("Cis-beacon on cap", "xp2_318c0f96"),
    ("Trans-block on candlefrobra", "xp3_025qzrq221"),
    ("Caterer", "xp3_4hh186z07"),
    ("Coe's p8", "xp8_wgovnz234z33"),
    ("Fumarole", "xp5_3pmwmp3zx11"),
    ("Fox", "xp2_g45h1sz03"),
    ("Four boats", "xp2_8ki1688gzx3421"),
    ("Glider", "xq4_153"),
    ("Lightweight spaceship", "xq4_6frc"),
    ("Middleweight spaceship", "xq4_27dee6"),
    ("Heavyweight spaceship", "xq4_27deee6"),
  ]

  /// The cells that a code tells, read as the LifeWiki describes it.
  private static func cells(of code: String) throws -> [LifeCell] {
    let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz")
    let text = try #require(code.split(separator: "_").last)
    var (cells, x, top): ([LifeCell], Int, Int) = ([], 0, 0)
    var isCount = false
    for sign in text {
      let digit = try #require(digits.firstIndex(of: sign))
      if isCount {
        (x, isCount) = (x + 4 + digit, false)
        continue
      }
      switch sign {
      case "w": x += 2
      case "x": x += 3
      case "y": isCount = true
      case "z": (x, top) = (0, top + 5)
      default:
        for row in 0..<5 where digit >> row & 1 == 1 { cells.append(LifeCell(x: x, y: top + row)) }
        x += 1
      }
    }
    return cells
  }

  @Test(arguments: published)
  func `are those that are published, in every phase, turned and mirrored`(
    name: String, code: String
  ) throws {
    let cells = try Self.cells(of: code)
    let object = try #require(LifeObject(of: cells, rule: .conway), "\(name) comes back")
    #expect(object.code == code)
    var life = TileLife(LifeWorld(cells: LifeCells(cells)))
    life.advance(by: object.period / 2)
    let later = try #require(life.cells.list)
    #expect(
      LifeObject(of: later.map { LifeCell(x: 5 - $0.y, y: $0.x) }, rule: .conway)?.code == code)
    #expect(
      LifeObject(of: later.map { LifeCell(x: $0.x, y: -$0.y) }, rule: .conway)?.code == code)
    // What stands before the cells says what it is.
    let number = try #require(Int(code.dropFirst(2).prefix { $0 != "_" }))
    switch code.prefix(2) {
    case "xs": #expect(object.kind == .stillLife && cells.count == number)
    case "xp": #expect(object.kind == .oscillator && object.period == number)
    default: #expect(object.kind == .spaceship && object.period == number)
    }
  }

  @Test func `of the program's own patterns are those that are published of the same name`() throws
  {
    let codes = Dictionary(
      Self.published.map { ($0.name.lowercased(), $0.code) },
      uniquingKeysWith: { first, _ in first })
    #expect(codes.count == Self.published.count && codes.count >= 100)
    var count = 0
    for pattern in PatternLibrary.all where pattern.rule == .conway {
      guard let code = codes[pattern.name.lowercased()] else { continue }
      let cells = try #require(pattern.world.cells.list)
      #expect(LifeObject(of: cells, rule: .conway)?.code == code, "\(pattern.name)")
      count += 1
    }
    #expect(count >= 30)
  }

  @Test func `of all that comes back in the program's library begin with what is known of it`()
    throws
  {
    for pattern in PatternLibrary.all {
      let prefix: String
      switch pattern.fact {
      case .staysSame: prefix = "xs\(pattern.world.population)_"
      case .oscillates(let period): prefix = "xp\(period)_"
      case .travels(let period, _, _): prefix = "xq\(period)_"
      default: continue
      }
      let cells = try #require(pattern.world.cells.list)
      let object = LifeObject(of: cells, rule: pattern.rule)
      #expect(object?.code.hasPrefix(prefix) == true, "\(pattern.name)")
    }
  }
}
