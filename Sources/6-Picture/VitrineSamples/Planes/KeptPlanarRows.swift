import VitrinePixels

/// Rows of pixels that are made of planes, of which the latest are kept. They must be closed.
@safe final class KeptPlanarRows: RGBA8Rows {
    private let made: PlanarRows
    private let rowBytes: Int
    private let height: Int
    private let pixels: UnsafeMutablePointer<UInt8>
    /// The rows that are in memory, each in the place that is its remainder.
    private var numbers: [Int]

    init(_ made: PlanarRows, width: Int, height: Int, count: Int) {
        self.made = made
        self.height = height
        rowBytes = 4 * width
        unsafe pixels = .allocate(capacity: rowBytes * count)
        numbers = [Int](repeating: -1, count: count)
    }

    func close() { unsafe pixels.deallocate() }

    func row(_ y: Int) -> UnsafePointer<UInt8> {
        precondition(y >= 0 && y < height)
        let place = y % numbers.count
        let row = unsafe pixels + place * rowBytes
        if numbers[place] != y {
            unsafe made.write(y, to: row)
            numbers[place] = y
        }
        return unsafe UnsafePointer(row)
    }
}
