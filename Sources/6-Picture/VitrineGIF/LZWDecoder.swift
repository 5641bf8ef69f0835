import VitrineSamples

/// The decoder of GIF's variant of LZW: codes of 2 to 12 bits, the lowest bit first, in a table of at most
/// 4,096 strings.
///
/// A string is a shorter one and one more value, so that the table has a number and a value for each; it can
/// never lead in a circle, as the shorter one was there before.
struct LZWDecoder {
    static let tableLimit = 4096

    private let data: [UInt8]
    private let bits: Int
    private let clear: Int
    private var prefixes = [UInt16](repeating: 0, count: tableLimit)
    private var values = [UInt8](repeating: 0, count: tableLimit)
    private var lengths = [UInt16](repeating: 1, count: tableLimit)

    /// Creates a decoder.
    ///
    /// - Parameters:
    ///   - data: The codes.
    ///   - bits: The number of bits of a value, from 1 to 8.
    init(_ data: [UInt8], bits: Int) {
        self.data = data
        self.bits = bits
        clear = 1 << bits
        for value in 0..<clear { values[value] = UInt8(value) }
    }

    /// Returns so many values; what follows them is ignored.
    mutating func values(_ count: Int) throws(PictureDecodingError.Reason) -> [UInt8] {
        var output = [UInt8](repeating: 0, count: count)
        var (filled, place, pending, pendingBits) = (0, 0, 0, 0)
        var (width, next) = (bits + 1, clear + 2)
        var previous: Int?
        while filled < count {
            while pendingBits < width {
                guard place < data.count else { throw .truncated }
                pending |= Int(data[place]) << pendingBits
                pendingBits += 8
                place += 1
            }
            let code = pending & (1 << width - 1)
            pending >>= width
            pendingBits -= width
            if code == clear {
                (width, next, previous) = (bits + 1, clear + 2, nil)
                continue
            }
            guard code != clear + 1 else { throw .truncated }
            guard code < next || (code == next && previous != nil && next < Self.tableLimit) else {
                throw .malformed("a code of its pixels is not known yet")
            }
            // The string that is being defined begins as the one before it, and ends in its first value.
            if let previous, next < Self.tableLimit {
                prefixes[next] = UInt16(previous)
                lengths[next] = lengths[previous] + 1
                values[next] = first(of: code == next ? previous : code)
                next += 1
            }
            if next >= 1 << width, width < 12 { width += 1 }
            filled = write(code, to: &output, at: filled)
            previous = code
        }
        return output
    }

    private func first(of code: Int) -> UInt8 {
        var code = code
        while lengths[code] > 1 { code = Int(prefixes[code]) }
        return values[code]
    }

    /// Writes a string, as far as there is place for it, and returns where the next one begins.
    private func write(_ code: Int, to output: inout [UInt8], at start: Int) -> Int {
        let end = start + Int(lengths[code])
        var code = code
        for place in stride(from: end - 1, through: start, by: -1) {
            if place < output.count { output[place] = values[code] }
            code = Int(prefixes[code])
        }
        return min(end, output.count)
    }
}
