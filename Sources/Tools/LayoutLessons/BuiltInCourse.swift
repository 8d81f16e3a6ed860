package import LayoutShell

/// The course that is part of the program: the files of the folder `Course`.
package enum BuiltInCourse {
  /// The files by their names.
  package static let texts: [String: String] = [
    "course.txt": text(PackageResources.course_txt),
    "place.lesson": text(PackageResources.place_lesson),
    "size.lesson": text(PackageResources.size_lesson),
    "edges.lesson": text(PackageResources.edges_lesson),
    "leading.lesson": text(PackageResources.leading_lesson),
    "beside.lesson": text(PackageResources.beside_lesson),
    "too_few.lesson": text(PackageResources.too_few_lesson),
    "too_many.lesson": text(PackageResources.too_many_lesson),
    "at_most.lesson": text(PackageResources.at_most_lesson),
    "at_least.lesson": text(PackageResources.at_least_lesson),
    "content.lesson": text(PackageResources.content_lesson),
    "hugging.lesson": text(PackageResources.hugging_lesson),
    "compression.lesson": text(PackageResources.compression_lesson),
    "wish.lesson": text(PackageResources.wish_lesson),
    "levels.lesson": text(PackageResources.levels_lesson),
    "ratio.lesson": text(PackageResources.ratio_lesson),
    "fit_in.lesson": text(PackageResources.fit_in_lesson),
    "centre.lesson": text(PackageResources.centre_lesson),
    "third.lesson": text(PackageResources.third_lesson),
    "margins.lesson": text(PackageResources.margins_lesson),
    "safe.lesson": text(PackageResources.safe_lesson),
    "guide.lesson": text(PackageResources.guide_lesson),
    "stack_row.lesson": text(PackageResources.stack_row_lesson),
    "column.lesson": text(PackageResources.column_lesson),
    "equal_widths.lesson": text(PackageResources.equal_widths_lesson),
    "even_gaps.lesson": text(PackageResources.even_gaps_lesson),
    "even_centres.lesson": text(PackageResources.even_centres_lesson),
    "proportion.lesson": text(PackageResources.proportion_lesson),
    "hidden.lesson": text(PackageResources.hidden_lesson),
    "custom_gap.lesson": text(PackageResources.custom_gap_lesson),
    "turn_around.lesson": text(PackageResources.turn_around_lesson),
    "player.lesson": text(PackageResources.player_lesson),
    "wrap.lesson": text(PackageResources.wrap_lesson),
    "baseline.lesson": text(PackageResources.baseline_lesson),
    "scroll_page.lesson": text(PackageResources.scroll_page_lesson),
    "cell.lesson": text(PackageResources.cell_lesson),
    "taller.lesson": text(PackageResources.taller_lesson),
    "console.lesson": text(PackageResources.console_lesson),
    "mask.lesson": text(PackageResources.mask_lesson),
    "two_heights.lesson": text(PackageResources.two_heights_lesson),
    "no_size.lesson": text(PackageResources.no_size_lesson),
    "silent_height.lesson": text(PackageResources.silent_height_lesson),
    "off_centre.lesson": text(PackageResources.off_centre_lesson),
    "aspect.lesson": text(PackageResources.aspect_lesson),
    "estimate.lesson": text(PackageResources.estimate_lesson),
    "first_pass.lesson": text(PackageResources.first_pass_lesson),
    "insets.lesson": text(PackageResources.insets_lesson),
    "header.lesson": text(PackageResources.header_lesson),
    "proportions.lesson": text(PackageResources.proportions_lesson),
    "scroll_bottom.lesson": text(PackageResources.scroll_bottom_lesson),
    "rotation.lesson": text(PackageResources.rotation_lesson),
    "readable.lesson": text(PackageResources.readable_lesson),
    "all_sizes.lesson": text(PackageResources.all_sizes_lesson),
  ]

  /// The folder with these files.
  package static let folder = Files(
    read: { (file) throws(Files.Problem) in
      guard let text = texts[file] else { throw Files.Problem("no such file") }
      return text
    }, write: { (_, _) throws(Files.Problem) in throw Files.Problem("it is part of the program") })

  /// The course; it is read when it is first asked for.
  package static let course = Result { () throws(Course.Problem) -> Course in
    try Course(in: folder)
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
