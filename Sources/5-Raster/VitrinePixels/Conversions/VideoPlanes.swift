import CRowKernels
import VitrineThreads

/// A picture as video has it: luma and two differences of colour by BT.709 in limited range, each a plane of
/// one byte per pixel (4:4:4).
///
/// The components are the dithered ones with 8 bits, over black where they are translucent, and keep their
/// transfer function. Arithmetic is that of integers, so that the bytes are the same everywhere.
package struct VideoPlanes: Hashable, Sendable {
    package let width: Int
    package let height: Int
    /// The planes one after the other: Y, Cb, Cr.
    package private(set) var bytes: [UInt8]

    /// Creates a black picture.
    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
        let count = width * height
        bytes = Array(repeating: 16, count: count) + Array(repeating: 128, count: 2 * count)
    }

    /// Writes rows of a picture of this size anew.
    package mutating func update(_ rows: Range<Int>, from pixels: Pixmap, workers: Workers = .serial) {
        precondition(pixels.width == width && pixels.height == height, "a picture of this size")
        let dithered = DitheredRows(pixels)
        let (width, plane) = (width, width * height)
        unsafe bytes.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            // Each row is written by one thread.
            nonisolated(unsafe) let base = unsafe start
            workers.forEachBand(of: rows) { band in
                var row = [UInt8](repeating: 0, count: 4 * width)
                for y in band {
                    unsafe row.withUnsafeMutableBufferPointer { row in
                        guard let row = row.baseAddress else { return }
                        unsafe dithered.copyRow(y, into: row)
                        let luma = unsafe base + y * width
                        var matrix = Self.matrix
                        unsafe vitrine_split_pixels(
                            luma, luma + plane, luma + 2 * plane, width, row, &matrix)
                    }
                }
            }
        }
    }

    /// The conversion in parts of 2^22. The largest sum, 240 and a half, has 30 bits with these.
    ///
    /// The factors are 2^22 times 219/255 for luma and 224/255 for the differences, by the weights of BT.709
    /// (0.2126, 0.7152, 0.0722) and the scales of the differences (1/1.8556, 1/1.5748). Those of luma sum up
    /// to 219/255 and those of each difference to 0, so that greys have no colour.
    private static let matrix = vitrine_sample_matrix(
        red: (765_821, 2_576_270, 260_076), green: (-422_130, -1_420_074, 1_842_204),
        blue: (1_842_204, -1_673_285, -168_919),
        start: (16 << 22 + half, 128 << 22 + half, 128 << 22 + half), shift: 22)
    private static let half: Int32 = 1 << 21
}
