import LayoutModel
import LayoutPictures
import LayoutShell
import Platform

/// A program of this machine that makes a PNG or PDF file of vector graphics.
struct PictureProgram: Sendable {
  /// Why there is no picture.
  struct Problem: Error {
    var reason: String
  }

  /// What it is called.
  private let name: String
  /// Its words: `IN` stands for the file that it reads, `OUT` for the one it writes, `SIZE` for the
  /// width and height in pixels; nil if it cannot write that format.
  private let words: @Sendable (_ format: String) -> [String]?

  /// The programs that are asked, the one that keeps most of a picture first: browsers set texts in
  /// the widths that were measured, the others in those of their own fonts.
  private static let all = [
    chromium("chromium"), chromium("chromium-browser"), chromium("google-chrome"),
    PictureProgram(name: "rsvg-convert") { format in
      ["--format", format, "--zoom", format == "png" ? "2" : "1", "--output", "OUT", "IN"]
    },
    PictureProgram(name: "inkscape") { format in
      ["--export-type", format, "--export-filename", "OUT", "IN"]
    },
    PictureProgram(name: "cairosvg") { format in ["-f", format, "-o", "OUT", "IN"] },
    PictureProgram(name: "magick") { _ in ["-density", "192", "IN", "OUT"] },
    PictureProgram(name: "convert") { _ in ["-density", "192", "IN", "OUT"] },
  ]

  private static func chromium(_ name: String) -> PictureProgram {
    PictureProgram(name: name) { format in
      let root = geteuid() == 0 ? ["--no-sandbox"] : []
      let common = ["--headless", "--disable-gpu", "--hide-scrollbars"] + root
      return format == "pdf"
        ? common + ["--no-pdf-header-footer", "--print-to-pdf=OUT", "PAGE"]
        : common + [
          "--force-device-scale-factor=2", "--window-size=SIZE", "--screenshot=OUT", "PAGE",
        ]
    }
  }

  /// Makes the bytes of a file of a picture with the first program that there is and that can.
  static func bytes(of picture: Picture, as format: String) throws(Problem) -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory.path
    var name = Array("\(folder)/plumb-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else {
      throw Problem(reason: "no temporary folder can be made in \(folder)")
    }
    let own = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer { try? FileManager.default.removeItem(atPath: own) }
    let (source, page, target) = ("\(own)/in.svg", "\(own)/in.html", "\(own)/out.\(format)")
    let (width, height) = (
      Int(picture.size.width.rounded(.up)), Int(picture.size.height.rounded(.up))
    )
    let text = SVG(picture).fixedText
    do throws(Files.Problem) {
      try DiskFiles.write(text, to: source)
      // A browser prints a page of the size of the picture.
      try DiskFiles.write(
        "<!DOCTYPE html><meta charset=\"utf-8\"><style>@page { size: \(width)px \(height)px; "
          + "margin: 0 } body { margin: 0 } svg { display: block }</style>\(text)", to: page)
    } catch { throw Problem(reason: error.reason) }
    var failed: [String] = []
    for program in all where Program.isThere(program.name) {
      guard let words = program.words(format) else { continue }
      let filled = words.map { word in
        word.replacing("OUT", with: target).replacing("PAGE", with: "file://\(page)")
          .replacing("IN", with: source).replacing("SIZE", with: "\(width),\(height)")
      }
      if Program.run([program.name] + filled),
        let data = FileManager.default.contents(atPath: target),
        isRight(data, format)
      {
        return Array(data)
      }
      failed.append(program.name)
    }
    guard failed.isEmpty else {
      throw Problem(reason: "\(failed.joined(separator: ", ")) made no \(format) file of it")
    }
    throw Problem(
      reason: "a \(format) file needs one of \(all.map(\.name).joined(separator: ", ")), and none "
        + "is installed; -o FILE.svg needs none")
  }

  /// Whether the file at a path is of a format.
  static func holds(_ path: String, _ format: String) -> Bool {
    FileManager.default.contents(atPath: path).map { isRight($0, format) } ?? false
  }

  /// Whether a file begins as its format does.
  private static func isRight(_ data: Data, _ format: String) -> Bool {
    data.starts(with: format == "png" ? [0x89, 0x50, 0x4E, 0x47] : Array("%PDF".utf8))
  }
}
