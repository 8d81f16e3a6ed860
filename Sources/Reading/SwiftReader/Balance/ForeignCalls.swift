import SwiftSyntax

/// Calls that could not be run and that seem to make constraints with a library that is not known:
/// `badge.easy.layout(Top(8), Width(40))`.
///
/// Such a call belongs in the balance, too. It names attributes, and its file imports a module that
/// is neither Apple's nor one that is read.
struct ForeignCalls {
  /// A call.
  struct Call {
    let source: SwiftSource
    let place: Range<Int>
    /// The number of attributes that it names.
    let weight: Int
    let reason: String
  }

  private let sites: ConstraintSites
  /// The calls, in the order in which they were met.
  private(set) var calls: [Call] = []
  private var modules: [ObjectIdentifier: [String]] = [:]

  init(_ sites: ConstraintSites) { self.sites = sites }

  /// Adds the calls among pieces of code that a run has lost.
  mutating func take(_ lost: [(source: SwiftSource, range: Range<Int>, reason: String)]) {
    for (source, range, reason) in lost where reason.contains("has no member") {
      guard !source.isLibrary, !sites.stand(in: range, of: source), !isKnown(range, source),
        case let modules = foreign(in: source), !modules.isEmpty,
        case let weight = source.attributes(in: range), weight > 0
      else { continue }
      let names = modules.prefix(3).joined(separator: ", ")
      let verb = modules.count == 1 ? "is a library" : "are libraries"
      calls.append(
        Call(
          source: source, place: range, weight: weight,
          reason: "\(reason); \(names) \(verb) that Plumb does not know"))
    }
  }

  private func isKnown(_ range: Range<Int>, _ source: SwiftSource) -> Bool {
    calls.contains { $0.source === source && $0.place.overlaps(range) }
  }

  /// Returns the modules that a file imports and that are neither Apple's nor read by Plumb.
  private mutating func foreign(in source: SwiftSource) -> [String] {
    if let known = modules[ObjectIdentifier(source)] { return known }
    let names = source.tree.statements.compactMap {
      $0.item.as(ImportDeclSyntax.self)?.path.trimmedText
    }.filter { !SwiftProgram.isModule($0) && !Self.ofApple.contains($0) && !$0.hasSuffix("Kit") }
    modules[ObjectIdentifier(source)] = names
    return names
  }

  private static let ofApple: Set<String> = [
    "AVFoundation", "AVKit", "Accelerate", "Charts", "CoreData", "CoreImage", "CoreLocation",
    "CoreMotion", "Darwin", "Dispatch", "LocalAuthentication", "MobileCoreServices", "Network",
    "Observation", "Photos", "PhotosUI", "SafariServices", "Swift", "SwiftData",
    "UserNotifications", "UniformTypeIdentifiers", "XCTest", "os", "os.log",
  ]
}

extension SwiftSource {
  /// Returns the number of attributes that the code in a range calls or asks for.
  fileprivate func attributes(in range: Range<Int>) -> Int {
    let names: Set<String> = [
      "top", "bottom", "left", "right", "leading", "trailing", "width", "height", "size", "edges",
      "center", "centerx", "centery", "margins",
    ]
    var count = 0
    var last: TokenSyntax?
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let place = token.positionAfterSkippingLeadingTrivia.utf8Offset
      guard place >= range.lowerBound else { continue }
      guard place < range.upperBound else { break }
      if case .leftParen = token.tokenKind, let last, names.contains(last.text.lowercased()) {
        count += 1
      }
      last = token
    }
    return count
  }
}
