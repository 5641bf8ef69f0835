/// A writer of ICC profiles of version 4 for a display, defined by primaries and one curve (ICC.1,
/// "three-component matrix-based display profiles").
package enum ICCWriter {
    package static func profile(of space: ColorSpace, named name: String) -> [UInt8] {
        let colorants = ICCProfile.colorants(of: space)
        let adaptation = Matrix3x3.adaptation(
            from: space.chromaticities.whiteXYZ, to: ICCProfile.d50)
        // The matrices of profiles are stored by rows, those of `Matrix3x3` by columns.
        let rows = zip(zip(adaptation.x.parts, adaptation.y.parts), adaptation.z.parts).flatMap {
            [$0.0, $0.1, $1]
        }
        let curve = parametricCurve
        let tags: [(String, [UInt8])] = [
            ("desc", text(name)),
            ("cprt", text("No copyright; use freely")),
            ("wtpt", xyz(ICCProfile.d50)),
            ("chad", Array("sf32".utf8) + big(0) + rows.flatMap(fixed)),
            ("rXYZ", xyz(colorants.x)),
            ("gXYZ", xyz(colorants.y)),
            ("bXYZ", xyz(colorants.z)),
            ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
        ]
        return assembled(tags)
    }

    /// Returns the header, the tag table and the tags. Identical tags are stored once.
    private static func assembled(_ tags: [(String, [UInt8])]) -> [UInt8] {
        let start = 128 + 4 + 12 * tags.count
        var table = big(tags.count)
        var data: [UInt8] = []
        var places: [[UInt8]: Int] = [:]
        for (name, content) in tags {
            let place = places[content] ?? start + data.count
            if places[content] == nil {
                places[content] = place
                data += content + [UInt8](repeating: 0, count: (4 - content.count % 4) % 4)
            }
            table += Array(name.utf8) + big(place) + big(content.count)
        }
        return header(size: start + data.count) + table + data
    }

    /// Returns the header. Its date is constant, so that the same picture always gives the same file.
    private static func header(size: Int) -> [UInt8] {
        var bytes = big(size) + big(0) + [4, 0x40, 0, 0]
        bytes += Array("mntrRGB XYZ ".utf8)
        bytes += [2026, 1, 1, 0, 0, 0].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        bytes += Array("acsp".utf8) + big(0) + big(0) + big(0) + big(0)
        // Attributes, the rendering intent (perceptual), and the white of the connection space; no creator
        // and no identifier.
        bytes += big(0) + big(0) + big(0)
        bytes += ICCProfile.d50.parts.flatMap(fixed)
        return bytes + [UInt8](repeating: 0, count: 128 - bytes.count)
    }

    /// The curve of IEC 61966-2-1, as parametric curve type 3.
    private static var parametricCurve: [UInt8] {
        let parameters = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
        return Array("para".utf8) + big(0) + [0, 3, 0, 0] + parameters.flatMap(fixed)
    }

    private static func xyz(_ color: SIMD3<Double>) -> [UInt8] {
        Array("XYZ ".utf8) + big(0) + color.parts.flatMap(fixed)
    }

    /// Returns a multiLocalizedUnicodeType with one record, in American English.
    private static func text(_ string: String) -> [UInt8] {
        let units = string.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        return Array("mluc".utf8) + big(0) + big(1) + big(12) + Array("enUS".utf8) + big(units.count)
            + big(28)
            + units
    }

    /// Returns an s15Fixed16Number for a value in its range.
    private static func fixed(_ value: Double) -> [UInt8] {
        big(Int((value * 65536).rounded()))
    }

    private static func big(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}

extension SIMD3 where Scalar == Double {
    fileprivate var parts: [Double] { [x, y, z] }
}
