/// Small pictures in one style: lines of 1.75 in a 24 × 24 square, with round ends.
public enum Icon: Equatable, Sendable {
  case back, undo, redo, brush, turn, trash, plus, search, sort, restore, close, pencil, duplicate
  case pick, tearOff, dock, line, dashedLine, rectangle, ellipse, eraser, dash, select, lasso, box,
    cut, strokeEraser, more, folder, file, up, home, play, pause, loop, pingPong, onion, bucket,
    shade,
    dither, contour, gradient, mirror, palette, filled, corner, swap, down, step, tenSteps,
    stepBack, toStart, glider,
    align, text, typeface, bold, textLeft, textCenter, textRight,
    roundedRectangle, polygon, layers, eye, eyeClosed, lock, lockOpen, pin, lower, mergeDown, link,
    layerPlus,
    linkOpen, lineScaling, tag, connector, arrow, elbow, roundedElbow, startHead, endHead, pen,
    nodes, slice, cornerNode, smoothNode, symmetricNode
  /// The shape drawn by a tool, as a line in a 24 × 24 square.
  case sketch([ViewPoint])
}
