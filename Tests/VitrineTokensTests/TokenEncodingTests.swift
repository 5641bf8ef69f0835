import Testing
import VitrineSource
import VitrineTokens

/// Token files in other encodings, and with characters that separate lines of texts alone.
@Suite struct TokenEncodingTests {
    /// Files in memory, whatever their bytes.
    private struct Bytes: TokenFiles {
        let all: [UInt8]

        func bytes(at path: String, limit: Int) -> Result<[UInt8], TokenFileError> { .success(all) }
    }

    private func errors(_ bytes: [UInt8]) -> [Diagnostic] {
        do throws(Diagnostics) {
            return try TokenDocument(at: "t.json", from: Bytes(all: bytes)).tokens(in: [:]).diagnostics.errors
        } catch {
            return error.errors
        }
    }

    @Test(arguments: [2, 4], [true, false]) func otherEncodingsAreNamed(width: Int, isBig: Bool) {
        let text = "{ \"a\": { \"$type\": \"color\", \"$value\": \"#fff\" } }"
        for hasMark in [true, false] {
            let units = ((hasMark ? ["\u{FEFF}"] : []) + Array(text.unicodeScalars)).map(\.value)
            let bytes = units.flatMap { unit in
                let little = (0..<width).map { UInt8(truncatingIfNeeded: unit >> UInt32(8 * $0)) }
                return isBig ? little.reversed() : little
            }
            #expect(errors(bytes).map(\.problem) == [.otherEncoding(width == 2 ? "UTF-16" : "UTF-32")])
        }
    }

    /// JSON has them in names and texts, and an editor counts no line there.
    @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}"]) func separatorsEndNoLine(separator: String) {
        let text = """
            {
              "a\(separator)b": { "$type": "number", "$value": 1, "$description": "x\(separator)y" },
              "c": { "$type": "number", "$value": "x" }
            }
            """
        for end in ["\n", "\r\n", "\r"] {
            let found = errors(Array(text.replacing("\n", with: end).utf8))
            #expect(found.map(\.mark) == [SourceMark(line: 3, column: 39)], "\(found)")
        }
    }
}
