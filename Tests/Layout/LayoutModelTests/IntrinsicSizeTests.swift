import LayoutModel
import Testing

/// What each kind of view would like to be.
@Suite struct IntrinsicSizeTests {
  private func content(
    _ kind: Item.Kind, _ text: String? = nil, size: Double? = nil, lines: Int = 1,
    width: Double? = nil, scale: Double? = nil
  ) -> [Double?] {
    let intrinsic = IntrinsicSize(
      of: kind, text: text, font: size.map { Font(size: $0) }, lines: lines, width: width,
      scale: scale)
    return [intrinsic.content.horizontal, intrinsic.content.vertical]
  }

  @Test func labelsAreRoundedUpToPixels() {
    // Interface Builder's own label on two pixels a point.
    #expect(content(.label, "Label") == [41.5, 20.5])
    #expect(content(.label, "Label", scale: 1) == [42, 21])
    #expect(content(.label, "Label", scale: 3).map { ($0 ?? 0) * 3 } == [124, 61])
    #expect(content(.label, "Label", size: 12).last == 14.5)
  }

  @Test func aLabelThatSaysNothingHasNoSize() {
    #expect(content(.label) == [0, 0])
    #expect(content(.label, "") == [0, 0])
  }

  @Test func onlyLabelsOfSeveralLinesBreakThem() {
    let text = "A label of many words"
    #expect(content(.label, text, width: 60) == content(.label, text))
    #expect(content(.label, text, lines: 0, width: 100).last == 41)
    #expect(content(.label, text, lines: 2, width: 40).last == 41)
    #expect(content(.label, text, lines: 0) == content(.label, text))
  }

  @Test func aBrokenLabelFitsIntoTheWidthItAsksFor() {
    let text = "Location manager not updating locations because it was told to stop"
    for width in stride(from: 90.0, to: 500, by: 7) {
      let first = content(.label, text, lines: 0, width: width)
      #expect(content(.label, text, lines: 0, width: first[0]) == first)
    }
  }

  /// As in the storyboards of Interface Builder.
  @Test func controlsHaveTheSizesOfUIKit() {
    #expect(content(.button, "Cancel") == [48, 30])
    #expect(content(.button, "OFF") == [30, 30])
    #expect(content(.button, "Play", size: 25)[1] == 42)
    #expect(content(.button, "Print Selected dates", size: 13) == [123, 28])
    #expect(content(.field) == [32, 34])
    #expect(content(.field, "Password")[1] == 34)
    #expect(content(.segmented, "Regular|Light|Subtle") == [200, 31])
    #expect(content(.segmented, "None | Gray | Color | Blur") == [211, 31])
    #expect(content(.switch) == [49, 31])
    #expect(content(.stepper) == [94, 32])
    #expect(content(.spinner) == [20, 20])
    #expect(content(.slider) == [nil, 34])
    #expect(content(.progress) == [nil, 4])
  }

  @Test(arguments: [Item.Kind.view, .image, .textview, .spacer, .scroll, .stack, .guide])
  func someHaveNone(_ kind: Item.Kind) { #expect(content(kind, "text") == [nil, nil]) }

  @Test func theBaselinesOfALineAreOne() {
    for kind in [Item.Kind.label, .button, .field, .segmented] {
      for size in [11.0, 13, 15, 17, 28] {
        for scale in [1.0, 2, 3] {
          let intrinsic = IntrinsicSize(
            of: kind, text: "Title", font: Font(size: size), scale: scale)
          guard case .offsets(let first, let last) = intrinsic.baselines,
            let height = intrinsic.content.vertical
          else {
            Issue.record("\(kind) has no baselines")
            continue
          }
          #expect(abs(first + last - height) < 0.000_001)
          #expect(first > last)
        }
      }
    }
  }

  /// A 17-point label stands 4 points below a 15-point button with the same baseline,: so do
  /// Interface Builder's.
  @Test func baselinesAreWhereInterfaceBuilderHasThem() {
    #expect(
      IntrinsicSize(of: .label, text: "Width:").baselines == .offsets(first: 16.5, last: 4))
    #expect(
      IntrinsicSize(of: .button, text: "0").baselines == .offsets(first: 20.5, last: 9.5))
  }

  @Test func controlsThatSayWhatTheyAreKeepTheirSize() {
    #expect(Item.Kind.label.usualHugging == PerAxis(250))
    #expect(Item.Kind.switch.usualHugging == PerAxis(750))
    #expect(Item.Kind.progress.usualHugging == PerAxis(horizontal: 250, vertical: 750))
    #expect(Item.Kind.allCases.allSatisfy { $0.usualResistance == PerAxis(750) })
  }
}
