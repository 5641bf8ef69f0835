import VitrineDeflate
import VitrinePixels

/// The chunks of films (PNG, third edition, 11.3.5), as bytes.
enum AnimationChunks {
    /// The number of bytes of a chunk besides its data.
    static let frameBytes = 12
    /// The number of bytes of the chunk that has the number of frames.
    static let controlBytes = 8 + frameBytes
    /// The number of bytes of pixels in a chunk, so that a reader needs no more at once.
    private static let dataBytes = 1 << 20

    /// Returns `acTL`.
    static func control(frames: UInt32, plays: UInt32) -> [UInt8] {
        chunk("acTL", bytes(frames) + bytes(plays))
    }

    /// Returns `fcTL`.
    static func frame(
        _ number: UInt32, rect: PixelRect, delay: FrameDelay, disposal: FrameDisposal, blend: FrameBlend
    ) -> [UInt8] {
        var data = bytes(number)
        for length in [rect.width, rect.height, rect.x0, rect.y0] {
            data += bytes(UInt32(truncatingIfNeeded: length))
        }
        for term in [delay.numerator, delay.denominator] {
            data += [UInt8(truncatingIfNeeded: term >> 8), UInt8(truncatingIfNeeded: term)]
        }
        return chunk("fcTL", data + [disposal.rawValue, blend.rawValue])
    }

    /// Returns the chunks of a stream of pixels: `IDAT` of the first frame, which readers of still pictures
    /// show, `fdAT` of the others.
    ///
    /// - Parameter number: The number of the next chunk, which each `fdAT` raises; `nil` for `IDAT`.
    static func pixels(_ stream: [UInt8], from number: inout UInt32?) -> [UInt8] {
        var chunks: [UInt8] = []
        chunks.reserveCapacity(stream.count + 64)
        for start in stride(from: 0, to: stream.count, by: dataBytes) {
            let piece = stream[start..<min(start + dataBytes, stream.count)]
            if let next = number {
                chunks += chunk("fdAT", bytes(next) + piece)
                number = next + 1
            } else {
                chunks += chunk("IDAT", Array(piece))
            }
        }
        return chunks
    }

    /// Returns `tRNS` of a colour.
    static func clearColor(_ components: some Sequence<UInt16>) -> [UInt8] {
        chunk(
            "tRNS",
            components.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] })
    }

    /// The bytes of `IEND`.
    static let end = chunk("IEND", [])

    private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + data
        let sum = unsafe body.withUnsafeBufferPointer { unsafe CRC32.value(of: $0) }
        return bytes(UInt32(truncatingIfNeeded: data.count)) + body + bytes(sum)
    }

    private static func bytes(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
