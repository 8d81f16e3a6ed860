import HeadlessUIKit
import StackLayout
import Testing
import ViewSupport
