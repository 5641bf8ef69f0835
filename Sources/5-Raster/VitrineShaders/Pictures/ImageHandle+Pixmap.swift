import VitrineDisplayList
import VitrinePixels

extension ImageHandle {
    /// Creates a handle of a picture in memory.
    public init(_ pixmap: Pixmap) {
        self.init(width: pixmap.width, height: pixmap.height, content: pixmap)
    }

    /// Creates a handle of an opaque picture.
    package init(_ image: OpaqueImage) {
        self.init(width: image.width, height: image.height, content: image)
    }

    /// The picture in memory; a transparent one if the content is in no form that is known.
    package var pixmap: Pixmap {
        switch content {
        case let pixmap as Pixmap: pixmap
        case let image as OpaqueImage: image.pixmap
        case let bitmap as BGRABitmap: Pixmap(bitmap, width: width, height: height)
        default: Pixmap(width: width, height: height)
        }
    }

    /// The place in memory of the pixels or of what holds them, at which no others are while the handle is
    /// there.
    var memory: UInt {
        switch content {
        case let pixmap as Pixmap:
            unsafe pixmap.pixels.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
        case let image as OpaqueImage: UInt(bitPattern: ObjectIdentifier(image))
        case let bitmap as BGRABitmap:
            unsafe bitmap.bytes.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
        default: 0
        }
    }
}

extension Pixmap {
    /// Creates a picture of a bitmap; a transparent one if that is too small.
    fileprivate init(_ bitmap: BGRABitmap, width: Int, height: Int) {
        guard width > 0, height > 0, bitmap.pitch >= 4 * width, bitmap.bytes.count >= height * bitmap.pitch
        else {
            self.init(width: width, height: height)
            return
        }
        self = unsafe bitmap.bytes.withUnsafeBufferPointer { bytes in
            unsafe bytes.baseAddress.map {
                unsafe Pixmap(width: width, height: height, bgra: $0, pitch: bitmap.pitch)
            } ?? Pixmap(width: width, height: height)
        }
    }
}
