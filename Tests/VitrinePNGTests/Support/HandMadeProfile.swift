/// ICC profiles assembled by hand, valid or invalid.
struct HandMadeProfile: Sendable {
    var space = "RGB "
    var connection = "XYZ "
    /// The XYZ values of red, green and blue.
    var colorants: [[Double]] = []
    /// The complete tags of the curves, including their types.
    var curves: [[UInt8]] = []
    /// The tags other than those of colorants and curves.
    var extra: [(String, [UInt8])] = []

    var bytes: [UInt8] {
        var tags = extra
        for (name, color) in zip(["rXYZ", "gXYZ", "bXYZ"], colorants) {
            tags.append((name, Array("XYZ ".utf8) + [0, 0, 0, 0] + color.flatMap(Self.fixed)))
        }
        let names = space == "GRAY" ? ["kTRC"] : ["rTRC", "gTRC", "bTRC"]
        for (name, curve) in zip(names, curves.count == 1 ? [curves[0], curves[0], curves[0]] : curves) {
            tags.append((name, curve))
        }
        var table: [UInt8] = HandMadePNG.big(tags.count)
        var data: [UInt8] = []
        for (name, content) in tags {
            table += Array(name.utf8)
            table += HandMadePNG.big(132 + 12 * tags.count + data.count) + HandMadePNG.big(content.count)
            data += content
            while data.count % 4 != 0 { data.append(0) }
        }
        var header: [UInt8] = HandMadePNG.big(132 + 12 * tags.count + data.count) + [0, 0, 0, 0]
        header += [2, 0x20, 0, 0] + Array("mntr".utf8) + Array(space.utf8) + Array(connection.utf8)
        header += [7, 0xD0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0] + Array("acsp".utf8)
        header += [UInt8](repeating: 0, count: 28) + [0, 0, 0xF6, 0xD6, 0, 1, 0, 0, 0, 0, 0xD3, 0x2D]
        return header + [UInt8](repeating: 0, count: 128 - header.count) + table + data
    }

    /// Returns the data of an `iCCP` chunk.
    static func chunk(_ bytes: [UInt8], name: String = "by hand") -> (String, [UInt8]) {
        ("iCCP", Array(name.utf8) + [0, 0] + HandMadePNG.stored(bytes))
    }

    var chunk: (String, [UInt8]) { Self.chunk(bytes) }

    static func curv(_ values: [Int]) -> [UInt8] {
        Array("curv".utf8) + [0, 0, 0, 0] + HandMadePNG.big(values.count)
            + values.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    }

    static func para(_ type: UInt8, _ values: [Double]) -> [UInt8] {
        Array("para".utf8) + [0, 0, 0, 0, 0, type, 0, 0] + values.flatMap(fixed)
    }

    static func fixed(_ value: Double) -> [UInt8] { HandMadePNG.big(Int((value * 65536).rounded())) }

    /// Returns a value as it is stored in a profile.
    static func rounded(_ value: Double) -> Double { (value * 65536).rounded() / 65536 }
}

extension HandMadeProfile {
    /// The colorants of Adobe RGB (1998) and of sRGB, as in the profiles of their publishers.
    static let adobe = [
        [0.60974, 0.31111, 0.01947], [0.20528, 0.62567, 0.06087], [0.14919, 0.06322, 0.74457],
    ]
    static let sRGB = [
        [0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410],
    ]
    /// The colorants of sRGB without adaptation to D50: their sum is D65.
    static let unadapted = [
        [0.4124, 0.2126, 0.0193], [0.3576, 0.7152, 0.1192], [0.1805, 0.0722, 0.9505],
    ]
}
