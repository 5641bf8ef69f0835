import CLibDeflate
import VitrineThreads

/// Filtered rows as one zlib stream (RFC 1950), its bands made and compressed by all threads.
///
/// A band finds matches in the one before it, and starts at a whole byte: together that takes about a
/// thousandth more than one band would. Bands of 128 KiB cost 0.1 % more than those of 256, and 512 KiB save
/// as much, with too few bands for many threads.
package struct ZlibStream {
    package let bytes: [UInt8]

    /// Parts of the stream that are compressed apart. Never the number of threads: the bytes must not depend
    /// on it.
    package static let bandBytes = 1 << 18

    private struct Band: Sendable {
        var bytes: [UInt8] = []
        var checksum = Adler32()
    }

    /// Compresses the rows of a picture.
    ///
    /// - Parameters:
    ///   - writer: makes what writes rows; called once a thread, which then writes with its own.
    ///   - workers: the threads to use.
    package init(
        _ layout: RowLayout, effort: DeflateEffort, workers: Workers,
        writer: @Sendable () throws(OutOfMemoryError) -> RowWriter
    ) throws(OutOfMemoryError) {
        let total = layout.total
        let bandBytes = Self.bandBytes
        let count = (total + bandBytes - 1) / bandBytes
        // Of rows longer than a quarter of a band several bands are made at once, or each would make the same
        // rows again.
        let together = 1 + 4 * (layout.rowBytes - 1) / bandBytes
        let parts = (count + together - 1) / together
        let bands = try unsafe workers.mapParts(parts) { () throws(OutOfMemoryError) in
            (
                deflater: try unsafe Deflater(effort: effort),
                window: try unsafe StreamWindow(
                    layout, bytes: min(total, together * bandBytes), write: writer()),
                out: try NativeMemory(count: unsafe Deflater.capacity(min(total, bandBytes)))
            )
        } _: { own, index in
            let indices = index * together..<min((index + 1) * together, count)
            unsafe own.window.fill(
                for: indices.lowerBound * bandBytes..<min(indices.upperBound * bandBytes, total))
            return indices.map { index in
                let range = index * bandBytes..<min((index + 1) * bandBytes, total)
                return unsafe Self.band(
                    own.window, range, isLast: range.upperBound == total, own.deflater, own.out)
            }
        }.flatMap(\.self)
        bytes = Self.joined(bands, total: total, effort: effort)
    }

    private static func band(
        _ window: StreamWindow, _ range: Range<Int>, isLast: Bool, _ deflater: Deflater, _ out: NativeMemory
    ) -> Band {
        let (source, place) = unsafe (window.source, window.place(of: range))
        let written = unsafe deflater.compress(source, place, isLast: isLast, into: out.start)
        let part = unsafe UnsafeBufferPointer(start: source.bytes + place.lowerBound, count: place.count)
        return unsafe Band(
            bytes: Array(UnsafeBufferPointer(start: out.start, count: written)), checksum: Adler32(part))
    }

    private static func joined(_ bands: [Band], total: Int, effort: DeflateEffort) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(bands.reduce(6) { $0 + $1.bytes.count })
        // A window of 32 KiB; the second byte tells the effort and makes both a multiple of 31.
        bytes.append(0x78)
        switch effort {
        case .fast: bytes.append(0x01)
        case .standard: bytes.append(0x9C)
        case .deep: bytes.append(0xDA)
        }
        var checksum = Adler32()
        for (index, band) in bands.enumerated() {
            bytes += band.bytes
            let count = min(bandBytes, total - index * bandBytes)
            checksum = checksum.combined(with: band.checksum, count: count)
        }
        for shift in [24, 16, 8, 0] as [UInt32] {
            bytes.append(UInt8(truncatingIfNeeded: checksum.value >> shift))
        }
        return bytes
    }
}

extension ZlibStream {
    /// Inflates a stream in one piece.
    ///
    /// libdeflate does it, in less than a third of zlib's time. It wants the whole stream at once, and says
    /// of a damaged one no more than that it is.
    ///
    /// - Parameters:
    ///   - stream: all bytes of a zlib stream, and no others.
    ///   - out: exactly as many bytes as there are in it.
    /// - Returns: false where the stream is damaged or of another length.
    package static func inflate(
        _ stream: UnsafeBufferPointer<UInt8>, into out: UnsafeMutableBufferPointer<UInt8>
    ) throws(OutOfMemoryError) -> Bool {
        guard let decompressor = unsafe libdeflate_alloc_decompressor() else { throw OutOfMemoryError() }
        defer { unsafe libdeflate_free_decompressor(decompressor) }
        var used = 0
        var made = 0
        let result = unsafe libdeflate_zlib_decompress_ex(
            decompressor, stream.baseAddress, stream.count, out.baseAddress, out.count, &used, &made)
        return result == LIBDEFLATE_SUCCESS && used == stream.count && made == out.count
    }
}
