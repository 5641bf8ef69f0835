@testable import VitrinePNG

/// The filters as the specification words them, a byte at a time: the twin of `RowFilter.apply` and `RowUnfilter`.
enum RowFilterReference {
    static func filtered(_ row: [UInt8], above: [UInt8], pixelBytes: Int, by filter: RowFilter) -> [UInt8] {
        row.indices.map { i in
            let a = i >= pixelBytes ? Int(row[i - pixelBytes]) : 0
            let b = Int(above[i])
            let c = i >= pixelBytes ? Int(above[i - pixelBytes]) : 0
            let prediction =
                switch filter {
                case .none: 0
                case .sub: a
                case .up: b
                case .average: (a + b) / 2
                case .paeth: paeth(a, b, c)
                }
            return UInt8(truncatingIfNeeded: Int(row[i]) - prediction)
        }
    }

    /// A row without its filter.
    static func unfiltered(_ row: [UInt8], above: [UInt8], pixelBytes: Int, by filter: RowFilter) -> [UInt8] {
        var result: [UInt8] = []
        for i in row.indices {
            let a = i >= pixelBytes ? Int(result[i - pixelBytes]) : 0
            let b = Int(above[i])
            let c = i >= pixelBytes ? Int(above[i - pixelBytes]) : 0
            let prediction =
                switch filter {
                case .none: 0
                case .sub: a
                case .up: b
                case .average: (a + b) / 2
                case .paeth: paeth(a, b, c)
                }
            result.append(UInt8(truncatingIfNeeded: Int(row[i]) + prediction))
        }
        return result
    }

    static func paeth(_ a: Int, _ b: Int, _ c: Int) -> Int {
        let p = a + b - c
        let (pa, pb, pc) = (abs(p - a), abs(p - b), abs(p - c))
        if pa <= pb && pa <= pc { return a }
        return pb <= pc ? b : c
    }
}
