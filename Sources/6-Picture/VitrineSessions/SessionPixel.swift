import VitrineDisplayList
import VitrinePixels

/// The colours of one pixel, from the first item that may paint it to the last.
public struct SessionPixel: Hashable, Sendable {
    /// An item and what it does to the pixel.
    public struct Layer: Hashable, Sendable {
        /// The node that the item came from.
        public var source: String
        /// The kind of item, such as `fill` or `glass`.
        public var kind: String
        /// The premultiplied colour before the item is painted.
        public var before: SIMD4<UInt16>
        /// The premultiplied colour after it.
        public var after: SIMD4<UInt16>
    }

    /// The premultiplied colour in the picture.
    public var color: SIMD4<UInt16>
    /// The items that change the pixel, in painter's order.
    public var layers: [Layer]

    /// Returns the straight components of a premultiplied colour as `#RRGGBBAA`.
    public static func hex(_ color: SIMD4<UInt16>) -> String {
        func byte(_ value: UInt16) -> Int {
            color.w == 0 ? 0 : min((Int(value) * 255 + Int(color.w) / 2) / Int(color.w), 255)
        }
        let alpha = (Int(color.w) * 255 + 32767) / 65535
        let parts = [byte(color.x), byte(color.y), byte(color.z), alpha]
        return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
}
