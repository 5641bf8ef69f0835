/// The chunks of a file that speak of colours, as their bytes stand there.
///
/// libpng hands them over without a look at them: what it makes of them, and what it does where two of them
/// disagree, has changed from version to version. Only `iCCP` it inflates and checks.
struct ColorChunks {
    struct Chunk {
        var bytes: [UInt8]
        /// Whether it stands before `PLTE` and `IDAT`, as all of these must.
        var isInPlace: Bool
    }

    /// By name (`cICP`, `sRGB`, `gAMA` or `cHRM`), the first of each.
    private var chunks: [String: Chunk] = [:]
    /// The names of those that came again.
    private var repeated: [String] = []
    /// The name and the bytes of the profile in `iCCP`, inflated.
    var profile: (name: String, bytes: [UInt8])?
    /// Whether the picture's colour type is one of greys.
    let isGray: Bool

    init(isGray: Bool) { self.isGray = isGray }

    mutating func add(_ name: String, _ chunk: Chunk) {
        if chunks[name] == nil {
            chunks[name] = chunk
        } else if !repeated.contains(name) {
            repeated.append(name)
        }
    }
}

extension ColorChunks {
    /// What the file says of its colours: the first of `cICP`, `iCCP`, `sRGB` and the pair of `gAMA` and
    /// `cHRM` that can be followed (PNG, third edition, 4.3), and sRGB where none can.
    ///
    /// - Returns: also a line for each chunk passed over.
    func color() -> (color: PNG.ColorEncoding, warnings: [String]) {
        var warnings = repeated.map { "\($0): there is more than one; the first counts" }
        func read<Value>(
            _ name: String, _ body: () throws(PNG.ColorProblem) -> Value?
        ) -> Value? {
            do throws(PNG.ColorProblem) {
                return try body()
            } catch {
                warnings.append("\(name): \(error); ignored")
                return nil
            }
        }
        if let color = read("cICP", cicp) { return (color, warnings) }
        if let color = read("iCCP", profileColor) { return (color, warnings) }
        if let color = read("sRGB", sRGB) { return (color, warnings) }
        let gamma = read("gAMA", gamma)
        let primaries = read("cHRM", primaries)
        guard gamma != nil || primaries != nil else { return (.sRGB, warnings) }
        return (.gammaAndPrimaries(gamma: gamma, primaries: primaries ?? .sRGB), warnings)
    }

    private func cicp() throws(PNG.ColorProblem) -> PNG.ColorEncoding? {
        guard let bytes = try bytes("cICP", count: 4) else { return nil }
        guard let primaries = PNG.CICPPrimaries(rawValue: bytes[0]) else { throw .codedPrimaries(bytes[0]) }
        guard let transfer = PNG.CICPTransfer(rawValue: bytes[1]) else { throw .codedTransfer(bytes[1]) }
        guard bytes[2] == 0 else { throw .matrixCoefficients(bytes[2]) }
        guard bytes[3] == 1 else { throw .narrowRange }
        switch (primaries, transfer) {
        case (.bt709, .sRGB): return .sRGB
        case (.p3D65, .sRGB): return .displayP3
        default: return .cicp(primaries: primaries, transfer: transfer)
        }
    }

    private func profileColor() throws(PNG.ColorProblem) -> PNG.ColorEncoding? {
        guard let profile else { return nil }
        do throws(PNG.ProfileProblem) {
            let reader = try ICCReader(profile.bytes)
            return .profile(try reader.profile(named: profile.name, isGray: isGray))
        } catch {
            throw .profile(error)
        }
    }

    private func sRGB() throws(PNG.ColorProblem) -> PNG.ColorEncoding? {
        guard let bytes = try bytes("sRGB", count: 1) else { return nil }
        guard bytes[0] <= 3 else { throw .intent(bytes[0]) }
        return .sRGB
    }

    /// Beyond these ends libpng takes a gamma for a mistake as well.
    private func gamma() throws(PNG.ColorProblem) -> Double? {
        guard let bytes = try bytes("gAMA", count: 4) else { return nil }
        let value = Self.number(bytes[0..<4])
        guard (16...625_000_000).contains(value) else { throw .gamma(value) }
        return Double(value) / 100_000
    }

    private func primaries() throws(PNG.ColorProblem) -> PNG.Chromaticities? {
        guard let bytes = try bytes("cHRM", count: 32) else { return nil }
        func pair(_ index: Int) -> SIMD2<Double> {
            let at = 8 * index
            return SIMD2(
                Double(Self.number(bytes[at..<at + 4])), Double(Self.number(bytes[at + 4..<at + 8])))
                / 100_000
        }
        guard
            let primaries = PNG.Chromaticities(white: pair(0), red: pair(1), green: pair(2), blue: pair(3))
        else { throw .primaries }
        return primaries
    }

    /// The chunk's data, nil where there is no such chunk.
    private func bytes(_ name: String, count: Int) throws(PNG.ColorProblem) -> [UInt8]? {
        guard let chunk = chunks[name] else { return nil }
        guard chunk.isInPlace else { throw .notBeforeThePalette }
        guard chunk.bytes.count == count else { throw .length(chunk.bytes.count) }
        return chunk.bytes
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.reduce(0) { $0 << 8 | UInt32($1) }
    }
}
