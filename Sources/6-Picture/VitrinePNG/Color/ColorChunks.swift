import VitrineColor

/// The chunks of a file that describe its colours, with their raw bytes.
///
/// libpng passes them on unexamined: its interpretation of them, and of contradictions between them, has
/// changed from version to version. It only inflates and checks `iCCP`.
struct ColorChunks {
    struct Chunk {
        var bytes: [UInt8]
        /// `true` if the chunk precedes `PLTE` and `IDAT`, as all of these must.
        var isInPlace: Bool
    }

    /// The first chunk of each name (`cICP`, `sRGB`, `gAMA` or `cHRM`).
    private var chunks: [String: Chunk] = [:]
    /// The names of chunks that occur more than once.
    private var repeated: [String] = []
    /// The name and the inflated bytes of the profile in `iCCP`.
    var profile: (name: String, bytes: [UInt8])?
    /// `true` if the colour type of the picture is greyscale.
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
    /// Returns the colour encoding that the file states.
    ///
    /// This is the first usable one of `cICP`, `iCCP`, `sRGB`, and the pair of `gAMA` and `cHRM` (PNG, third
    /// edition, 4.3), or sRGB if there is none.
    ///
    /// - Returns: The encoding, and a warning for each chunk that is ignored.
    func color() -> (color: ColorEncoding, warnings: [String]) {
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

    private func cicp() throws(PNG.ColorProblem) -> ColorEncoding? {
        guard let bytes = try bytes("cICP", count: 4) else { return nil }
        guard let primaries = CICPPrimaries(rawValue: bytes[0]) else {
            throw .unsupportedPrimaries(bytes[0])
        }
        guard let transfer = CICPTransfer(rawValue: bytes[1]) else {
            throw .unsupportedTransferFunction(bytes[1])
        }
        guard bytes[2] == 0 else { throw .matrixCoefficients(bytes[2]) }
        guard bytes[3] == 1 else { throw .narrowRange }
        switch (primaries, transfer) {
        case (.bt709, .sRGB): return .sRGB
        case (.p3D65, .sRGB): return .displayP3
        default: return .cicp(primaries: primaries, transfer: transfer)
        }
    }

    private func profileColor() throws(PNG.ColorProblem) -> ColorEncoding? {
        guard let profile else { return nil }
        do throws(ICCProblem) {
            let reader = try ICCReader(profile.bytes)
            return .profile(try reader.profile(named: profile.name, isGray: isGray))
        } catch {
            throw .profile(error)
        }
    }

    private func sRGB() throws(PNG.ColorProblem) -> ColorEncoding? {
        guard let bytes = try bytes("sRGB", count: 1) else { return nil }
        guard bytes[0] <= 3 else { throw .invalidRenderingIntent(bytes[0]) }
        return .sRGB
    }

    /// Returns the gamma, if there is one. libpng rejects values outside this range too.
    private func gamma() throws(PNG.ColorProblem) -> Double? {
        guard let bytes = try bytes("gAMA", count: 4) else { return nil }
        let value = Self.number(bytes[0..<4])
        guard (16...625_000_000).contains(value) else { throw .invalidGamma(value) }
        return Double(value) / 100_000
    }

    private func primaries() throws(PNG.ColorProblem) -> Chromaticities? {
        guard let bytes = try bytes("cHRM", count: 32) else { return nil }
        func pair(_ index: Int) -> SIMD2<Double> {
            let at = 8 * index
            return SIMD2(
                Double(Self.number(bytes[at..<at + 4])), Double(Self.number(bytes[at + 4..<at + 8])))
                / 100_000
        }
        guard
            let primaries = Chromaticities(white: pair(0), red: pair(1), green: pair(2), blue: pair(3))
        else { throw .invalidPrimaries }
        return primaries
    }

    /// Returns the data of a chunk, or `nil` if there is no such chunk.
    private func bytes(_ name: String, count: Int) throws(PNG.ColorProblem) -> [UInt8]? {
        guard let chunk = chunks[name] else { return nil }
        guard chunk.isInPlace else { throw .misplaced }
        guard chunk.bytes.count == count else { throw .invalidLength(chunk.bytes.count) }
        return chunk.bytes
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.reduce(0) { $0 << 8 | UInt32($1) }
    }
}
