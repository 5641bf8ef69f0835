import VitrinePixels
import VitrineThreads

/// The pixels in which a picture differs from another.
struct FrameDifference: Hashable, Sendable {
    /// The smallest rectangle that contains them, which is empty if there are none.
    var bounds = PixelRect(width: 0, height: 0)
    /// The number of pixels that differ.
    var count = 0
    /// `true` if all of them are opaque in the new picture.
    var isOpaque = true
    /// `true` if one of them has the colour that stands for no colour.
    var hasClearColor = false

    /// Compares two pictures of one size.
    ///
    /// - Parameters:
    ///   - new: The new picture.
    ///   - old: The picture before; `nil` if all pixels of the new one count as different.
    ///   - part: The part of the picture that may differ.
    ///   - workers: The threads to use.
    init<Component>(
        of new: RGBAImage<Component>, from old: RGBAImage<Component>?, within part: PixelRect,
        workers: Workers
    ) {
        let part = part.intersection(PixelRect(width: new.width, height: new.height))
        if part.isEmpty { return }
        let bandRows = max(Self.bandPixels / part.width, 1)
        let bands = stride(from: part.y0, to: part.y1, by: bandRows).map { start in
            part.part(inRows: start..<min(start + bandRows, part.y1))
        }
        let width = new.width
        let found = workers.map(bands) { band -> FrameDifference in
            unsafe new.components.withUnsafeBytes { new -> FrameDifference in
                guard let new = new.baseAddress else { return FrameDifference() }
                guard let old else { return unsafe Self.compare(new, nil, width, band, Component.self) }
                return unsafe old.components.withUnsafeBytes { old in
                    unsafe Self.compare(new, old.baseAddress, width, band, Component.self)
                }
            }
        }
        self = found.reduce(FrameDifference()) { $0.adding($1) }
    }

    private init() {}

    /// The approximate number of pixels that one thread compares at a time.
    private static let bandPixels = 1 << 16

    private func adding(_ other: FrameDifference) -> FrameDifference {
        var sum = self
        sum.bounds = PixelRect(containing: [bounds, other.bounds])
        sum.count += other.count
        sum.isOpaque = isOpaque && other.isOpaque
        sum.hasClearColor = hasClearColor || other.hasClearColor
        return sum
    }

    private static func compare<Component: FixedWidthInteger & UnsignedInteger>(
        _ new: UnsafeRawPointer, _ old: UnsafeRawPointer?, _ width: Int, _ part: PixelRect,
        _: Component.Type
    ) -> FrameDifference {
        let clear = ClearColor.components(of: Component.self)
        return Component.bitWidth == 8
            ? unsafe compare(new, old, width, part, clear: FramePixels<UInt32>.word(clear))
            : unsafe compare(new, old, width, part, clear: FramePixels<UInt64>.word(clear))
    }

    private static func compare<Word: FixedWidthInteger & UnsignedInteger & Sendable>(
        _ new: UnsafeRawPointer, _ old: UnsafeRawPointer?, _ width: Int, _ part: PixelRect, clear: Word
    ) -> FrameDifference {
        typealias Pixels = FramePixels<Word>
        let alpha = Pixels.alpha
        var found = FrameDifference()
        for y in part.rows {
            var (first, end) = (y &* width &+ part.x0, y &* width &+ part.x1)
            if let old = unsafe old {
                while first < end, unsafe Pixels.at(first, new) == Pixels.at(first, old) { first &+= 1 }
                while end > first, unsafe Pixels.at(end &- 1, new) == Pixels.at(end &- 1, old) { end &-= 1 }
            }
            if first == end { continue }
            for index in first..<end {
                let pixel = unsafe Pixels.at(index, new)
                if let old = unsafe old, unsafe pixel == Pixels.at(index, old) { continue }
                found.count &+= 1
                if pixel & alpha != alpha { found.isOpaque = false }
                if pixel == clear { found.hasClearColor = true }
            }
            let row = PixelRect(x0: first - y * width, y0: y, x1: end - y * width, y1: y + 1)
            found.bounds = found.bounds.isEmpty ? row : found.bounds.union(row)
        }
        return found
    }
}
