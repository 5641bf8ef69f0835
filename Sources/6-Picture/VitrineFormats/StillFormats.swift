import VitrineGIF
import VitrineHEIF
import VitrineJPEG
import VitrineSamples
import VitrineWebP

/// The formats of image files, beside PNG, that can be read. To add one, conform a type and list it here.
package enum StillFormats: Sendable {
    /// All formats, in the order in which they are asked.
    package static let all: [any StillFormat.Type] = [
        JPEG.self, WebP.self, AVIF.self, HEIC.self, GIF.self,
    ]

    /// Returns the format that bytes begin like, or `nil` if it is none of these.
    package static func format(of bytes: [UInt8]) -> (any StillFormat.Type)? {
        all.first { $0.recognizes(bytes) }
    }
}
