/// A plane of coverage or alpha, in rows without padding. The largest value of `Value` is 1.0.
public struct MaskImage<Value: FixedWidthInteger & UnsignedInteger & Sendable>: Hashable, Sendable {
    public let width: Int
    public let height: Int
    public var values: [Value]

    /// Makes an empty mask. Sizes are in pixels and not negative.
    @inlinable public init(width: Int, height: Int) {
        precondition(width >= 0 && height >= 0, "a mask has no negative size")
        self.width = width
        self.height = height
        values = [Value](repeating: 0, count: width * height)
    }

    /// Makes a mask from `width * height` values.
    @inlinable public init(width: Int, height: Int, values: [Value]) {
        precondition(values.count == width * height, "a value per pixel")
        self.width = width
        self.height = height
        self.values = values
    }
}

/// The mask format of the rasteriser, with 65536 levels.
public typealias Mask = MaskImage<UInt16>
public typealias Mask8 = MaskImage<UInt8>
