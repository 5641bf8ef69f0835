/// The way in which samples that are missing in a plane are made from their neighbours.
///
/// Samples of chroma lie in the middle of the pixels that share them. Where two pixels share one, each takes
/// three quarters of it and a quarter of the next nearest, as libjpeg's default does ("fancy upsampling"); so
/// most programs show the same. Other ratios are rare: there, each pixel takes the sample that it lies in.
enum PlaneUpsampling: Hashable, Sendable {
    case none
    case columns
    case rows
    case both
    case nearest

    init(_ plane: SamplePlane, horizontal: Int, vertical: Int) {
        let isHalfWide = plane.horizontal * 2 == horizontal
        // In two columns or one there is nothing to smooth; libjpeg does not do it either.
        let isWide = plane.width > 2
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
