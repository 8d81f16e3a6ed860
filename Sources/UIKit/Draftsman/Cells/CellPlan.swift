import Foundation
public import HeadlessUIKit

/// The cell for an item: its class, how it is created and how it is filled.
@preconcurrency @MainActor
public struct CellPlan<Base: UIView> {
  let type: UIView.Type
  let make: () -> Base?
  let fill: (Base) -> Void
}

/// A cell of a table or collection.
@preconcurrency @MainActor
public protocol RenderableCell: UIView {
  /// The class that all cells of such a list inherit from.
  associatedtype Base: UIView
}

extension UITableViewCell: RenderableCell {
  /// The class that all cells of tables inherit from.
  public typealias Base = UITableViewCell
}

extension UICollectionViewCell: RenderableCell {
  /// The class that all cells of collections inherit from.
  public typealias Base = UICollectionViewCell
}

extension RenderableCell {
  /// Returns a plan for a cell of this class, which a closure fills each time the item is
  /// displayed.
  ///
  /// New cells are created with `init?(coder:)`, the only initializer that all classes of views
  /// have, because without the Objective-C runtime no other one can be found.
  public static func render(_ applicator: @escaping (Self) -> Void) -> CellPlan<Base> {
    render(Self(coder: NSCoder()), applicator)
  }

  /// Returns a plan for a cell that is created by an expression and filled by a closure.
  public static func render(
    _ make: @escaping @autoclosure () -> Self?, _ applicator: @escaping (Self) -> Void
  ) -> CellPlan<Base> {
    CellPlan(type: Self.self, make: { make() as? Base }) { cell in
      if let cell = cell as? Self { applicator(cell) }
    }
  }
}

/// Returns a plan for a cell of a class, which a closure fills each time the item is displayed.
@preconcurrency @MainActor
public func render<Cell: RenderableCell>(
  _ type: Cell.Type, _ applicator: @escaping (Cell) -> Void
) -> CellPlan<Cell.Base> { Cell.render(applicator) }

/// A result builder for the cell of an item, which supports `if` and `switch`.
@preconcurrency @MainActor
@resultBuilder
public enum CellBuilder {
  /// Builds an expression that is a cell.
  public static func buildExpression<Base>(_ cell: CellPlan<Base>) -> CellPlan<Base> { cell }
  /// Builds a block, which must contain just one cell.
  public static func buildBlock<Base>(_ cell: CellPlan<Base>) -> CellPlan<Base> { cell }
  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<Base>(first cell: CellPlan<Base>) -> CellPlan<Base> { cell }
  /// Builds the other branch of an `if` or `switch`.
  public static func buildEither<Base>(second cell: CellPlan<Base>) -> CellPlan<Base> { cell }
}
