import LayoutModel
import PlumbLanguage

/// The surroundings that scenes are laid out in.
struct Canvas: Sendable {
  /// The device; nil for the square canvas of Xcode 7 and before, and where a file names none.
  let device: CanvasDevice?
  /// The size classes that variations are chosen by.
  let sizeClasses: SizeClasses
  /// Whether it is that of the file, so that the frames in it are those that it gives.
  let isOwn: Bool
  /// The bars above and below the view of each controller, by its element.
  private let bars: Bars

  /// What a file and a request ask for.
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
    // Another name of the same screen is no other device.
    isOwn =
      device?.size == own?.size && device?.safeArea == own?.safeArea
      && sizeClasses == (own?.sizeClasses ?? SizeClasses(width: nil, height: nil))
    self.device = device
    self.sizeClasses = sizeClasses
    bars = Bars(document)
  }

  /// What the screen and the bars cover of the view of a controller; nil for a view without one.
  func safeArea(of controller: Int?) -> EdgeInsets {
    var area = device?.safeArea ?? EdgeInsets(top: 20)
    if let controller {
      if bars.hasNavigationBar.contains(controller) { area.top += 44 }
      if bars.hasTabBar.contains(controller) { area.bottom += 49 }
    }
    return area
  }
}

/// Which controllers show bars, as far as the segues of a storyboard tell.
struct Bars: Sendable {
  /// Those inside of navigation controllers.
  private(set) var hasNavigationBar: Set<Int> = []
  /// Those inside of tab bar controllers.
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
