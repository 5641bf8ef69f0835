/// Exif data that state an orientation, as the chunk `eXIf` of a PNG file holds them.
public struct ExifData: Sendable, CustomStringConvertible {
    public var orientation: Int
    public var isBigEndian: Bool
    /// The type of the value: 3 is a number of 16 bits.
    public var type = 3
    public var count = 1
    /// The offset of the directory; 8 is the first place behind the header.
    public var directory = 8
    /// Entries before that of the orientation.
    public var others = 0
    /// The number of entries that the directory states beyond those that are there.
    public var missing = 0

    public init(_ orientation: Int, isBigEndian: Bool = true) {
        self.orientation = orientation
        self.isBigEndian = isBigEndian
    }

    /// Each of the orientations in both byte orders.
    public static let all = (1...8).flatMap { [ExifData($0), ExifData($0, isBigEndian: false)] }

    public var description: String { "orientation \(orientation) \(isBigEndian ? "MM" : "II")" }

    public var bytes: [UInt8] {
        var data: [UInt8] = isBigEndian ? [0x4D, 0x4D] : [0x49, 0x49]
        data += number(42, bytes: 2) + number(directory, bytes: 4)
        data += [UInt8](repeating: 0, count: max(min(directory, 64) - 8, 0))
        data += number(others + 1 + missing, bytes: 2)
        for index in 0..<others {
            data += number(0x10F + index % 3, bytes: 2) + number(2, bytes: 2)
            data += number(4, bytes: 4) + [97, 98, 99, 0]
        }
        data += number(0x112, bytes: 2) + number(type, bytes: 2) + number(count, bytes: 4)
        data += number(orientation, bytes: 2) + [0, 0]
        return data + number(0, bytes: 4)
    }

    private func number(_ value: Int, bytes count: Int) -> [UInt8] {
        let big = (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
        return isBigEndian ? big : big.reversed()
    }
}
