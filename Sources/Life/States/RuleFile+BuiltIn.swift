extension RuleFile {
  /// The rules built in as tables.
  static let builtIn: [RuleFile] = [wireWorld].compactMap {
    try? RuleFile($0, isBuiltIn: true)
  }

  /// Brian Silverman's rule: electrons run along wires. A head becomes a tail and a tail wire; wire becomes a head next
  /// to one or two heads. A. K. Dewdney, "Computer recreations", Scientific American 262:1 (1990).
  private static let wireWorld = """
    @RULE WireWorld
    @TABLE
    n_states:4
    neighborhood:Moore
    symmetries:permute
    var a={0,1,2,3}
    var b={a}
    var c={a}
    var d={a}
    var e={a}
    var f={a}
    var g={a}
    var h={a}
    var p={0,2,3}
    var q={p}
    var r={p}
    var s={p}
    var t={p}
    var u={p}
    var v={p}
    1,a,b,c,d,e,f,g,h,2
    2,a,b,c,d,e,f,g,h,3
    3,1,p,q,r,s,t,u,v,1
    3,1,1,p,q,r,s,t,u,1
    @NAMES
    0 empty
    1 electron head
    2 electron tail
    3 wire
    @COLORS
    1 130 210 255
    2 70 110 230
    3 230 150 60
    """
}
