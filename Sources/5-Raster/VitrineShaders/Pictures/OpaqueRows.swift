import CRowKernels
import VitrinePixels

/// The rows of an opaque picture of 8 bits, while one thread reads them.
@safe struct OpaqueRows: ResampledRows {
    let rows: any RGBA8Rows
    /// The number of neighbouring rows that are there at a time.
    let keptCount: Int

    /// The most rows whose sums of 8 bits have 16.
    private static let mostRows = 257

    func write(ofRow y: Int, at places: [Int], to out: UnsafeMutablePointer<PackedPixel>) {
        let row = unsafe UnsafeRawPointer(rows.row(y))
        for (x, place) in places.enumerated() {
            let pixel = unsafe row.loadUnaligned(fromByteOffset: 4 &* place, as: SIMD4<UInt8>.self)
            unsafe out[x] = PackedPixel(SIMD4<UInt16>(truncatingIfNeeded: pixel) &* 257)
        }
    }

    func writeMeans(ofRow y: Int, _ means: RowMeans, to out: UnsafeMutablePointer<PackedPixel>) {
        let row = unsafe UnsafeRawPointer(rows.row(y))
        unsafe means.write(to: out) { place in
            let pixel = unsafe row.loadUnaligned(fromByteOffset: 4 &* place, as: SIMD4<UInt8>.self)
            return SIMD4<UInt32>(truncatingIfNeeded: pixel) &* 257
        }
    }

    /// Rows of one weight, as most in a mean are, are added up first, and multiplied once.
    func add(
        rows places: ArraySlice<Int>, _ columns: Range<Int>, times weights: ArraySlice<UInt32>,
        to sums: UnsafeMutablePointer<UInt32>
    ) {
        let first = 4 * columns.lowerBound
        var group: [UnsafePointer<UInt8>] = unsafe []
        func addGroup(_ weight: UInt32) {
            guard unsafe !group.isEmpty else { return }
            unsafe vitrine_add_weighted_bytes(
                sums + first, 4 * columns.count, group, group.count, weight)
            unsafe group.removeAll(keepingCapacity: true)
        }
        // Those of a picture that repeats may be at both of its ends.
        let extent = (places.max() ?? 0) - (places.min() ?? 0)
        let most = extent < keptCount ? Self.mostRows : 1
        var weight: UInt32 = 0
        for (place, own) in zip(places, weights).sorted(by: { $0.1 < $1.1 }) {
            if unsafe own != weight || group.count == most { addGroup(weight) }
            weight = own
            unsafe group.append(rows.row(place) + first)
        }
        addGroup(weight)
    }
}
