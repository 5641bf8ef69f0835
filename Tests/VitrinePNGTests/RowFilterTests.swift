import Testing
import VitrineTestSupport

@testable import VitrinePNG

struct RowFilterTests {
    /// Rows shorter than, as long as, and longer than the kernels' steps of 16 bytes.
    @Test(arguments: RowFilter.allCases, [1, 2, 3, 4, 6, 8])
    func kernelsEqualTheirReference(_ filter: RowFilter, _ pixelBytes: Int) {
        var random = SeededGenerator(seed: UInt64(filter.rawValue) * 16 + UInt64(pixelBytes))
        for count in [1, 7, 15, 16, 17, 31, 32, 33, 48, 100, 257] {
            // Few distinct values cause ties in Paeth's choice.
            let most: UInt8 = count % 2 == 0 ? 255 : 5
            let row = (0..<count).map { _ in UInt8.random(in: 0...most, using: &random) }
            let above = (0..<count).map { _ in UInt8.random(in: 0...most, using: &random) }
            let expected = RowFilterReference.filtered(row, above: above, pixelBytes: pixelBytes, by: filter)
            let found = Self.filtered(row, above, pixelBytes, filter)
            #expect(found == expected, "\(count) bytes, seed \(filter.rawValue * 16 + UInt8(pixelBytes))")
        }
    }

    /// Filters a row with the kernel, which must not change the byte after the row.
    static func filtered(
        _ row: [UInt8], _ above: [UInt8], _ pixelBytes: Int, _ filter: RowFilter
    ) -> [UInt8] {
        let margin = [UInt8](repeating: 0, count: RowFilter.margin)
        var out = [UInt8](repeating: 0xA5, count: row.count + 1)
        let (padded, paddedAbove) = (margin + row, margin + above)
        unsafe padded.withUnsafeBufferPointer { row in
            unsafe paddedAbove.withUnsafeBufferPointer { above in
                unsafe out.withUnsafeMutableBufferPointer { out in
                    guard let row = row.baseAddress, let above = above.baseAddress,
                        let start = out.baseAddress
                    else { return }
                    unsafe filter.apply(
                        row + RowFilter.margin, above: above + RowFilter.margin, count: out.count - 1,
                        pixelBytes: pixelBytes, into: start)
                }
            }
        }
        #expect(out.last == 0xA5)
        return Array(out.dropLast())
    }

    @Test func theFilterChangesOnlyWhereThatIsClearlyBetter() {
        typealias Counts = FilterChoice.Counts
        let counts = [
            Counts(none: 8, sub: 10), Counts(none: 7, sub: 10), Counts(none: 12, sub: 10),
            Counts(none: 13, sub: 10), Counts(none: 8, sub: 10),
        ]
        #expect(FilterChoice.filters(counts) == [.sub, .none, .none, .sub, .sub])
    }
}
