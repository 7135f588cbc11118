extension Library {
  /// What the library takes on the disk, in bytes, with what is not yet in its file.
  public var sizeOnDisk: Int64 { LibraryFile(path).size + LibraryFile(path).log.size }
}
