public import Foundation

extension IndexPath {
  /// The row of a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The item of a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// Which section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// Which row of the section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// Which item of the section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
