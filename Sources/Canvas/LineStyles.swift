import CCairo

/// The shape of a line's ends.
public enum LineCapStyle: Sendable {
  case butt, round, square

  var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

/// The shape of a line's corners.
public enum LineJoinStyle: Sendable {
  case miter, round, bevel

  var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

/// The combination of a new colour with the existing one.
public enum Blend: Sendable {
  /// The new colour covers the old one by its opacity.
  case over
  /// The new colour replaces the old one.
  case source
  /// The old colour is removed by the new one's opacity.
  case erase

  var cairo: cairo_operator_t {
    switch self {
    case .over: CAIRO_OPERATOR_OVER
    case .source: CAIRO_OPERATOR_SOURCE
    case .erase: CAIRO_OPERATOR_DEST_OUT
    }
  }
}
