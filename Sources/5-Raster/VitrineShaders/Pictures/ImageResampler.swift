import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels
import VitrineThreads

/// A picture to be drawn at another size or position.
///
/// Axis-aligned maps, including flips, resample each axis separately with exact weights; a picture that
/// shrinks very much is averaged first. Under all others, a picture that shrinks is first scaled down along
/// its own axes, and then sampled at single points: `nearest` takes the pixel there, `lanczos` 36 pixels, and
/// `bilinear` four, or the mean of what a device pixel covers where the picture shrinks.
struct ImageResampler<Source: ResampledSource>: Sendable {
    let source: Source
    let sampling: ImagePaint.Sampling
    let repeats: Bool
}

extension ImageResampler<Pixmap> {

    /// Returns the part `rect` of the device under a map of the paint's points to device pixels, in the
    /// canvas's colour space. The outermost pixels of a picture that does not repeat continue past its frame.
    ///
    /// - Parameter known: Pictures that may have been drawn before.
    static func layer(
        _ paint: ImagePaint, transform: Affine, in colorSpace: ColorSpace = .sRGB, into rect: PixelRect,
        known: ResampledPictures = ResampledPictures(), workers: Workers
    ) -> Layer {
        guard paint.picture.width > 0, paint.picture.height > 0, !paint.frame.isEmpty, !rect.isEmpty else {
            return Layer(rect)
        }
        func make() -> Layer {
            let map = Self.map(of: paint, transform)
            let isUpright = map.b == 0 && map.c == 0
            let space = paint.colorSpace ?? colorSpace
            if isUpright, space == colorSpace, paint.opacity >= 1,
                let image = paint.picture.content as? OpaqueImage
            {
                return ImageResampler<OpaqueImage>(
                    source: image, sampling: paint.sampling, repeats: paint.repeats
                ).upright(map, into: rect, workers)
            }
            let image = paint.picture.pixmap.converted(from: space, to: colorSpace)
                .multiplied(by: paint.opacity)
            let picture = ImageResampler(source: image, sampling: paint.sampling, repeats: paint.repeats)
            return isUpright
                ? picture.upright(map, into: rect, workers) : picture.turned(map, into: rect, workers)
        }
        guard let key = ResampledPictures.Key(paint, transform, in: colorSpace, rect) else { return make() }
        return known.layer(key, paint, rect, make)
    }

    /// Returns the map from the pixels of a picture to those of the device.
    static func map(of paint: ImagePaint, _ transform: Affine) -> Affine {
        Affine.scale(
            paint.frame.width / Double(paint.picture.width),
            paint.frame.height / Double(paint.picture.height)
        )
        .then(.translation(paint.frame.minX, paint.frame.minY))
        .then(transform)
    }

    /// The factor up to which a turned picture is sampled at the centres of pixels.
    static let maxScaleWithoutMean = 1.001

    private func turned(_ map: Affine, into rect: PixelRect, _ workers: Workers) -> Layer {
        guard let inverse = map.inverse, sampling != .nearest else {
            return atPoints(map, into: rect, workers)
        }
        let (across, down) = Self.steps(inverse)
        let least = Self.leastShrink(sampling)
        let (picture, size) = downsampled(by: across / least, down / least, workers) ?? (self, .identity)
        let takesMean = sampling == .bilinear && max(across, down) > Self.maxScaleWithoutMean
        return picture.atPoints(size.then(map), into: rect, takesMean: takesMean, workers)
    }

    /// Returns the largest numbers of source pixels, along each of their axes, that a step of one device
    /// pixel crosses.
    private static func steps(_ inverse: Affine) -> (across: Double, down: Double) {
        (
            (inverse.a * inverse.a + inverse.c * inverse.c).squareRoot(),
            (inverse.b * inverse.b + inverse.d * inverse.d).squareRoot()
        )
    }

    /// Returns the number of source pixels to a device pixel up to which a turned picture is sampled as it
    /// is. A mean of sixteen places in each direction misses none of eight.
    private static func leastShrink(_ sampling: ImagePaint.Sampling) -> Double {
        sampling == .bilinear ? 8 : 1
    }

    /// Returns `true` if a turned picture is made smaller before it is sampled.
    fileprivate static func shrinksTurned(_ paint: ImagePaint, _ transform: Affine) -> Bool {
        guard paint.sampling != .nearest, let inverse = map(of: paint, transform).inverse else {
            return false
        }
        let (across, down) = steps(inverse)
        return max(across, down) > leastShrink(paint.sampling)
    }
}

extension ImageResampler {
    fileprivate func upright(_ map: Affine, into rect: PixelRect, _ workers: Workers) -> Layer {
        let shrink = (x: abs(1 / map.a), y: abs(1 / map.d))
        guard shrink.x.isFinite, shrink.y.isFinite else { return Layer(rect) }
        // A copy is needed many times: it is downsampled once to twice its size on the device.
        guard repeats, sampling != .nearest, shrink.x > 2 || shrink.y > 2,
            let (picture, size) = downsampled(by: shrink.x / 2, shrink.y / 2, workers)
        else { return scaled(map, into: rect, workers) }
        return picture.scaled(size.then(map), into: rect, workers)
    }

    /// Returns the picture with fewer pixels, at least as many as dividing by the factors leaves, and the map
    /// from its pixels to those of this picture; `nil` if it has no more than that.
    private func downsampled(
        by x: Double, _ y: Double, _ workers: Workers
    ) -> (ImageResampler<Pixmap>, Affine)? {
        func count(_ length: Int, _ factor: Double) -> Int {
            factor > 1 ? min(max(Int((Double(length) / factor).rounded(.up)), 1), length) : length
        }
        let (width, height) = (count(source.width, x), count(source.height, y))
        if width == source.width && height == source.height { return nil }
        let map = Affine.scale(
            Double(width) / Double(source.width), Double(height) / Double(source.height))
        let small = scaled(map, into: PixelRect(width: width, height: height), workers)
        return (
            ImageResampler<Pixmap>(source: small.pixmap, sampling: sampling, repeats: repeats),
            .scale(1 / map.a, 1 / map.d)
        )
    }
}

extension ImagePaint {
    /// Returns `true` if the whole picture is made smaller before it is sampled, under a map that turns it.
    public func isShrunkFirst(under transform: Affine) -> Bool {
        ImageResampler<Pixmap>.shrinksTurned(self, transform)
    }
}
