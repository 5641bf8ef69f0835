import VitrineSource

/// A clip to a circle that stands before the padding of its node, for a note: in SwiftUI it would be the
/// circle of what the padding surrounds, which may be the same.
package struct WrittenClip: Sendable {
    /// The place of the key.
    package let mark: SourceMark
    /// The uses of components that led to the node.
    package let useSites: [Diagnostic.UseSite]

    package init(at mark: SourceMark, useSites: [Diagnostic.UseSite]) {
        self.mark = mark
        self.useSites = useSites
    }
}
