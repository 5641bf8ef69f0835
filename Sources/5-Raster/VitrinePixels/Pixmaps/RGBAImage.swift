/// A picture in the layout that image files use: interleaved red, green, blue and alpha, not premultiplied,
/// in rows without padding.
///
/// `Component` is `UInt8` or `UInt16`; its largest value represents 1.0.
public struct RGBAImage<Component: FixedWidthInteger & UnsignedInteger & Sendable>: Hashable, Sendable {
    public let width: Int
    public let height: Int
    /// The components, `width * height * 4` of them.
    public var components: [Component]

    @inlinable public init(width: Int, height: Int, components: [Component]) {
        precondition(components.count == width * height * 4, "four components per pixel")
        self.width = width
        self.height = height
        self.components = components
    }
}

public typealias RGBA8Image = RGBAImage<UInt8>
public typealias RGBA16Image = RGBAImage<UInt16>
