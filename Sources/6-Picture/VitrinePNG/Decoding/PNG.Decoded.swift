import VitrineColor
import VitrinePixels
import VitrineSamples

extension PNG {
    /// The contents of a PNG file.
    package struct Decoded: Sendable {
        /// The pixels at the depth of the file: 16 bits per channel if the file has 16, otherwise 8.
        package enum Pixels: Hashable, Sendable {
            case eight(RGBA8Image)
            case sixteen(RGBA16Image)

            /// Returns the pixels as they are seen, given the orientation of the stored ones.
            func upright(from orientation: ImageOrientation) -> Pixels {
                switch self {
                case .eight(let image): .eight(image.upright(from: orientation))
                case .sixteen(let image): .sixteen(image.upright(from: orientation))
                }
            }
        }

        /// The pixels as they are seen, upright.
        package var pixels: Pixels
        /// The meaning of the samples as colours. `pixels` holds them as they are in the file.
        package var color: ColorEncoding
        /// The orientation of the pixels in the file, which `pixels` no longer have.
        package var orientation: ImageOrientation
        /// All text chunks, in file order.
        package var text: [TextChunk]
        /// Problems of the file that are not serious enough to reject it: libpng's own warnings, followed by
        /// those about colour chunks that were ignored.
        package var warnings: [String]

        /// The width in pixels.
        package var width: Int {
            switch pixels {
            case .eight(let image): image.width
            case .sixteen(let image): image.width
            }
        }

        /// The height in pixels.
        package var height: Int {
            switch pixels {
            case .eight(let image): image.height
            case .sixteen(let image): image.height
            }
        }
    }
}

extension PNG.Decoded {
    /// Creates the contents that a PNG file of a picture would have.
    package init(_ picture: StillPicture) {
        self.init(
            pixels: .eight(picture.image), color: picture.color, orientation: picture.orientation, text: [],
            warnings: picture.warnings)
    }

    /// Creates the contents of a file that has nothing but pixels of 16 bits per channel.
    package init(_ image: RGBA16Image, color: ColorEncoding) {
        self.init(pixels: .sixteen(image), color: color, orientation: .up, text: [], warnings: [])
    }
}
