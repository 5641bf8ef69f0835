/// Reads the names and axes of a font file, using only the tables `name`, `OS/2`, `head` and `fvar` of each
/// face.
///
/// FreeType is not used here, because it also parses glyph tables when it opens a face: that takes
/// milliseconds per folder, while this takes microseconds per file.
extension FontFace {
    private static let faceLimit = 256
    private static let largestTable = 1 << 18

    /// Returns the faces of the file at `path`, or an empty array if it is not an OpenType font or is
    /// damaged.
    static func read(path: String) -> [FontFace] {
        guard let file = try? InputFile(path: path) else { return [] }
        let start = BigEndian(file.bytes(at: 0, count: 12 + 4 * faceLimit))
        guard start.tag(0) == "ttcf" else { return [face(of: file, index: 0, at: 0)].compactMap { $0 } }
        let count = min(Int(start.u32(8) ?? 0), faceLimit)
        return (0..<count).compactMap { index in
            start.u32(12 + 4 * index).flatMap { face(of: file, index: index, at: Int($0)) }
        }
    }

    private static func face(of file: InputFile, index: Int, at offset: Int) -> FontFace? {
        let header = BigEndian(file.bytes(at: offset, count: 12 + 16 * 64))
        guard let kind = header.u32(0), [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(kind) else {
            return nil
        }
        var tables: [String: BigEndian] = [:]
        for entry in 0..<Int(header.u16(4) ?? 0) {
            let at = 12 + 16 * entry
            guard let tag = header.tag(at), let place = header.u32(at + 8), let length = header.u32(at + 12)
            else {
                break
            }
            guard ["name", "OS/2", "head", "fvar"].contains(tag), Int(length) <= largestTable else {
                continue
            }
            tables[tag] = BigEndian(file.bytes(at: Int(place), count: Int(length)))
        }
        guard let names = tables["name"], let own = name(16, in: names) ?? name(1, in: names) else {
            return nil
        }
        let selection = tables["OS/2"]?.u16(62) ?? 0
        let macStyle = tables["head"]?.u16(44) ?? 0
        let weight = Double(tables["OS/2"]?.u16(4) ?? (macStyle & 1 == 1 ? 700 : 400))
        let axes = tables["fvar"].map(axes) ?? []
        let joined =
            axes.isEmpty && name(16, in: names) == nil ? Self.family(own, withoutWeight: weight) : nil
        let family = joined ?? own
        return FontFace(
            path: file.path, index: index, familyName: family,
            legacyName: name(1, in: names).flatMap { $0 == family ? nil : $0 },
            postScriptName: name(6, in: names), version: name(5, in: names) ?? "",
            weight: weight,
            width: Int(tables["OS/2"]?.u16(6) ?? 5),
            // Bits 0 and 9 mean italic and oblique.
            isItalic: selection & 0x201 != 0 || macStyle & 2 != 0,
            axes: axes)
    }

    /// Returns the name with an id: English for Windows first, then any in Unicode, then Macintosh.
    private static func name(_ id: UInt16, in table: BigEndian) -> String? {
        var best: (rank: Int, text: String)?
        guard let count = table.u16(2), let storage = table.u16(4) else { return nil }
        for record in 0..<Int(count) {
            let at = 6 + 12 * record
            guard let platform = table.u16(at), let language = table.u16(at + 4),
                let nameID = table.u16(at + 6),
                let length = table.u16(at + 8), let place = table.u16(at + 10)
            else { break }
            guard nameID == id else { continue }
            let rank = platform == 3 ? (language == 0x409 ? 0 : 1) : platform == 0 ? 2 : 3
            guard rank < best?.rank ?? .max else { continue }
            let bytes = table.bytes(Int(storage) + Int(place), count: Int(length))
            let text = platform == 1 ? String(decoding: bytes, as: UTF8.self) : utf16(bytes)
            if !text.isEmpty { best = (rank, text) }
        }
        return best?.text
    }

    private static func utf16(_ bytes: [UInt8]) -> String {
        let units = stride(from: 0, to: bytes.count - 1, by: 2).map {
            UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
        }
        // Most names are ASCII, which needs no decoder.
        if units.allSatisfy({ $0 < 0x80 }) { return String(decoding: units.map(UInt8.init), as: UTF8.self) }
        return String(decoding: units, as: UTF16.self)
    }

    private static func axes(_ table: BigEndian) -> [Axis] {
        guard let start = table.u16(4), let count = table.u16(8), let size = table.u16(10) else { return [] }
        var axes: [Axis] = []
        for index in 0..<Int(count) {
            let at = Int(start) + index * Int(size)
            guard let tag = table.tag(at), let low = table.fixed(at + 4), let initial = table.fixed(at + 8),
                let high = table.fixed(at + 12)
            else { return [] }
            axes.append(Axis(tag: tag, minimum: low, defaultValue: initial, maximum: high))
        }
        return axes
    }
}
