import CLibDeflate

/// The checksum of PNG's chunks, as libdeflate computes it.
package enum CRC32 {
    /// The checksum of some bytes.
    package static func value(of bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        unsafe libdeflate_crc32(0, bytes.baseAddress, bytes.count)
    }
}
