import Foundation
public import HeadlessUIKit

/// A class of cells and what to do with one: what a list shows for an item.
@preconcurrency @MainActor
public struct CellPlan<Base: UIView> {
  let type: UIView.Type
  let make: () -> Base?
  let fill: (Base) -> Void
}

/// A cell of a table or a collection.
@preconcurrency @MainActor
public protocol RenderableCell: UIView {
  /// The class of all cells of such a list.
  associatedtype Base: UIView
}

extension UITableViewCell: RenderableCell {
  /// All cells of tables.
  public typealias Base = UITableViewCell
}

extension UICollectionViewCell: RenderableCell {
  /// All cells of collections.
  public typealias Base = UICollectionViewCell
}

extension RenderableCell {
  /// A cell of this class that is filled by a closure, each time its item is shown.
  ///
  /// Where a list needs another cell it is made by `init?(coder:)`, the one initializer that every
  /// class of views has; there is no runtime here that could call another one.
  public static func render(_ applicator: @escaping (Self) -> Void) -> CellPlan<Base> {
    render(Self(coder: NSCoder()), applicator)
  }

  /// A cell that is made by an expression where a list needs another one, and filled by a closure.
  public static func render(
    _ make: @escaping @autoclosure () -> Self?, _ applicator: @escaping (Self) -> Void
  ) -> CellPlan<Base> {
    CellPlan(type: Self.self, make: { make() as? Base }) { cell in
      if let cell = cell as? Self { applicator(cell) }
    }
  }
}

/// A cell of a class that is filled by a closure, each time its item is shown.
@preconcurrency @MainActor
public func render<Cell: RenderableCell>(
  _ type: Cell.Type, _ applicator: @escaping (Cell) -> Void
) -> CellPlan<Cell.Base> { Cell.render(applicator) }

/// Which cell a list shows for an item, with `if` and `switch`.
@preconcurrency @MainActor
@resultBuilder
public enum CellBuilder {
  /// A cell.
  public static func buildExpression<Base>(_ cell: CellPlan<Base>) -> CellPlan<Base> { cell }
  /// The one cell.
  public static func buildBlock<Base>(_ cell: CellPlan<Base>) -> CellPlan<Base> { cell }
  /// The first branch.
  public static func buildEither<Base>(first cell: CellPlan<Base>) -> CellPlan<Base> { cell }
  /// The second branch.
  public static func buildEither<Base>(second cell: CellPlan<Base>) -> CellPlan<Base> { cell }
}
