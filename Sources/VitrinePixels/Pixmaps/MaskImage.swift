/// A plane of coverage or alpha, rows without padding. The largest value of `Value` is 1.0.
public struct MaskImage<Value: FixedWidthInteger & UnsignedInteger & Sendable>: Hashable, Sendable {
    public let width: Int
    public let height: Int
    public var values: [Value]

    /// An empty mask. Sizes are in pixels and not negative.
    @inlinable public init(width: Int, height: Int) {
        precondition(width >= 0 && height >= 0, "a mask has no negative size")
        self.width = width
        self.height = height
        values = [Value](repeating: 0, count: width * height)
    }

    /// A mask of values that are there already, `width * height` of them.
    @inlinable public init(width: Int, height: Int, values: [Value]) {
        precondition(values.count == width * height, "a value per pixel")
        self.width = width
        self.height = height
        self.values = values
    }

    @inlinable public subscript(x: Int, y: Int) -> Value {
        get { values[y * width + x] }
        set { values[y * width + x] = newValue }
    }
}

/// What the rasteriser works with: 65536 levels.
public typealias Mask = MaskImage<UInt16>
public typealias Mask8 = MaskImage<UInt8>
