/// A GIF file, made by the text of the standard.
struct HandMadeGIF: Sendable {
    var canvas: (width: Int, height: Int)
    var frame: (x: Int, y: Int, width: Int, height: Int)
    /// A value for each pixel of the frame.
    var values: [Int]
    var palette: [UInt8]
    var bits: Int
    var transparent: Int?
    var isInterlaced = false
    var hasOwnPalette = false

    private static func number(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }

    /// The rows in the order in which they are stored.
    private var rows: [Int] {
        guard isInterlaced else { return Array(0..<frame.height) }
        return (0..<frame.height).filter { $0 % 8 == 0 } + (0..<frame.height).filter { $0 % 8 == 4 }
            + (0..<frame.height).filter { $0 % 4 == 2 } + (0..<frame.height).filter { $0 % 2 == 1 }
    }

    var bytes: [UInt8] {
        let sizeFlags = UInt8(0x80 | bits - 1)
        var file = Array("GIF89a".utf8) + Self.number(canvas.width) + Self.number(canvas.height)
        file += [hasOwnPalette ? 0 : sizeFlags, 0, 0]
        if !hasOwnPalette { file += palette }
        file += [0x21, 0xFE, 2, 104, 105, 0]
        if let transparent { file += [0x21, 0xF9, 4, 1, 0, 0, UInt8(transparent), 0] }
        file += [0x2C] + [frame.x, frame.y, frame.width, frame.height].flatMap(Self.number)
        file += [(hasOwnPalette ? sizeFlags : 0) | (isInterlaced ? 0x40 : 0)]
        if hasOwnPalette { file += palette }
        let stored = rows.flatMap { values[$0 * frame.width..<($0 + 1) * frame.width] }
        let data = Self.compressed(stored, bits: bits)
        file.append(UInt8(bits))
        for start in stride(from: 0, to: data.count, by: 255) {
            let block = data[start..<min(start + 255, data.count)]
            file += [UInt8(block.count)] + block
        }
        return file + [0, 0x3B]
    }

    /// Returns codes of LZW, with a clear code when the table is full.
    private static func compressed(_ values: [Int], bits: Int) -> [UInt8] {
        let clear = 1 << bits
        var output: [UInt8] = []
        var (pending, pendingBits, width, next) = (0, 0, bits + 1, clear + 2)
        var table: [[Int]: Int] = [:]
        func write(_ code: Int) {
            pending |= code << pendingBits
            pendingBits += width
            while pendingBits >= 8 {
                output.append(UInt8(pending & 255))
                pending >>= 8
                pendingBits -= 8
            }
        }
        write(clear)
        var string: [Int] = []
        for value in values {
            if string.isEmpty || table[string + [value]] != nil {
                string.append(value)
                continue
            }
            write(table[string] ?? string[0])
            if next < 4096 {
                table[string + [value]] = next
                // The reader's table is a string behind, so that the codes grow one later than it seems.
                if next == 1 << width { width += 1 }
                next += 1
            } else {
                write(clear)
                (table, next, width) = ([:], clear + 2, bits + 1)
            }
            string = [value]
        }
        if !string.isEmpty { write(table[string] ?? string[0]) }
        write(clear + 1)
        if pendingBits > 0 { output.append(UInt8(pending & 255)) }
        return output
    }
}
