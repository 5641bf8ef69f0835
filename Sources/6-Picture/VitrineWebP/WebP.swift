import CWebP
import VitrineSamples

/// WebP files, read: lossy and lossless ones, with alpha, and the first frame of animations.
///
/// The container is read here. libwebp decodes the data in it: pixels of lossless pictures, which are exact,
/// and planes of lossy ones. Missing samples of chroma and colours are arithmetic of ours, in
/// `VitrineSamples`.
package enum WebP {
    /// The version of the libwebp in use, such as "1.2.4".
    package static var libraryVersion: String {
        let version = Int(vitrine_webp_version())
        return "\(version >> 16).\(version >> 8 & 255).\(version & 255)"
    }

    /// The format's name in errors.
    static let article = "a WebP picture"
}

extension WebP: StillFormat {
    package static let name = "WebP"

    package static func recognizes(_ bytes: [UInt8]) -> Bool {
        let (outer, inner) = (Array("RIFF".utf8), Array("WEBP".utf8))
        return !bytes.isEmpty && bytes.starts(with: outer.prefix(bytes.count))
            && bytes.dropFirst(8).prefix(4).elementsEqual(inner.prefix(max(bytes.count - 8, 0)))
    }
}
