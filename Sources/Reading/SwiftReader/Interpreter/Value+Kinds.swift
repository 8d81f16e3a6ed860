import DialectCore
import LayoutModel
import PlumbLanguage

/// What members and arguments of certain types are known to be.
extension Value {
  var asFrame: Frame {
    get throws(Failure) {
      if case .frame(let frame) = self { return frame }
      throw isNot("a rectangle")
    }
  }

  var asPoint: Point {
    get throws(Failure) {
      if case .point(let point) = self { return point }
      throw isNot("a point")
    }
  }

  var asSize: Size {
    get throws(Failure) {
      if case .size(let size) = self { return size }
      throw isNot("a size")
    }
  }

  var asInsets: EdgeInsets {
    get throws(Failure) {
      if case .insets(let insets) = self { return insets }
      throw isNot("insets")
    }
  }

  var asFont: Font {
    get throws(Failure) {
      if case .font(let font) = self { return font }
      throw isNot("a font")
    }
  }

  var asText: String {
    get throws(Failure) {
      if case .text(let text) = self { return text }
      throw isNot("a text")
    }
  }

  var asStackLayout: ViewRef {
    get throws(Failure) {
      if case .stackLayout(let stackLayout) = self { return stackLayout }
      throw isNot("a StackLayout")
    }
  }

  var asPlan: PlanRef {
    get throws(Failure) {
      if case .plan(let plan) = self { return plan }
      throw isNot("a plan")
    }
  }

  var asItem: ItemRef {
    get throws(Failure) {
      if case .item(let item) = self { return item }
      throw isNot("a view")
    }
  }

  var asActivation: ActivationRef {
    get throws(Failure) {
      if case .activation(let activation) = self { return activation }
      throw isNot("an activation")
    }
  }

  var asSpacerValue: StackLength {
    get throws(Failure) {
      if case .spacerValue(let value) = self { return value }
      throw isNot("a length")
    }
  }

  private func isNot(_ kind: String) -> Failure { Failure(.swift, "\(inWords) is not \(kind)") }
}
