import LayoutModel
import PlumbLanguage

/// The device and bars that scenes are laid out on.
struct Canvas: Sendable {
  /// The device; `nil` for the square canvas of Xcode 7 and earlier, and if the file names none.
  let device: CanvasDevice?
  /// The size classes that select variations.
  let sizeClasses: SizeClasses
  /// Whether the canvas is that of the file, so that the frames in the file are valid on it.
  let isOwn: Bool
  /// The bars above and below the views of controllers.
  private let bars: Bars

  /// Creates the canvas that a file and a request ask for.
  ///
  /// - Throws: A diagnostic if the request names an unknown device or size class.
  init(_ document: InterfaceDocument, _ request: SceneRequest) throws(Diagnostic) {
    var device = document.canvas
    if let wish = request.device {
      guard let other = CanvasDevice(named: wish) else {
        let all = CanvasDevice.ids + Device.all.map(\.name)
        let nearest = Similarity.nearest(to: wish, among: all)
        throw document.diagnostic(
          "no device is called \"\(wish.excerpt)\"",
          note: nearest.map { "did you mean \($0)?" } ?? "such as retina6_12, or iPhone 15")
      }
      device = other
    }
    var sizeClasses = device?.sizeClasses ?? SizeClasses(width: nil, height: nil)
    if let wish = request.variation {
      guard let other = SizeClasses(key: wish) else {
        throw document.diagnostic(
          "no size classes are written \"\(wish.excerpt)\"",
          note: "such as widthClass=compact or heightClass=regular-widthClass=regular")
      }
      sizeClasses = other
    }
    let own = document.canvas
    // A device with the same screen under another name counts as the same.
    isOwn =
      device?.size == own?.size && device?.safeArea == own?.safeArea
      && sizeClasses == (own?.sizeClasses ?? SizeClasses(width: nil, height: nil))
    self.device = device
    self.sizeClasses = sizeClasses
    bars = Bars(document)
  }

  /// Returns the safe area of the view of a controller, given by its element; `nil` stands for a
  /// view without a controller.
  func safeArea(of controller: Int?) -> EdgeInsets {
    var area = device?.safeArea ?? EdgeInsets(top: 20)
    if let controller {
      // Bars are lower on a phone that lies on its side; a tab bar only where titles stand beside small
      // images, for lack of width.
      let isLow = sizeClasses.height == .compact
      let isNarrow = isLow && sizeClasses.width == .compact
      if bars.hasNavigationBar.contains(controller) { area.top += isLow ? Self.lowBar : 44 }
      if bars.hasTabBar.contains(controller) { area.bottom += isNarrow ? Self.lowBar : 49 }
    }
    return area
  }

  /// The height of a bar where the height of the screen is compact.
  private static let lowBar = 32.0
}

/// The controllers that show bars, as far as the segues of a storyboard tell.
struct Bars: Sendable {
  /// The controllers inside navigation controllers, by their elements.
  private(set) var hasNavigationBar: Set<Int> = []
  /// The controllers inside tab bar controllers, by their elements.
  private(set) var hasTabBar: Set<Int> = []

  init(_ document: InterfaceDocument) {
    let tree = document.tree
    var next: [Int: [(kind: String, target: Int)]] = [:]
    var (withNavigation, withTabs): ([Int], [Int]) = ([], [])
    for (index, node) in tree.nodes.enumerated() {
      if node.name == "navigationController" { withNavigation.append(index) }
      if node.name == "tabBarController" { withTabs.append(index) }
      guard node.name == "segue",
        let target = node["destination"].flatMap({ document.elements[$0] })
      else { continue }
      var holder: Int? = node.parent
      while let element = holder, !tree[element].name.hasSuffix("ontroller") {
        holder = tree[element].parent
      }
      if let holder { next[holder, default: []].append((node["kind"] ?? "", target)) }
    }
    func reached(from start: [Int]) -> Set<Int> {
      var seen: Set<Int> = []
      var open = start
      while let controller = open.popLast() {
        for (kind, target) in next[controller] ?? []
        where ["relationship", "show", "push"].contains(kind) && seen.insert(target).inserted {
          open.append(target)
        }
      }
      return seen
    }
    hasNavigationBar = reached(from: withNavigation)
    hasTabBar = reached(from: withTabs)
    for (index, node) in tree.nodes.enumerated() {
      if node.name == "nil", let holder = node.parent {
        if node.key == "simulatedTopBarMetrics" { hasNavigationBar.remove(holder) }
        if node.key == "simulatedBottomBarMetrics" { hasTabBar.remove(holder) }
      }
      if node.name == "simulatedNavigationBarMetrics", let holder = node.parent {
        hasNavigationBar.insert(holder)
      }
      if node.name == "simulatedTabBarMetrics", let holder = node.parent {
        hasTabBar.insert(holder)
      }
      if node["hidesBottomBarWhenPushed"] == "YES" { hasTabBar.remove(index) }
    }
  }
}
