import VitrinePixels
import VitrineThreads

/// A writer of animated PNG files (APNG), to which pictures are handed one after the other.
///
/// Each call returns the bytes that come next in the file. A picture is forgotten once it is written, so that
/// memory does not depend on the length of the film; a frame is held back until the next one tells how long
/// it is shown and what becomes of it. Decoders show the pictures as they are, to the bit.
package struct AnimationWriter: Sendable {
    // No parameter of the type: the code for both is compiled here, where it is known what they are.
    private var eight: AnimationEncoder<UInt8>?
    private var sixteen: AnimationEncoder<UInt16>?
    /// The bytes that the file begins with.
    package let head: [UInt8]
    /// The place in the file of the bytes of ``countBytes``.
    package let countOffset: Int

    /// Begins a film.
    ///
    /// - Throws: A `PNG.EncodingError` if pictures of the size cannot be written.
    package init(_ settings: AnimationSettings) throws(PNG.EncodingError) {
        switch settings.depth {
        case .eight:
            let encoder = try AnimationEncoder<UInt8>(settings)
            (head, countOffset) = (encoder.head, encoder.countOffset)
            eight = encoder
        case .sixteen:
            let encoder = try AnimationEncoder<UInt16>(settings)
            (head, countOffset) = (encoder.head, encoder.countOffset)
            sixteen = encoder
        }
    }

    /// The number of frames so far, which is that of the pictures but for those that are equal to the last.
    package var frameCount: UInt32 { eight?.frameCount ?? sixteen?.frameCount ?? 0 }

    /// The bytes that have the number of frames so far. Those of the head have
    /// ``AnimationSettings/frameCount``.
    package var countBytes: [UInt8] { eight?.countBytes ?? sixteen?.countBytes ?? [] }

    /// Adds the picture of a film with 8 bits that readers show that do not play films, before all others.
    /// Without one, they show the first.
    ///
    /// - Parameters:
    ///   - picture: The picture, of the film's size.
    ///   - workers: The threads to use. The bytes do not depend on them.
    /// - Returns: Its bytes, which come right after the head.
    package mutating func addPoster(
        _ picture: RGBA8Image, workers: Workers = .serial
    ) throws(AnimationError) -> [UInt8] {
        guard let bytes = try eight?.addPoster(picture, workers: workers) else { throw .otherDepth }
        return bytes
    }

    /// Adds the picture of a film with 16 bits that readers show that do not play films, before all others.
    /// Without one, they show the first.
    ///
    /// - Parameters:
    ///   - picture: The picture, of the film's size.
    ///   - workers: The threads to use. The bytes do not depend on them.
    /// - Returns: Its bytes, which come right after the head.
    package mutating func addPoster(
        _ picture: RGBA16Image, workers: Workers = .serial
    ) throws(AnimationError) -> [UInt8] {
        guard let bytes = try sixteen?.addPoster(picture, workers: workers) else { throw .otherDepth }
        return bytes
    }

    /// Adds a picture of a film with 8 bits.
    ///
    /// - Parameters:
    ///   - picture: The picture, of the film's size.
    ///   - changed: The part that may differ from the last picture. Default: all of it.
    ///   - workers: The threads to use. The bytes do not depend on them.
    /// - Returns: The bytes of the frame before, if it is complete.
    package mutating func add(
        _ picture: RGBA8Image, changed: PixelRect? = nil, workers: Workers = .serial
    ) throws(AnimationError) -> [UInt8] {
        guard let bytes = try eight?.add(picture, changed: changed, workers: workers) else {
            throw .otherDepth
        }
        return bytes
    }

    /// Adds a picture of a film with 16 bits.
    ///
    /// - Parameters:
    ///   - picture: The picture, of the film's size.
    ///   - changed: The part that may differ from the last picture. Default: all of it.
    ///   - workers: The threads to use. The bytes do not depend on them.
    /// - Returns: The bytes of the frame before, if it is complete.
    package mutating func add(
        _ picture: RGBA16Image, changed: PixelRect? = nil, workers: Workers = .serial
    ) throws(AnimationError) -> [UInt8] {
        guard let bytes = try sixteen?.add(picture, changed: changed, workers: workers) else {
            throw .otherDepth
        }
        return bytes
    }

    /// Returns the bytes of the last frame, and the end of the file.
    package mutating func finish() -> [UInt8] { eight?.finish() ?? sixteen?.finish() ?? [] }
}
