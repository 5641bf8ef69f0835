@testable import VitrinePNG

/// The filters as worded in the specification, one byte at a time: the reference for `RowFilter.apply` and
/// `RowUnfilter`.
enum RowFilterReference {
    static func filtered(_ row: [UInt8], above: [UInt8], pixelBytes: Int, by filter: RowFilter) -> [UInt8] {
        row.indices.map { i in
            UInt8(truncatingIfNeeded: Int(row[i]) - prediction(of: i, row, above, pixelBytes, filter))
        }
    }

    /// Returns a row without its filter.
    static func unfiltered(_ row: [UInt8], above: [UInt8], pixelBytes: Int, by filter: RowFilter) -> [UInt8] {
        var result: [UInt8] = []
        for i in row.indices {
            result.append(
                UInt8(truncatingIfNeeded: Int(row[i]) + prediction(of: i, result, above, pixelBytes, filter)))
        }
        return result
    }

    /// Returns the prediction for byte `i` of a row, from the bytes before it and those above.
    private static func prediction(
        of i: Int, _ row: [UInt8], _ above: [UInt8], _ pixelBytes: Int, _ filter: RowFilter
    ) -> Int {
        let a = i >= pixelBytes ? Int(row[i - pixelBytes]) : 0
        let b = Int(above[i])
        let c = i >= pixelBytes ? Int(above[i - pixelBytes]) : 0
        return switch filter {
        case .none: 0
        case .sub: a
        case .up: b
        case .average: (a + b) / 2
        case .paeth: paeth(a, b, c)
        }
    }

    static func paeth(_ a: Int, _ b: Int, _ c: Int) -> Int {
        let p = a + b - c
        let (pa, pb, pc) = (abs(p - a), abs(p - b), abs(p - c))
        if pa <= pb && pa <= pc { return a }
        return pb <= pc ? b : c
    }
}
