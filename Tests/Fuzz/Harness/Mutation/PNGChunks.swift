import VitrineTestSupport

@testable import VitrineDeflate

/// A PNG file as its chunks, so that changes reach beyond their checksums.
struct PNGChunks {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The chunks in the order of the file: four letters, and the bytes.
    var all: [(name: String, data: [UInt8])] = []

    init() {}

    /// Splits a file, or returns `nil` where it is not one.
    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: Self.signature) else { return nil }
        var at = 8
        while at + 12 <= bytes.count {
            let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            guard at + 12 + length <= bytes.count else { break }
            all.append(
                (
                    String(decoding: bytes[at + 4..<at + 8], as: UTF8.self),
                    Array(bytes[at + 8..<at + 8 + length])
                ))
            at += 12 + length
        }
        guard !all.isEmpty else { return nil }
    }

    /// The bytes of the file, with right checksums.
    var bytes: [UInt8] {
        Self.signature
            + all.flatMap { name, data -> [UInt8] in
                let body = Array(name.utf8.prefix(4)) + data
                let sum = unsafe body.withUnsafeBufferPointer { unsafe CRC32.value(of: $0) }
                return Self.big(data.count) + body + Self.big(Int(sum))
            }
    }

    static func big(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    /// Returns a zlib stream of stored blocks.
    static func stored(_ data: [UInt8]) -> [UInt8] {
        var out: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let count = min(data.count - start, 65_535)
            let (low, high) = (UInt8(count & 255), UInt8(count >> 8))
            out += [start + count == data.count ? 1 : 0, low, high, ~low, ~high]
            out += data[start..<start + count]
            start += count
        } while start < data.count
        let (a, b) = data.reduce((1, 0)) { sums, byte in
            let a = (sums.0 + Int(byte)) % 65_521
            return (a, (sums.1 + a) % 65_521)
        }
        return out + big(b << 16 | a)
    }

    private static let names = [
        "IHDR", "PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "cICP", "sBIT", "tEXt", "zTXt", "iTXt",
        "pHYs", "bKGD",
        "hIST", "tIME", "eXIf", "acTL", "fcTL", "IDAT", "IEND", "abcd", "ABCD",
    ]

    /// Changes one chunk, or their order.
    mutating func change(using random: inout SeededGenerator) {
        let at = Int.random(in: all.indices, using: &random)
        switch Int.random(in: 0..<9, using: &random) {
        case 0: all.remove(at: at)
        case 1: all.insert(all[at], at: Int.random(in: all.indices, using: &random))
        case 2: all.swapAt(at, Int.random(in: all.indices, using: &random))
        case 3:
            let name = Self.names.randomElement(using: &random, or: "abcd")
            let data = (0..<[0, 1, 4, 9, 32].randomElement(using: &random, or: 0)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            all.insert((name, data), at: Int.random(in: 0...all.count, using: &random))
        case 4: all[at].name = Self.names.randomElement(using: &random, or: "abcd")
        case 5, 6:
            // The header says how everything else is read.
            guard all[0].name == "IHDR", all[0].data.count == 13 else { return }
            let place = [0, 4, 3, 7, 8, 9, 12].randomElement(using: &random, or: 8)
            if place < 8 {
                ByteMutation.number(in: &all[0].data, at: place, using: &random)
            } else {
                all[0].data[place] = [0, 1, 2, 3, 4, 6, 8, 16].randomElement(using: &random, or: 8)
            }
        default: all[at].data = ByteMutation.apply(to: all[at].data, with: all[0].data, using: &random)
        }
        if all.isEmpty { all = [("IEND", [])] }
    }
}
