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
        let image = try pixels()
        let cut = try unsafe image.cut(to: CleanAperture(planes, width: image.width, height: image.height))
        let turned = cut.upright(from: unsafe Self.turns[Int(planes.turns) & 3])
        // Exif's names for what changes places: 4, and 2.
        let mirror: ImageOrientation =
            unsafe planes.mirror < 0 ? .up : planes.mirror == 0 ? .downMirrored : .upMirrored
        let hasChroma = unsafe planes.chroma != VITRINE_HEIF_400
        var picture = StillPicture(
            stored: turned.upright(from: mirror), profile: profile, isGray: !hasChroma,
            isOpaque: !hasAlpha, exif: nil)
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

    private func pixels() throws(PictureDecodingError.Reason) -> RGBA8Image {
        let chroma = unsafe planes.chroma
        let isGray = chroma == VITRINE_HEIF_400
        let coefficients =
            unsafe isGray
            ? .gray
            : SampleMatrix.Coefficients(matrix: Int(planes.matrix), primaries: Int(planes.primaries))
        guard let coefficients else {
            throw unsafe .unsupported("its colours have the matrix \(planes.matrix) of H.273")
        }
        let depth = unsafe Int(planes.depth)
        guard (8...12).contains(depth) else { throw .unsupported("it has \(depth) bits a sample") }
        let (width, height) = unsafe (Int(planes.plane_width), Int(planes.plane_height))
        guard width > 0, height > 0 else { throw .malformed("it has no pixels") }
        let isSubsampled = chroma == VITRINE_HEIF_420 || chroma == VITRINE_HEIF_422
        if isSubsampled, coefficients == .identity {
            throw .unsupported("its green, blue and red have fewer samples than pixels")
        }
        // How many samples luma and alpha have for each of chroma.
        let whole = (horizontal: isSubsampled ? 2 : 1, vertical: chroma == VITRINE_HEIF_420 ? 2 : 1)
        var found = [try plane(0, depth: depth, of: whole, factors: whole)]
        if !isGray {
            for index in 1...2 { found.append(try plane(index, depth: depth, of: whole, factors: (1, 1))) }
        }
        if hasAlpha {
            found.append(try plane(3, depth: unsafe Int(planes.alpha_depth), of: whole, factors: whole))
        }
        let matrix = unsafe SampleMatrix(coefficients, depth: depth, isFullRange: planes.is_full_range != 0)
        return PlanarImage(
            width: width, height: height, planes: found, smoothing: .libwebp,
            isPremultiplied: unsafe planes.is_premultiplied != 0
        ).rgba(isGray ? .luma(matrix) : .components(matrix))
    }

    private var hasAlpha: Bool { unsafe planes.planes.3 != nil }

    /// Returns a copy of a plane.
    ///
    /// - Parameters:
    ///   - index: The number of the plane.
    ///   - depth: The number of bits of its samples.
    ///   - whole: The number of samples of luma for one of chroma.
    ///   - factors: The plane's own number of samples for one of chroma.
    private func plane(
        _ index: Int, depth: Int, of whole: (horizontal: Int, vertical: Int),
        factors: (horizontal: Int, vertical: Int)
    ) throws(PictureDecodingError.Reason) -> SamplePlane {
        let bases = unsafe [planes.planes.0, planes.planes.1, planes.planes.2, planes.planes.3]
        let strides = unsafe [
            planes.row_bytes.0, planes.row_bytes.1, planes.row_bytes.2, planes.row_bytes.3,
        ]
        let size = unsafe (Int(planes.plane_width), Int(planes.plane_height))
        // Of an odd number of pixels, chroma has half, rounded up.
        let width = (size.0 * factors.horizontal + whole.horizontal - 1) / whole.horizontal
        let height = (size.1 * factors.vertical + whole.vertical - 1) / whole.vertical
        let (rowBytes, needed) = (strides[index], width * (depth > 8 ? 2 : 1))
        guard let base = unsafe bases[index], (8...12).contains(depth), rowBytes >= needed else {
            throw .malformed("a component is missing")
        }
        // A last row need not have the padding of the others.
        let count = rowBytes * (height - 1) + needed
        return SamplePlane(
            width: width, height: height, rowBytes: rowBytes, horizontal: factors.horizontal,
            vertical: factors.vertical, depth: depth,
            samples: unsafe Array(UnsafeBufferPointer(start: base, count: count)))
    }
}
