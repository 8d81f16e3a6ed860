// Importing UIKit also imports Foundation, and so does importing this module in its place.
@_exported public import Foundation
