import CJPEG
import VitrineSamples

/// JPEG files, read: baseline and progressive, in greys, RGB, YCbCr, CMYK and YCCK.
///
/// libjpeg-turbo undoes the entropy coding and the transform, by the one of its transforms that is exact in
/// every version and on every processor. What is left is arithmetic of ours, in `VitrineSamples`: missing
/// samples of chroma, colours, profiles and the orientation.
package enum JPEG {
    /// The bytes that every file begins with: the start of the picture, and the start of another marker.
    package static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

    /// The version of libjpeg-turbo that this was built with, such as "2.1.5".
    package static var libraryVersion: String {
        let version = Int(vitrine_jpeg_version())
        return "\(version / 1_000_000).\(version / 1000 % 1000).\(version % 1000)"
    }

    /// The format's name in errors.
    static let article = "a JPEG"
}

extension JPEG: StillFormat {
    package static let name = "JPEG"

    package static func recognizes(_ bytes: [UInt8]) -> Bool {
        !bytes.isEmpty && bytes.starts(with: signature.prefix(bytes.count))
    }
}
