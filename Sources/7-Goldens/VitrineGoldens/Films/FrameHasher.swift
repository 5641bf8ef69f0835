import VitrineGeometry
import VitrinePixels

/// The hashes of the frames of a film: of each the 64-bit FNV-1a hash of its width and height and of the
/// hashes of its rows, each number with the lowest byte first.
///
/// Only rows that have changed since the frame before are hashed again.
package struct FrameHasher {
    private var rows: [UInt64] = []
    private var last = ""

    package init() {}

    /// Returns the hash of the next frame.
    ///
    /// - Parameters:
    ///   - image: The frame, of the same size as those before.
    ///   - changed: The rows that may differ from the frame before.
    package mutating func digits(_ image: RGBA8Image, changed: Range<Int>) -> String {
        let isFirst = rows.count != image.height
        if isFirst { rows = Array(repeating: 0, count: image.height) }
        let span = isFirst ? 0..<image.height : changed.clamped(to: 0..<image.height)
        if !isFirst, span.isEmpty { return last }
        for y in span {
            let start = y * image.width * 4
            rows[y] = FNV1a64.hash(Array(image.components[start..<start + image.width * 4]))
        }
        let sides = [image.width, image.height].flatMap { Self.bytes(UInt32(truncatingIfNeeded: $0)) }
        last = FNV1a64.digits(sides + rows.flatMap { Self.bytes($0) })
        return last
    }

    private static func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
        stride(from: 0, to: Number.bitWidth, by: 8).map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
