/// A place in one of several files: a line and a column, counted from 1, with columns in Unicode scalars.
@usableFromInline package struct SourceMark: Hashable, Sendable, Comparable {
    @usableFromInline package var line: Int
    @usableFromInline package var column: Int
    /// The index of the file in `SourceFiles`: 0 is a scene's own, followed by those that it imports.
    @usableFromInline package var file: Int

    package init(line: Int, column: Int, file: Int = 0) {
        self.line = line
        self.column = column
        self.file = file
    }

    /// Creates the place of a byte of UTF-8 text.
    package init(ofByte offset: Int, in bytes: some Collection<UInt8>) {
        self = .start
        let before = Array(String(decoding: bytes.prefix(max(offset, 0)), as: UTF8.self).unicodeScalars)
        let here = bytes.dropFirst(max(offset, 0)).first.map { Unicode.Scalar($0) }
        for (index, scalar) in before.enumerated() {
            pass(scalar, before: index + 1 < before.count ? before[index + 1] : here)
        }
    }

    package static let start = SourceMark(line: 1, column: 1)

    @inlinable package static func < (a: SourceMark, b: SourceMark) -> Bool {
        (a.file, a.line, a.column) < (b.file, b.line, b.column)
    }

    /// Advances past a scalar. A carriage return before a line feed belongs to the same line ending.
    @inlinable
    package mutating func pass(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) {
        if scalar == "\n" || (scalar == "\r" && next != "\n") {
            line += 1
            column = 1
        } else if scalar != "\r" {
            column += 1
        }
    }
}
