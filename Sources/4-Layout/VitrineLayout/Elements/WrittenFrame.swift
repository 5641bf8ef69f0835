import VitrineSource

/// What a scene says beside a frame, which decides what its size may surprise with.
package struct WrittenFrame: Sendable {
    /// The place of the frame.
    package let mark: SourceMark
    /// `true` if larger content is meant: it is clipped, or made to fill the frame.
    package let holdsMore: Bool
    /// A key that stands before `frame`, and paints around the frame rather than around what is in it.
    package let earlier: (key: String, mark: SourceMark)?
    /// The uses of components that led to the node.
    package let useSites: [Diagnostic.UseSite]

    package init(
        at mark: SourceMark, holdsMore: Bool, earlier: (key: String, mark: SourceMark)?,
        useSites: [Diagnostic.UseSite]
    ) {
        self.mark = mark
        self.holdsMore = holdsMore
        self.earlier = earlier
        self.useSites = useSites
    }
}
