import VitrinePixels
import VitrineThreads

/// An opaque picture of 8 bits, as photographs are: half of the memory of its pixmap, which is only made when
/// something needs it.
package final class OpaqueImage: Sendable {
    /// The pixels, whose alphas are 255.
    let bytes: RGBA8Image
    private let made = Locked<Pixmap?>(nil)

    /// Creates a picture, all of whose alphas are 255.
    package init(_ bytes: RGBA8Image) { self.bytes = bytes }

    var width: Int { bytes.width }
    var height: Int { bytes.height }

    /// The picture with 16 bits, made once.
    var pixmap: Pixmap {
        made.withLock { made in
            if let made { return made }
            let pixmap = Pixmap(bytes)
            made = pixmap
            return pixmap
        }
    }
}

extension OpaqueImage: Hashable {
    package static func == (a: OpaqueImage, b: OpaqueImage) -> Bool { a === b || a.bytes == b.bytes }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }
}
