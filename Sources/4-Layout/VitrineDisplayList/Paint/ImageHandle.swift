/// A picture that is passed on unseen: only what paints it looks at its content.
public struct ImageHandle: Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The pixels, in a form that the rasteriser knows.
    public let content: any Hashable & Sendable

    /// Creates a handle of a picture.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - content: The pixels, in a form that the rasteriser knows. Of any other, nothing is seen.
    public init(width: Int, height: Int, content: some Hashable & Sendable) {
        self.width = width
        self.height = height
        self.content = content
    }
}

extension ImageHandle: Hashable {
    public static func == (a: ImageHandle, b: ImageHandle) -> Bool {
        a.width == b.width && a.height == b.height && a.content.isEqual(to: b.content)
    }

    /// Hashes only the size, because hashing millions of pixels would be slow.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }
}

extension Hashable {
    /// Returns `true` for an equal value of the same type.
    fileprivate func isEqual(to other: any Hashable) -> Bool { (other as? Self) == self }
}
