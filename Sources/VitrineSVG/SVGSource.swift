/// The bytes of a file, for places in it.
struct SVGSource: Sendable {
    let bytes: [UInt8]

    /// The error at a byte.
    func error(_ problem: SVGError.Problem, at offset: Int) -> SVGError {
        var line = 1
        var column = 1
        for byte in bytes.prefix(max(offset, 0)) {
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                // Bytes that continue a scalar are not counted.
                column += 1
            }
        }
        return SVGError(line: line, column: column, problem: problem)
    }
}
