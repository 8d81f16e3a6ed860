import LayoutModel
import PlumbLanguage

extension Command {
  static let baseline = Command(
    Calls.baseline, .build, "sets where the baselines of a view are",
    details: [
      "first is the distance from the top, last the distance from the bottom. Views",
      "that show text take them from their font, all others have them at their edges;",
      "usual restores that. Baselines of imported views are unknown: they may be",
      "anywhere.",
    ], example: "baseline title first 15 last 5", related: ["stack", "label"],
    action: .edit { (reader, layout, call) throws(Diagnostic) in
      let (view, baseline) = call
      let baselines: Item.Baselines?
      switch baseline {
      case .usual: baselines = nil
      case .unknown: baselines = .unknown
      case .offsets(let first, let last):
        var old = (first: 0.0, last: 0.0)
        if case .offsets(let first, let last) = view.baselines { old = (first, last) }
        baselines = .offsets(first: first ?? old.first, last: last ?? old.last)
      }
      try reader.doing(at: view.place) { () throws(LayoutError) in
        try layout.set(\.baselines, of: view.id, to: baselines)
      }
      return []
    })
}
