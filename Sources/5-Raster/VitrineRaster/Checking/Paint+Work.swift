import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels
import VitrineShaders

extension Paint {
    /// The kind of work of its pixels.
    var workKind: RasterWorkKind {
        switch self {
        case .solid: .solid
        case .linear, .radial, .angular, .noise, .mesh: .gradients
        case .image: .pictures
        }
    }

    /// Returns the work of preparing it for an area, without its pixels: those of a picture are read as far
    /// as they show.
    func preparation(for area: Rect?, _ transform: Affine, within visible: PixelRect) -> RasterWorkAmounts {
        guard case .image(let image) = self, image.sampling != .nearest else { return RasterWorkAmounts() }
        let shown = area.map { PixelRect(covering: transform.apply($0), within: visible) } ?? visible
        let frame = transform.apply(image.frame)
        guard !shown.isEmpty, frame.width > 0, frame.height > 0 else { return RasterWorkAmounts() }
        // A turned picture is made smaller as a whole, whatever shows of it.
        if transform.b != 0 || transform.c != 0 {
            let isShrunk = image.isShrunkFirst(under: transform)
            return RasterWorkAmounts(.sources, isShrunk ? 2 * image.sourceCount : 0)
        }
        let share =
            image.repeats
            ? image.repeatedShare(of: shown, frame)
            : shown.rect.intersection(frame).map {
                min($0.width * $0.height / (frame.width * frame.height), 1)
            } ?? 0
        return RasterWorkAmounts(.sources, 2 * share * image.sourceCount)
    }
}

extension ImagePaint {
    /// The number of pixels of its picture.
    fileprivate var sourceCount: Double { Double(picture.width) * Double(picture.height) }

    /// Returns how much of a picture that repeats is read for some device pixels, as a share of it.
    ///
    /// A copy that shrinks by more than a half is made smaller once, as a whole.
    ///
    /// - Parameter frame: The copy that the others follow, in device pixels.
    fileprivate func repeatedShare(of shown: PixelRect, _ frame: Rect) -> Double {
        if Double(picture.width) > 2 * frame.width || Double(picture.height) > 2 * frame.height { return 1 }
        // Each row of the device reads rows of the picture, at most as wide as that is.
        return min(Double(shown.width) / frame.width, 1) * Double(shown.height) / frame.height
    }

    /// The work of reading its file.
    var decoding: RasterWorkAmounts { RasterWorkAmounts(.sources, 2 * sourceCount) }
}

extension [DisplayItem] {
    /// Returns the area of all pictures among the items, as far as it can be told, in square pixels.
    func pictureArea(_ transform: Affine) -> Double {
        func area(_ box: Rect?) -> Double {
            box.map(transform.apply).map { $0.width * $0.height } ?? 0
        }
        return reduce(0) { sum, item in
            switch item.content {
            case .fill(let shape, .image): sum + area(shape.conservativeBounds)
            case .surface(let surface):
                sum
                    + surface.layers.reduce(0) { sum, layer in
                        if case .fill(.image) = layer.content {
                            return sum + area(surface.area.conservativeBounds)
                        }
                        return sum
                    }
            case .group(let group): sum + group.items.pictureArea(group.transform.then(transform))
            default: sum
            }
        }
    }
}

extension PixelRect {
    /// The same rectangle, in device coordinates.
    fileprivate var rect: Rect {
        Rect(x: Double(x0), y: Double(y0), width: Double(width), height: Double(height))
    }
}
