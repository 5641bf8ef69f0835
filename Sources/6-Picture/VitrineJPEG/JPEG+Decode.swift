import CJPEG
import VitrinePixels
import VitrineSamples

extension JPEG {
    /// Decodes a file.
    ///
    /// The pixels are turned and mirrored as the orientation in Exif says, so that every reader gets them
    /// upright. A file that ends early, or whose data are damaged, is an error rather than a picture that is
    /// grey from there on. Bytes after the end of the picture are ignored, and so is the density in JFIF.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the file.
    ///   - limit: The maximum number of pixels, checked before memory is allocated.
    package static func decode(
        _ bytes: [UInt8], limit: Int = 64_000_000
    ) throws(PictureDecodingError) -> StillPicture {
        do throws(PictureDecodingError.Reason) {
            let header = try Header(bytes)
            try PictureDecodingError.Reason.check(width: header.width, height: header.height, limit: limit)
            guard header.mayFit(in: bytes.count) else { throw .truncated }
            // Typed throws do not pass through the closure of `withUnsafeBufferPointer`.
            let result: Result<StillPicture, PictureDecodingError.Reason> =
                unsafe bytes.withUnsafeBufferPointer { buffer in
                    do throws(PictureDecodingError.Reason) {
                        let reader = try unsafe LibJPEGReader(buffer)
                        defer { reader.close() }
                        return .success(try picture(reader, header))
                    } catch {
                        return .failure(error)
                    }
                }
            return try result.get()
        } catch {
            throw PictureDecodingError(article, error)
        }
    }

    private static func picture(
        _ reader: LibJPEGReader, _ header: Header
    ) throws(PictureDecodingError.Reason) -> StillPicture {
        let found = try reader.readHeader()
        // Both have read the same bytes; memory was judged by one of them.
        guard found.width == header.width, found.height == header.height,
            found.components == header.components
        else { throw .malformed("its size is stated in two ways") }
        let colors = try colors(found)
        guard colors.count == header.components else { throw .malformed("a component is missing") }
        let pixels = PlanarPixels(try reader.readPlanes(found), colors)
        let profile = header.profile
        return StillPicture(
            stored: pixels, profile: profile.bytes, isGray: colors == .gray, isOpaque: true,
            exif: header.exif,
            warnings: reader.warnings() + profile.warnings)
    }

    private static func colors(
        _ header: vitrine_jpeg_header
    ) throws(PictureDecodingError.Reason) -> SampleColors {
        switch header.colors {
        case VITRINE_JPEG_GRAY: return .gray
        case VITRINE_JPEG_RGB: return .rgb
        case VITRINE_JPEG_YCC: return .components(.full)
        case VITRINE_JPEG_CMYK: return .cmyk(isInverted: header.adobe != 0)
        case VITRINE_JPEG_YCCK: return .ycck(isInverted: header.adobe != 0)
        default: throw .unsupported("\(header.components) components of unknown colours")
        }
    }
}
