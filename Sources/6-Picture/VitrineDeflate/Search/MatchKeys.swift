/// The keys by which earlier runs of pixels are found: two, four and eight pixels long.
///
/// Eight pixels are one period of the ordered dither. In a dithered gradient nearly every short run of
/// differences occurs nearby, and the latest is seldom the one that goes on for long; the latest of eight
/// pixels is. That, and looking at whole pixels only, makes one try a key find what zlib needs hundreds for.
struct MatchKeys: Sendable {
    /// The number of bytes per pixel, 1...8.
    let pixelBytes: Int
    /// The mask of the bytes, among the first eight, that form the short key.
    private let shortMask: UInt64
    /// The offsets of the last eight bytes of the middle key, and of the middle and last eight of the long
    /// key.
    private let middleEnd: Int
    private let longMiddle: Int
    private let longEnd: Int
    /// The number of bytes within which all keys lie.
    static let reach = 64

    @inline(__always)
    init(pixelBytes: Int) {
        self.pixelBytes = pixelBytes
        let short = min(max(2 * pixelBytes, 4), 8)
        shortMask = UInt64.max >> UInt64(64 - 8 * short)
        middleEnd = max(4 * pixelBytes, 8) - 8
        longEnd = max(8 * pixelBytes, 16) - 8
        longMiddle = longEnd / 2
    }

    @inline(__always)
    static func load(_ pointer: UnsafePointer<UInt8>) -> UInt64 {
        // Little-endian on every machine, so that all of them find the same.
        unsafe UInt64(littleEndian: UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self))
    }

    @inline(__always)
    func short(_ first: UInt64, bits: UInt64) -> Int {
        Int(truncatingIfNeeded: ((first & shortMask) &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- bits))
    }

    @inline(__always)
    func middle(_ first: UInt64, _ pointer: UnsafePointer<UInt8>, bits: UInt64) -> Int {
        let mixed = unsafe Self.mixed(first, Self.load(pointer + middleEnd))
        return Int(truncatingIfNeeded: (mixed &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- bits))
    }

    @inline(__always)
    func long(_ first: UInt64, _ pointer: UnsafePointer<UInt8>, bits: UInt64) -> Int {
        let mixed = unsafe Self.mixed(first, Self.load(pointer + longMiddle))
        let last = unsafe (Self.load(pointer + longEnd) &* 0xD6E8_FEB8_6659_FD93) &>> 11
        return Int(truncatingIfNeeded: ((mixed ^ last) &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- bits))
    }

    @inline(__always)
    private static func mixed(_ first: UInt64, _ second: UInt64) -> UInt64 {
        (first &* 0x9E37_79B9_7F4A_7C15) ^ ((second &* 0xC2B2_AE3D_27D4_EB4F) &>> 9)
    }
}
