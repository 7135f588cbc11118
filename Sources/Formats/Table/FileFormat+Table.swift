extension FileFormat {
  /// Every kind of file. Each row stands with those of its family.
  public static let all: [FileFormat] = [
    // Before JSON: those of Piskel are some, too.
    .png, .gif, .apng, .jpeg, .svg, .pdf, .aseprite, .piskel, .pixelorama, .json, .tmx, .tmj, .gpl,
    .hex, .pal, .act, .rle, .mc, .cells, .lif,
    // Last, since whatever no other row recognises may be a picture.
    .otherPictures,
  ]
}
