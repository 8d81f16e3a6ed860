import HeadlessUIKit
import Stacks
import Testing
import ViewSupport
