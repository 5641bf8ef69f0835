import VitrineSource

/// The bytes of a file, for places in it.
struct SVGSource: Sendable {
    let bytes: [UInt8]

    /// The error at a byte.
    func error(_ problem: SVGError.Problem, at offset: Int) -> SVGError {
        SVGError(problem, at: SourceMark(ofByte: offset, in: bytes))
    }
}
