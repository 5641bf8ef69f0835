import VitrineGeometry
import VitrinePixels

/// The 64-bit FNV-1a hash of a picture: its width and height, each in four bytes with the lowest first,
/// followed by the components row by row.
package enum PixelHash {
    package static func digits(_ image: RGBA8Image) -> String {
        let size = [image.width, image.height].flatMap { side in
            [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: side >> $0) }
        }
        return FNV1a64.digits(size + image.components)
    }
}
