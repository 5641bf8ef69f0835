import VitrineSource

/// The bytes of a file, from which locations are derived.
struct SVGSource: Sendable {
    let bytes: [UInt8]

    /// Returns a problem at a byte as an error.
    func error(_ problem: SVGError.Problem, at offset: Int) -> SVGError {
        SVGError(problem, at: SourceMark(ofByte: offset, in: bytes))
    }
}
