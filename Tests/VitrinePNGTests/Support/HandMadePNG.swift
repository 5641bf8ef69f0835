/// PNG files of any kind, assembled without libpng or zlib: unfiltered rows in stored blocks.
struct HandMadePNG: CustomStringConvertible, Sendable {
    var width: Int
    var height: Int
    /// The colour type: 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA.
    var colorType: UInt8
    var depth: Int
    var interlaced = false
    /// The RGB entries, for colour type 3.
    var palette: [[UInt8]] = []
    /// The alphas of the palette, or the samples of the transparent colour, for colour types 0, 2 and 3.
    var transparency: [Int] = []
    /// All samples, row by row.
    var samples: [Int] = []

    var description: String {
        "\(width)x\(height) type \(colorType) depth \(depth) interlaced \(interlaced) tRNS \(transparency)"
    }

    var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType, default: 0] }

    /// The meaning of the file: RGBA components with 16 bits if the depth is 16, otherwise with 8.
    var meaning: [Int] {
        let full = depth == 16 ? 65535 : 255
        let raise = colorType == 3 ? 1 : full / (1 << depth - 1)
        return (0..<width * height).flatMap { pixel -> [Int] in
            let own = Array(samples[pixel * channels..<(pixel + 1) * channels])
            let clear = !transparency.isEmpty && own == transparency
            let s = own.map { $0 * raise }
            switch colorType {
            case 0: return [s[0], s[0], s[0], clear ? 0 : full]
            case 2: return [s[0], s[1], s[2], clear ? 0 : full]
            case 3:
                let alpha = own[0] < transparency.count ? transparency[own[0]] : 255
                return palette[own[0]].map(Int.init) + [alpha]
            case 4: return [s[0], s[0], s[0], s[1]]
            default: return s
            }
        }
    }

    /// Returns the bytes of the file.
    ///
    /// - Parameters:
    ///   - early: Chunks before the palette.
    ///   - extra: Chunks between the palette and the pixels.
    func bytes(early: [(String, [UInt8])] = [], extra: [(String, [UInt8])] = []) -> [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        file += Self.chunk(
            "IHDR",
            Self.big(width) + Self.big(height) + [UInt8(depth), colorType, 0, 0, interlaced ? 1 : 0])
        for (kind, data) in early { file += Self.chunk(kind, data) }
        if !palette.isEmpty { file += Self.chunk("PLTE", palette.flatMap { $0 }) }
        if !transparency.isEmpty {
            let data = transparency.flatMap {
                colorType == 3 ? [UInt8($0)] : [UInt8($0 >> 8), UInt8($0 & 255)]
            }
            file += Self.chunk("tRNS", data)
        }
        for (kind, data) in extra { file += Self.chunk(kind, data) }
        file += Self.chunk("IDAT", Self.stored(rows()))
        return file + Self.chunk("IEND", [])
    }

    private func rows() -> [UInt8] {
        guard interlaced else { return rows(x0: 0, dx: 1, y0: 0, dy: 1) }
        // The passes of Adam7: first column, first row, steps.
        let passes = [
            (0, 8, 0, 8), (4, 8, 0, 8), (0, 4, 4, 8), (2, 4, 0, 4), (0, 2, 2, 4), (1, 2, 0, 2), (0, 1, 1, 2),
        ]
        return passes.flatMap { rows(x0: $0.0, dx: $0.1, y0: $0.2, dy: $0.3) }
    }

    private func rows(x0: Int, dx: Int, y0: Int, dy: Int) -> [UInt8] {
        var out: [UInt8] = []
        guard x0 < width else { return out }
        for y in stride(from: y0, to: height, by: dy) {
            out.append(0)
            var bits = 0
            var held = 0
            for x in stride(from: x0, to: width, by: dx) {
                for channel in 0..<channels {
                    held = held << depth | samples[(y * width + x) * channels + channel]
                    bits += depth
                    while bits >= 8 {
                        out.append(UInt8(held >> (bits - 8) & 255))
                        bits -= 8
                    }
                    held &= 0xFFFF
                }
            }
            if bits > 0 { out.append(UInt8(held << (8 - bits) & 255)) }
        }
        return out
    }

    static func chunk(_ kind: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(kind.utf8) + data
        return big(data.count) + body + big(Int(crc(body)))
    }

    /// Returns the chunks of a complete file.
    static func chunks(of bytes: [UInt8]) -> [(name: String, data: [UInt8])] {
        var found: [(String, [UInt8])] = []
        var at = 8
        while at + 12 <= bytes.count {
            let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            found.append(
                (
                    String(decoding: bytes[at + 4..<at + 8], as: UTF8.self),
                    Array(bytes[at + 8..<at + 8 + length])
                ))
            at += length + 12
        }
        return found
    }

    static func big(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }

    /// Returns a zlib stream of stored blocks.
    static func stored(_ data: [UInt8]) -> [UInt8] {
        var out: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let count = min(data.count - start, 65535)
            let last: UInt8 = start + count == data.count ? 1 : 0
            out += [
                last, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8 & 255),
            ]
            out += data[start..<start + count]
            start += count
        } while start < data.count
        var a = 1
        var b = 0
        for byte in data {
            a = (a + Int(byte)) % 65521
            b = (b + a) % 65521
        }
        return out + big(b << 16 | a)
    }

    static func crc(_ data: [UInt8]) -> UInt32 {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in data {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return ~crc
    }
}
