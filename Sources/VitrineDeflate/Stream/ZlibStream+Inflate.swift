import CLibDeflate

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
