/// The way in which samples that are missing in a plane are made from their neighbours.
///
/// Samples of chroma lie in the middle of the pixels that share them. Where two pixels share one, each takes
/// three quarters of it and a quarter of the next nearest, as libjpeg's default ("fancy upsampling") and
/// libwebp do; so most programs show the same. Other ratios are rare: there, each pixel takes the sample that
/// it lies in.
enum PlaneUpsampling: Hashable, Sendable {
    case none
    case columns
    case rows
    case both
    case nearest

    init(_ plane: SamplePlane, of image: PlanarImage) {
        let (horizontal, vertical) = (image.horizontal, image.vertical)
        let isHalfWide = plane.horizontal * 2 == horizontal
        let isWide = plane.width >= image.smoothing.columns
        if plane.horizontal == horizontal {
            if plane.vertical == vertical {
                self = .none
            } else {
                self = plane.vertical * 2 == vertical ? .rows : .nearest
            }
        } else if isHalfWide, isWide, plane.vertical == vertical {
            self = .columns
        } else if isHalfWide, isWide, plane.vertical * 2 == vertical {
            self = .both
        } else {
            self = .nearest
        }
    }
}
