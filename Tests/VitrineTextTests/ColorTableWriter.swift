@testable import VitrineText

/// A writer of the tables `COLR` and `CPAL` for tests: paints as bytes, each after those that refer to it.
struct ColorTableWriter {
    /// A paint: its format and numbers, with the paints and colour lines that it refers to by their distance.
    indirect enum Part {
        case u8(Int)
        case u16(Int)
        case u32(UInt32)
        /// A number of 2.14 bits.
        case share(Double)
        /// A number of 16.16 bits.
        case fixed(Double)
        /// The distance to bytes that follow, in 24 bits.
        case reference([Part])
    }

    /// The paints of glyphs, by the glyphs in ascending order.
    var glyphs: [(glyph: Int, paint: [Part])] = []
    var layers: [[Part]] = []
    var clips: [(glyph: Int, box: [Int])] = []

    static func bytes(_ parts: [Part]) -> [UInt8] {
        var size = 0
        for part in parts {
            switch part {
            case .u8: size += 1
            case .u16, .share: size += 2
            case .reference: size += 3
            case .u32, .fixed: size += 4
            }
        }
        var head: [UInt8] = []
        var tail: [UInt8] = []
        for part in parts {
            switch part {
            case .u8(let value): head += big(value, 1)
            case .u16(let value): head += big(value, 2)
            case .u32(let value): head += big(Int(value), 4)
            case .share(let value): head += big(Int((value * 16384).rounded()), 2)
            case .fixed(let value): head += big(Int((value * 65536).rounded()), 4)
            case .reference(let inner):
                head += big(size + tail.count, 3)
                tail += bytes(inner)
            }
        }
        return head + tail
    }

    static func big(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    /// The table `COLR`, with what `deltas` holds after it as the store of variations.
    func table(deltas: [UInt8] = []) -> [UInt8] {
        let header = 34
        let bases = list(glyphs.map(\.paint), entry: 6) { Self.big(glyphs[$0].glyph, 2) }
        let layerList = list(layers, entry: 4) { _ in [] }
        var clipList: [UInt8] = [1] + Self.big(clips.count, 4)
        for (index, clip) in clips.enumerated() {
            let place = 5 + 7 * clips.count + 9 * index
            clipList += Self.big(clip.glyph, 2) + Self.big(clip.glyph, 2) + Self.big(place, 3)
        }
        for clip in clips { clipList += [1] + clip.box.flatMap { Self.big($0, 2) } }
        let places = [bases, layerList, clipList].reduce(into: [header]) {
            $0.append($0[$0.count - 1] + $1.count)
        }
        return Self.big(1, 2) + [UInt8](repeating: 0, count: 12)
            + Self.big(places[0], 4) + Self.big(layers.isEmpty ? 0 : places[1], 4)
            + Self.big(clips.isEmpty ? 0 : places[2], 4) + Self.big(0, 4)
            + Self.big(deltas.isEmpty ? 0 : places[3], 4) + bases + layerList + clipList + deltas
    }

    private func list(_ paints: [[Part]], entry: Int, key: (Int) -> [UInt8]) -> [UInt8] {
        var head = Self.big(paints.count, 4)
        var tail: [UInt8] = []
        for (index, paint) in paints.enumerated() {
            head += key(index) + Self.big(4 + entry * paints.count + tail.count, 4)
            tail += Self.bytes(paint)
        }
        return head + tail
    }

    /// `CPAL` with red, green and a blue of half the opacity.
    static let palette: [UInt8] =
        big(0, 2) + big(3, 2) + big(1, 2) + big(3, 2) + big(14, 4) + big(0, 2)
        + [0, 0, 255, 255, 0, 255, 0, 255, 255, 0, 0, 128]
}

extension ColorTableWriter.Part {
    /// A colour line from red to green.
    static func line(extend: Int = 0, from: Double = 0, to: Double = 1) -> Self {
        .reference([
            .u8(extend), .u16(2), .share(from), .u16(0), .share(1), .share(to), .u16(1), .share(1),
        ])
    }

    /// A solid paint of one colour of the palette.
    static func solid(_ index: Int = 0, opacity: Double = 1) -> Self {
        .reference([.u8(2), .u16(index), .share(opacity)])
    }
}
