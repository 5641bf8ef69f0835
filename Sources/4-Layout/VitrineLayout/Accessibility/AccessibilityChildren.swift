/// How the nodes in a node are read out, as in SwiftUI.
package enum AccessibilityChildren: String, Sendable, CaseIterable {
    /// As one, which has what all of them say.
    case combine
    /// Each by itself.
    case contain
    /// Not at all: the node itself is read out.
    case ignore
}
