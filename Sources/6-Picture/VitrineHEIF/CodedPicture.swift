import CHEIF
import VitrineColor
import VitrinePixels
import VitrineSamples

/// A picture that a library has decoded to planes, while its decoder is open.
@safe struct CodedPicture {
    private let planes: vitrine_heif_picture

    init(_ planes: vitrine_heif_picture) { unsafe self.planes = planes }

    /// Returns the pixels as they are seen: cut, turned and mirrored.
    func still() throws(PictureDecodingError.Reason) -> StillPicture {
        let image = try pixels().rgba()
        let cut = try unsafe image.cut(to: CleanAperture(planes, width: image.width, height: image.height))
        let turned = cut.upright(from: unsafe Self.turns[Int(planes.turns) & 3])
        // Exif's names for what changes places: 4, and 2.
        let mirror: ImageOrientation =
            unsafe planes.mirror < 0 ? .up : planes.mirror == 0 ? .downMirrored : .upMirrored
        let hasChroma = unsafe planes.chroma != VITRINE_HEIF_400
        var picture = StillPicture(
            stored: turned.upright(from: mirror), profile: profile, isGray: !hasChroma, exif: nil)
        if profile == nil { readColor(into: &picture) }
        return picture
    }

    /// The orientations that are undone by turns of 90 degrees anti-clockwise.
    private static let turns: [ImageOrientation] = [.up, .left, .down, .right]

    private var profile: [UInt8]? {
        guard let base = unsafe planes.profile else { return nil }
        return unsafe Array(UnsafeBufferPointer(start: base, count: planes.profile_count))
    }

    /// Reads the code points of H.273; 2 leaves them open, which is sRGB.
    private func readColor(into picture: inout StillPicture) {
        let (first, second) = unsafe (Int(planes.primaries), Int(planes.transfer))
        let primaries = first == 2 ? .bt709 : UInt8(exactly: first).flatMap(CICPPrimaries.init)
        let transfer = second == 2 ? .sRGB : UInt8(exactly: second).flatMap(CICPTransfer.init)
        guard let primaries, let transfer else {
            picture.warnings.append("the colours \(first)/\(second) of H.273 are not known; ignored")
            return
        }
        switch (primaries, transfer) {
        case (.bt709, .sRGB): picture.color = .sRGB
        case (.p3D65, .sRGB): picture.color = .displayP3
        default: picture.color = .cicp(primaries: primaries, transfer: transfer)
        }
    }

    private func pixels() throws(PictureDecodingError.Reason) -> YUVImage {
        let chroma = unsafe planes.chroma
        let coefficients =
            unsafe chroma == VITRINE_HEIF_400
            ? .gray
            : YUVMatrix.Coefficients(matrix: Int(planes.matrix), primaries: Int(planes.primaries))
        guard let coefficients else {
            throw unsafe .unsupported("its colours have the matrix \(planes.matrix) of H.273")
        }
        let depth = unsafe Int(planes.depth)
        guard (8...12).contains(depth) else { throw .unsupported("it has \(depth) bits a sample") }
        let (width, height) = unsafe (Int(planes.plane_width), Int(planes.plane_height))
        guard width > 0, height > 0 else { throw .malformed("it has no pixels") }
        let isWide = chroma == VITRINE_HEIF_444
        let isHigh = chroma != VITRINE_HEIF_420
        let isSubsampled = chroma == VITRINE_HEIF_420 || chroma == VITRINE_HEIF_422
        if isSubsampled, coefficients == .identity {
            throw .unsupported("its green, blue and red have fewer samples than pixels")
        }
        let (cb, cr) = unsafe (planes.planes.1, planes.planes.2)
        let (cbBytes, crBytes) = unsafe (planes.row_bytes.1, planes.row_bytes.2)
        let size = (isWide ? width : (width + 1) / 2, isHigh ? height : (height + 1) / 2)
        let alpha = try unsafe planes.planes.3.map { base throws(PictureDecodingError.Reason) in
            try unsafe Self.plane(
                base, rowBytes: planes.row_bytes.3, size: (width, height), depth: Int(planes.alpha_depth))
        }
        let colors =
            chroma == VITRINE_HEIF_400
            ? []
            : [
                try unsafe Self.plane(cb, rowBytes: cbBytes, size: size, depth: depth),
                try unsafe Self.plane(cr, rowBytes: crBytes, size: size, depth: depth),
            ]
        return YUVImage(
            luma: try unsafe Self.plane(
                planes.planes.0, rowBytes: planes.row_bytes.0, size: (width, height), depth: depth),
            chroma: colors, alpha: alpha,
            matrix: unsafe YUVMatrix(coefficients, depth: depth, isFullRange: planes.is_full_range != 0),
            isPremultiplied: unsafe planes.is_premultiplied != 0)
    }

    private static func plane(
        _ base: UnsafePointer<UInt8>?, rowBytes: Int, size: (Int, Int), depth: Int
    ) throws(PictureDecodingError.Reason) -> YUVPlane {
        guard let base = unsafe base, (8...16).contains(depth), rowBytes >= size.0 * (depth > 8 ? 2 : 1)
        else {
            throw .malformed("a component is missing")
        }
        return unsafe YUVPlane(
            UnsafeRawPointer(base), rowBytes: rowBytes, width: size.0, height: size.1, depth: depth)
    }
}
