import VitrineThreads

/// A plane of coverage or alpha, in rows without padding. The largest value of `Value` is 1.0.
public struct MaskImage<Value: FixedWidthInteger & UnsignedInteger & Sendable>: Hashable, Sendable {
    public let width: Int
    public let height: Int
    public var values: [Value]

    /// Creates an empty mask. Sizes are in pixels and not negative.
    @inlinable public init(width: Int, height: Int) {
        precondition(width >= 0 && height >= 0, "a mask has no negative size")
        self.width = width
        self.height = height
        values = [Value](repeating: 0, count: width * height)
    }

    /// Creates a mask from `width * height` values.
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

extension Mask {
    /// Creates a mask of rows that several threads compute. Rows that are no longer wanted stay 0.
    ///
    /// - Parameters:
    ///   - rect: The pixels of the mask.
    ///   - workers: The threads.
    ///   - row: Returns the values of row `y` of the rectangle.
    package init(_ rect: PixelRect, _ workers: Workers, row: @Sendable (_ y: Int) -> [UInt16]) {
        self.init(width: rect.width, height: rect.height)
        let rows = workers.map(Array(rect.y0..<rect.y1), whenCancelled: [], row)
        for (index, row) in rows.enumerated() where !row.isEmpty {
            let start = index * rect.width
            values.replaceSubrange(start..<start + rect.width, with: row)
        }
    }
}
