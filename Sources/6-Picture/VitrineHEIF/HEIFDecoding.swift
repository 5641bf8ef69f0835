import CHEIF
import VitrineSamples

/// What is alike in files of AVIF and HEIC: the file is opened, its size judged, and its planes decoded.
@safe struct HEIFDecoding {
    typealias Picture = UnsafeMutablePointer<vitrine_heif_picture>
    typealias Status = UnsafeMutablePointer<vitrine_heif_status>

    /// The format's name in errors.
    let article: String
    /// What is missing if the library has no decoder.
    let decoder: String
    let open: (UnsafePointer<UInt8>, Int, Picture, Status) -> UnsafeMutableRawPointer?
    let decode: (UnsafeMutableRawPointer, Int, Picture) -> vitrine_heif_status
    let close: (UnsafeMutableRawPointer) -> Void

    func picture(_ bytes: [UInt8], limit: Int) throws(PictureDecodingError) -> StillPicture {
        do throws(PictureDecodingError.Reason) {
            guard !HEIFContainer(bytes).isTruncated else { throw .truncated }
            let result = unsafe bytes.withUnsafeBufferPointer {
                buffer -> Result<StillPicture, PictureDecodingError.Reason> in
                guard let base = buffer.baseAddress else { return .failure(.truncated) }
                return Result { () throws(PictureDecodingError.Reason) in
                    try unsafe picture(base, buffer.count, limit)
                }
            }
            return try result.get()
        } catch {
            throw PictureDecodingError(article, error)
        }
    }

    private func picture(
        _ base: UnsafePointer<UInt8>, _ count: Int, _ limit: Int
    ) throws(PictureDecodingError.Reason) -> StillPicture {
        var picture = unsafe vitrine_heif_picture()
        var status = VITRINE_HEIF_OK
        let opened = unsafe open(base, count, &picture, &status)
        guard let opened = unsafe opened else {
            try unsafe check(status, picture)
            throw .outOfMemory
        }
        defer { unsafe close(opened) }
        try unsafe check(status, picture)
        try unsafe PictureDecodingError.Reason.check(
            width: Int(picture.width), height: Int(picture.height), limit: limit)
        try unsafe check(decode(opened, limit, &picture), picture)
        // The coded picture may be larger than the file says outside of it.
        try unsafe PictureDecodingError.Reason.check(
            width: Int(picture.plane_width), height: Int(picture.plane_height), limit: limit)
        return try unsafe CodedPicture(picture).still()
    }

    private func check(
        _ status: vitrine_heif_status, _ picture: vitrine_heif_picture
    ) throws(PictureDecodingError.Reason) {
        let words = unsafe withUnsafeBytes(of: picture.message) { bytes in
            unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        let reason = words.isEmpty ? "its data are not what the format allows" : words
        switch status {
        case VITRINE_HEIF_OK: return
        case VITRINE_HEIF_TRUNCATED: throw .truncated
        case VITRINE_HEIF_OUT_OF_MEMORY: throw .outOfMemory
        case VITRINE_HEIF_UNSUPPORTED: throw .unsupported(reason)
        case VITRINE_HEIF_NO_DECODER: throw .unsupported(decoder)
        default: throw .malformed(reason)
        }
    }
}
