import CHEIF
import VitrineSamples

/// AVIF files, read: pictures and grids of them, with alpha, and the first frame of sequences.
///
/// libavif delivers planes and what the file says of them; colours, missing samples of chroma, cuts and turns
/// are arithmetic of ours.
package enum AVIF {
    /// The version of the libavif in use, such as "1.0.4"; `nil` if there is none.
    package static var libraryVersion: String? {
        unsafe vitrine_avif_version().map { unsafe String(cString: $0) }
    }
}

extension AVIF: StillFormat {
    package static let name = "AVIF"

    package static func recognizes(_ bytes: [UInt8]) -> Bool {
        !Set(HEIFContainer(bytes).brands).isDisjoint(with: ["avif", "avis"])
    }

    package static func decode(
        _ bytes: [UInt8], limit: Int = 64_000_000
    ) throws(PictureDecodingError) -> StillPicture {
        guard recognizes(bytes) else { throw PictureDecodingError("an AVIF picture", .anotherFormat) }
        return try unsafe HEIFDecoding(
            article: "an AVIF picture", decoder: "libavif is missing here, or has no decoder of AV1",
            open: { unsafe vitrine_avif_open($0, $1, $2, $3) },
            decode: { unsafe vitrine_avif_decode($0, $1, $2) },
            close: { unsafe vitrine_avif_close($0) }
        ).picture(bytes, limit: limit)
    }
}
