/// A reader of the tags of an ICC profile (ICC.1, versions 2 and 4 alike).
///
/// No byte is trusted: every range is checked before it is read.
package struct ICCReader {
    private let bytes: [UInt8]
    private let tags: [String: Range<Int>]

    package init(_ bytes: [UInt8]) throws(ICCProblem) {
        self.bytes = bytes
        guard bytes.count >= 132 else { throw .truncated }
        guard Self.name(bytes[36..<40]) == "acsp" else { throw .notAProfile }
        let count = Self.number(bytes[128..<132])
        guard count <= (bytes.count - 132) / 12 else { throw .truncated }
        var tags: [String: Range<Int>] = [:]
        for index in 0..<count {
            let entry = 132 + 12 * index
            let start = Self.number(bytes[entry + 4..<entry + 8])
            let length = Self.number(bytes[entry + 8..<entry + 12])
            let name = Self.name(bytes[entry..<entry + 4])
            guard start <= bytes.count, length <= bytes.count - start else { throw .malformed(tag: name) }
            if tags[name] == nil { tags[name] = start..<start + length }
        }
        self.tags = tags
    }

    /// Returns the primaries and curves of the profile.
    ///
    /// - Parameters:
    ///   - name: The name to give the profile.
    ///   - isGray: `true` if the picture is greyscale, which the profile must match.
    package func profile(named name: String, isGray: Bool) throws(ICCProblem) -> ICCProfile {
        let space = Self.name(bytes[16..<20])
        guard space == "RGB " || space == "GRAY" else { throw .space(space) }
        guard (space == "GRAY") == isGray else { throw .grayMismatch(isGray: space == "GRAY") }
        if space == "RGB ", tags["rXYZ"] == nil, tags["A2B0"] != nil { throw .tablesWithoutPrimaries }
        let connection = Self.name(bytes[20..<24])
        guard connection == "XYZ " else { throw .connectionSpace(connection) }
        if isGray { return ICCProfile(name: name, colorants: nil, curves: [try curve("kTRC")]) }

        let colorants = Matrix3x3(columns: try color("rXYZ"), try color("gXYZ"), try color("bXYZ"))
        // No profile is off by as much as a half, not even one whose primaries were not adapted to D50.
        let excess = colorants * SIMD3(repeating: 1) - ICCProfile.d50
        guard excess.max() < 0.5, excess.min() > -0.5 else { throw .primariesNotWhite }
        return ICCProfile(
            name: name, colorants: colorants,
            curves: [try curve("rTRC"), try curve("gTRC"), try curve("bTRC")])
    }

    /// Returns the value of a tag of type `XYZ `.
    private func color(_ tag: String) throws(ICCProblem) -> SIMD3<Double> {
        let data = try content(tag)
        guard data.type == "XYZ ", data.body.count >= 12 else { throw .malformed(tag: tag) }
        let start = data.body.lowerBound
        return SIMD3(fixed(start), fixed(start + 4), fixed(start + 8))
    }

    /// Returns the value of a tag of type `curv` or `para`.
    private func curve(_ tag: String) throws(ICCProblem) -> TransferCurve {
        let data = try content(tag)
        guard data.body.count >= 4 else { throw .malformed(tag: tag) }
        let curve =
            switch data.type {
            case "curv": sampled(data.body)
            case "para": parametric(data.body)
            default: nil as TransferCurve?
            }
        guard let curve else { throw .malformed(tag: tag) }
        return curve
    }

    /// Reads a curve as defined in ICC.1, curveType: no entries mean a straight line, one is a power in units
    /// of 1/256, and more form a table.
    private func sampled(_ body: Range<Int>) -> TransferCurve? {
        let start = body.lowerBound + 4
        let count = Self.number(bytes[body.lowerBound..<start])
        // A table has at most as many entries as a 16-bit sample has values.
        guard count <= min(65536, (body.count - 4) / 2) else { return nil }
        let values = (0..<count).map { UInt16(Self.number(bytes[start + 2 * $0..<start + 2 * $0 + 2])) }
        switch values.count {
        case 0: return .power(1)
        case 1: return values[0] == 0 ? nil : .power(Double(values[0]) / 256)
        default: return .sampled(values)
        }
    }

    /// Reads a curve as defined in ICC.1, parametricCurveType.
    private func parametric(_ body: Range<Int>) -> TransferCurve? {
        let counts = [1, 3, 4, 5, 7]
        let start = body.lowerBound + 4
        let type = Self.number(bytes[body.lowerBound..<body.lowerBound + 2])
        guard type < counts.count, body.count - 4 >= 4 * counts[type] else { return nil }
        let v = (0..<counts[type]).map { fixed(start + 4 * $0) }
        switch type {
        case 0: return .parametric(.init(g: v[0]))
        case 1, 2:
            // The value below -b/a is zero, or the constant `c` of type 2. With a slope of zero, there is no
            // such point.
            guard v[1] != 0 else { return nil }
            let offset = type == 2 ? v[3] : 0
            return .parametric(.init(g: v[0], a: v[1], b: v[2], d: -v[2] / v[1], e: offset, f: offset))
        case 3: return .parametric(.init(g: v[0], a: v[1], b: v[2], c: v[3], d: v[4]))
        default:
            return .parametric(.init(g: v[0], a: v[1], b: v[2], c: v[3], d: v[4], e: v[5], f: v[6]))
        }
    }

    /// Returns the type of a tag and the range of its content, which follows four reserved bytes.
    private func content(_ tag: String) throws(ICCProblem) -> (type: String, body: Range<Int>) {
        guard let range = tags[tag] else { throw .missing(tag: tag) }
        guard range.count >= 8 else { throw .malformed(tag: tag) }
        return (
            Self.name(bytes[range.lowerBound..<range.lowerBound + 4]), range.lowerBound + 8..<range.upperBound
        )
    }

    /// Reads an s15Fixed16Number.
    private func fixed(_ start: Int) -> Double {
        let bits = UInt32(truncatingIfNeeded: Self.number(bytes[start..<start + 4]))
        return Double(Int32(bitPattern: bits)) / 65536
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    private static func name(_ bytes: ArraySlice<UInt8>) -> String {
        bytes.reduce(into: "") { $0.unicodeScalars.append(Unicode.Scalar($1)) }
    }
}
