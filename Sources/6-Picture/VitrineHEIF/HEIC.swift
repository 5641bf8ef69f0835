import CHEIF
import VitrineSamples

/// HEIC files, read by libheif where it is installed.
///
/// The library is loaded when the first such file is read, and never delivered with the tool: HEVC is
/// patented, and libheif's usual decoders are under the GPL and LGPL. It is asked for planes as they are
/// coded, so that colours and missing samples of chroma are arithmetic of ours, as for AVIF.
package enum HEIC {
    /// The version of the libheif that is installed, or `nil` if none is.
    package static var libraryVersion: String? { HEICLibrary.installed?.version }

    /// What to install where the library is missing.
    package static let advice =
        """
        reading it needs libheif: `sudo apt install libheif1` (on Debian 13 and Ubuntu 24.04 also \
        libheif-plugin-libde265), or on a Mac `brew install libheif`
        """

    /// Decodes a file by a library, upright.
    package static func decode(
        _ bytes: [UInt8], limit: Int, library: HEICLibrary?
    ) throws(PictureDecodingError) -> StillPicture {
        guard recognizes(bytes) else { throw PictureDecodingError("a HEIC picture", .anotherFormat) }
        guard let library else { throw PictureDecodingError("a HEIC picture", .missingLibrary(advice)) }
        let chroma = Int32(HEIFContainer(bytes).chromaFormat ?? -1)
        return try unsafe HEIFDecoding(
            article: "a HEIC picture", decoder: "libheif has no decoder of it here; \(advice)",
            open: { unsafe vitrine_heic_open(library.functions, $0, $1, $2, $3) },
            decode: { handle, _, picture in unsafe vitrine_heic_decode(handle, chroma, picture) },
            close: { unsafe vitrine_heic_close($0) }
        ).picture(bytes, limit: limit)
    }
}

extension HEIC: StillFormat {
    package static let name = "HEIC"

    package static func recognizes(_ bytes: [UInt8]) -> Bool {
        let brands = HEIFContainer(bytes).brands
        let known: Set = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]
        return !known.isDisjoint(with: brands) && !AVIF.recognizes(bytes)
    }

    package static func decode(
        _ bytes: [UInt8], limit: Int = 64_000_000
    ) throws(PictureDecodingError) -> StillPicture {
        try decode(bytes, limit: limit, library: HEICLibrary.installed)
    }
}
