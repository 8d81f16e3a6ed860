// Whoever imports UIKit gets Foundation with it; so does whoever imports this module in its place.
@_exported public import Foundation
