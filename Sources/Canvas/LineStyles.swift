import CCairo

/// The ends of a line.
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

/// The corners of a line.
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

/// What happens where a new colour meets what is there.
public enum Blend: Sendable {
  /// The new one covers the old one as far as it is opaque.
  case over
  /// The new one takes the place of the old one.
  case source
  /// The old one is taken away as far as the new one is opaque.
  case erase

  var cairo: cairo_operator_t {
    switch self {
    case .over: CAIRO_OPERATOR_OVER
    case .source: CAIRO_OPERATOR_SOURCE
    case .erase: CAIRO_OPERATOR_DEST_OUT
    }
  }
}
