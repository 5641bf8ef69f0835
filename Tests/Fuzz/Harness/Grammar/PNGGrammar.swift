import VitrineTestSupport

/// A grammar of PNG files: all colour types, depths and interlacing, with colour and text chunks.
struct PNGGrammar {
    /// Returns a small file.
    ///
    /// - Parameters:
    ///   - profile: The ICC profile to embed; `nil` for colour chunks at random.
    ///   - random: The source of all choices.
    func file(profile: [UInt8]? = nil, using random: inout SeededGenerator) -> [UInt8] {
        let kinds: [(type: UInt8, depths: [Int], channels: Int)] = [
            (0, [1, 2, 4, 8, 16], 1), (2, [8, 16], 3), (3, [1, 2, 4, 8], 1), (4, [8, 16], 2),
            (6, [8, 16], 4),
        ]
        let kind = kinds.randomElement(using: &random, or: kinds[4])
        let depth = kind.depths.randomElement(using: &random, or: 8)
        let width = Int.random(in: 1...9, using: &random)
        let height = Int.random(in: 1...9, using: &random)
        let isInterlaced = Int.random(in: 0..<4, using: &random) == 0
        var file = PNGChunks()
        file.all.append(
            (
                "IHDR",
                PNGChunks.big(width) + PNGChunks.big(height) + [
                    UInt8(depth), kind.type, 0, 0, isInterlaced ? 1 : 0,
                ]
            ))
        file.all += colors(profile, using: &random)
        if kind.type == 3 {
            let count = Int.random(in: 1...min(1 << depth, 256), using: &random)
            file.all.append(("PLTE", bytes(3 * count, using: &random)))
        }
        if kind.type < 4, Bool.random(using: &random) {
            file.all.append(("tRNS", bytes([2, 6, 1, 1][min(Int(kind.type), 3)], using: &random)))
        }
        if Bool.random(using: &random) { file.all.append(text(using: &random)) }
        let bits = depth * kind.channels
        let rows = Self.passes(isInterlaced).flatMap { pass -> [UInt8] in
            let columns = (width - pass.x + pass.stepX - 1) / pass.stepX
            let lines = (height - pass.y + pass.stepY - 1) / pass.stepY
            guard columns > 0, lines > 0 else { return [] }
            return (0..<lines).flatMap { _ in
                [UInt8.random(in: 0...4, using: &random)] + bytes((columns * bits + 7) / 8, using: &random)
            }
        }
        file.all.append(("IDAT", PNGChunks.stored(rows)))
        if Bool.random(using: &random) { file.all.append(text(using: &random)) }
        file.all.append(("IEND", []))
        return file.bytes
    }

    /// The passes of a picture: the first column and row, and the steps (PNG 1.2, Adam7).
    private static func passes(_ isInterlaced: Bool) -> [(x: Int, stepX: Int, y: Int, stepY: Int)] {
        guard isInterlaced else { return [(0, 1, 0, 1)] }
        return [
            (0, 8, 0, 8), (4, 8, 0, 8), (0, 4, 4, 8), (2, 4, 0, 4), (0, 2, 2, 4), (1, 2, 0, 2), (0, 1, 1, 2),
        ]
    }

    private func bytes(_ count: Int, using random: inout SeededGenerator) -> [UInt8] {
        (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    }

    private func colors(
        _ profile: [UInt8]?, using random: inout SeededGenerator
    ) -> [(name: String, data: [UInt8])] {
        if let profile { return [("iCCP", Array("fuzz".utf8) + [0, 0] + PNGChunks.stored(profile))] }
        func number() -> [UInt8] {
            let choices = [0, 1, 45_455, 31_270, 100_000, 0x7FFF_FFFF, 0xFFFF_FFFF]
            return PNGChunks.big(choices.randomElement(using: &random, or: 0))
        }
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return [("gAMA", number())]
        case 1: return [("gAMA", number()), ("cHRM", (0..<8).flatMap { _ in number() })]
        case 2: return [("sRGB", [UInt8.random(in: 0...5, using: &random)])]
        case 3:
            return [
                (
                    "cICP",
                    [[1, 12, 9, 0], [13, 8, 16, 255]].map { $0.randomElement(using: &random, or: 0) } + [
                        0, 1,
                    ]
                )
            ]
        default: return []
        }
    }

    private func text(using random: inout SeededGenerator) -> (name: String, data: [UInt8]) {
        let keys = [
            "vitrine:scene", "vitrine:fonts", "Title", " odd ", "", String(repeating: "k", count: 80), "é",
        ]
        let key = Array(keys.randomElement(using: &random, or: "").utf8)
        let texts = ["", "0123456789abcdef", "Inter|Inter.ttf|3|00\nodd", "a\u{0}b", "{\"version\":1}", "🧿"]
        let text = Array(texts.randomElement(using: &random, or: "").utf8)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: return ("tEXt", key + [0] + text)
        case 1: return ("zTXt", key + [0, 0] + PNGChunks.stored(text))
        default: return ("iTXt", key + [0, 1, 0, 0, 0] + PNGChunks.stored(text))
        }
    }
}
