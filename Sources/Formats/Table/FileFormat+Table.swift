extension FileFormat {
  /// Every kind of file. Each row stands with those of its family.
  public static let all: [FileFormat] = [
    .png, .gif, .apng, .jpeg, .svg, .pdf, .json, .gpl, .hex, .pal, .act, .rle, .mc, .cells, .lif,
    // Last, since whatever no other row recognises may be a picture.
    .otherPictures,
  ]
}
