import VitrineSource

/// What a scene says beside a frame, which decides what its size may surprise with.
package struct WrittenFrame: Sendable {
    /// The place of the frame.
    package let mark: SourceMark
    /// `true` if larger content is meant: it is clipped, or made to fill the frame.
    package let holdsMore: Bool
    /// A key that stands before `frame`, and acts on the frame rather than on what is in it.
    package struct Key: Sendable {
        package let name: String
        package let mark: SourceMark
        /// `true` if it shows in a frame that is larger than its content alone.
        package let needsLarger: Bool
        /// `true` if it clips to a circle, which shows where the circle of the frame is another.
        package let isCircle: Bool

        package init(name: String, mark: SourceMark, needsLarger: Bool, isCircle: Bool) {
            self.name = name
            self.mark = mark
            self.needsLarger = needsLarger
            self.isCircle = isCircle
        }
    }

    package let earlier: Key?
    /// The uses of components that led to the node.
    package let useSites: [Diagnostic.UseSite]

    package init(
        at mark: SourceMark, holdsMore: Bool, earlier: Key?,
        useSites: [Diagnostic.UseSite]
    ) {
        self.mark = mark
        self.holdsMore = holdsMore
        self.earlier = earlier
        self.useSites = useSites
    }
}
