import CWebP
import VitrinePixels
import VitrineSamples

extension WebP {
    /// Decodes a file; of an animation, its first frame, on a transparent canvas.
    ///
    /// The pixels are turned and mirrored as the orientation in Exif says. A file that ends early, or whose
    /// data are damaged, is an error. Bytes after the end of the file that it states are ignored.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the file.
    ///   - limit: The maximum number of pixels, checked before memory is allocated.
    package static func decode(
        _ bytes: [UInt8], limit: Int = 64_000_000
    ) throws(PictureDecodingError) -> StillPicture {
        do throws(PictureDecodingError.Reason) {
            let container = try Container(bytes, limit: limit)
            let frame = container.frame
            let image = frame.isLossless ? try pixels(of: frame) : try planes(of: frame)
            return StillPicture(
                stored: placed(image, in: container), profile: container.profile,
                isOpaque: container.isCovered && !frame.isLossless && frame.alpha == nil,
                exif: container.exif)
        } catch {
            throw PictureDecodingError(article, error)
        }
    }

    private static func pixels(of frame: Frame) throws(PictureDecodingError.Reason) -> RGBA8Image {
        let file = frame.file
        var pixels = [UInt8](repeating: 0, count: frame.width * frame.height * 4)
        try check(
            unsafe vitrine_webp_read_pixels(
                file, file.count, &pixels, Int32(frame.width), Int32(frame.height)))
        return RGBA8Image(width: frame.width, height: frame.height, components: pixels)
    }

    private static func planes(of frame: Frame) throws(PictureDecodingError.Reason) -> RGBA8Image {
        let file = frame.file
        let (width, height) = (frame.width, frame.height)
        let half = (width: (width + 1) / 2, height: (height + 1) / 2)
        let (luma, chroma) = (width * height, half.width * half.height)
        let hasAlpha = frame.alpha != nil
        var samples = [UInt8](repeating: 0, count: luma + 2 * chroma + (hasAlpha ? luma : 0))
        let status = unsafe samples.withUnsafeMutableBufferPointer { buffer -> vitrine_webp_status in
            guard let base = buffer.baseAddress else { return VITRINE_WEBP_FAILED }
            var planes = unsafe vitrine_webp_planes(
                y: base, u: base + luma, v: base + luma + chroma,
                a: hasAlpha ? base + luma + 2 * chroma : nil, width: Int32(width), height: Int32(height))
            return unsafe vitrine_webp_read_planes(file, file.count, &planes)
        }
        try check(status)
        func whole(from start: Int) -> SamplePlane {
            SamplePlane(
                width: width, height: height, rowBytes: width, horizontal: 2, vertical: 2,
                samples: samples, from: start)
        }
        func halved(from start: Int) -> SamplePlane {
            SamplePlane(
                width: half.width, height: half.height, rowBytes: half.width, samples: samples,
                from: start)
        }
        let colors = [whole(from: 0), halved(from: luma), halved(from: luma + chroma)]
        let alpha = hasAlpha ? [whole(from: luma + 2 * chroma)] : []
        return PlanarImage(width: width, height: height, planes: colors + alpha, smoothing: .libwebp)
            .rgba(.components(.video))
    }

    /// Returns a frame in its place on the canvas, which is transparent around it.
    private static func placed(_ image: RGBA8Image, in container: Container) -> RGBA8Image {
        let (width, height, frame) = (container.width, container.height, container.frame)
        if container.isCovered { return image }
        var canvas = [UInt8](repeating: 0, count: width * height * 4)
        for y in 0..<image.height {
            let to = ((frame.y + y) * width + frame.x) * 4
            let row = image.components[y * image.width * 4..<(y + 1) * image.width * 4]
            canvas.replaceSubrange(to..<to + row.count, with: row)
        }
        return RGBA8Image(width: width, height: height, components: canvas)
    }

    private static func check(_ status: vitrine_webp_status) throws(PictureDecodingError.Reason) {
        switch status {
        case VITRINE_WEBP_OK: return
        case VITRINE_WEBP_TRUNCATED: throw .truncated
        case VITRINE_WEBP_OUT_OF_MEMORY: throw .outOfMemory
        default: throw .malformed("its data are not what the format allows")
        }
    }
}
