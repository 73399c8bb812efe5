/// Reads sections out of executables, libraries and relocatable objects, without trusting a byte of them.
package enum ObjectFile {
  /// The images of a file.
  ///
  /// Tables and sections are read where they are, so that the work does not depend on the size of the file. Nothing is
  /// allocated by a number from the file that is beyond the file itself, or beyond 64 MB.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - names: the sections that are wanted.
  /// - Returns: one image, or one for each architecture, in the order of the file.
  /// - Throws: that this is another kind of file, or what is wrong with it.
  /// - Complexity: O(n) in the size of the tables of sections and of the wanted sections.
  package static func images(
    of file: some ObjectFileBytes, sections names: [SectionName]
  ) throws(ObjectFileError) -> [ObjectImage] {
    let region = FileRegion(file)
    if let parts = try UniversalFile.parts(of: region) {
      var images: [ObjectImage] = []
      for part in parts { images.append(try image(in: part, sections: names)) }
      return images
    }
    return [try image(in: region, sections: names)]
  }

  private static func image(in region: FileRegion, sections names: [SectionName]) throws(ObjectFileError) -> ObjectImage
  {
    let start = try region.prefix(16)
    if start.starts(with: ELFFile.magic) { return try ELFFile(region).image(sections: names) }
    if let form = MachOFile.Form(start) { return try MachOFile(region, form).image(sections: names) }
    throw ForeignFile.error(start, name: region.name)
  }
}
