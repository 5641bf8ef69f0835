import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

/// The sizes of the pictures that items in perspective need: the flat picture that they are painted on, and
/// what shows of it.
struct ProjectionPlan {
    /// The map from the items' points to the pixels of the flat picture.
    let flat: Affine
    /// The part of the flat picture that shows.
    let flatBounds: PixelRect
    /// The device pixels that may show it.
    let shown: PixelRect
    /// The map from the flat picture's pixels to those of the device.
    let forward: Homography
    /// The map from device pixels to those of the flat picture.
    let inverse: Homography
    /// The numbers of times that the flat picture is halved along its rows and columns, for where it looks
    /// smallest.
    let halvings: (x: Int, y: Int)
    /// Indicates whether the flat picture has no edges, so that the value in the middle of a device pixel is
    /// the mean of it.
    let isSmooth: Bool

    /// The nearest that anything may come to the eye, as a part of the eye's distance from the anchor.
    static let nearest = 1.0 / 256
    /// The maximum number of pixels of the flat picture per device pixel along each axis, where it appears
    /// largest. At this density, resampling hardly softens it.
    private static let density = 4.0
    /// The same where the flat picture has few pixels.
    private static let fineDensity = 8.0
    /// The number of pixels up to which that holds.
    private static let fineLimit = 1 << 20
    /// The sigma of soft shadows in pixels of their flat picture, if nothing else is on it. Between so
    /// blurred pixels linear interpolation is within half a 255th.
    private static let softSigma = 4.0
    /// The number of pixels that the flat picture may have however little of it shows.
    private static let fewPixels = 1 << 22
    /// The number of pixels of the flat picture of which a device pixel is the mean.
    private static let coverageLimit = 256.0
    private static let halvingLimit = 12

    /// Creates the plan; `nil` if nothing shows.
    ///
    /// - Parameters:
    ///   - content: The items and their map.
    ///   - transform: The map from the points around them to device pixels.
    ///   - clip: The pixels that may show.
    init?(_ content: ProjectedContent, _ transform: Affine, clip: PixelRect) {
        let map = content.map.then(transform)
        guard !clip.isEmpty, map.isFinite, map.inverse != nil,
            let box = Self.box(of: content.items, transform)
        else { return nil }
        // Pixels are means of what lies up to half a pixel away.
        let near = clip.outset(by: 1)
        func plus(_ row: Homography.Row, _ factor: Double, _ other: Homography.Row, sign: Double)
            -> Homography.Row
        {
            Homography.Row(
                sign * (row.x - factor * other.x), sign * (row.y - factor * other.y),
                sign * (row.one - factor * other.one))
        }
        var closest = map.w
        closest.one -= Self.nearest
        let corners = box.corners(where: [
            closest, plus(map.x, Double(near.x0), map.w, sign: 1),
            plus(map.x, Double(near.x1), map.w, sign: -1),
            plus(map.y, Double(near.y0), map.w, sign: 1), plus(map.y, Double(near.y1), map.w, sign: -1),
        ])
        guard let part = Rect(around: corners), let image = Rect(around: corners.map(map.apply)) else {
            return nil
        }
        shown = PixelRect(covering: image, within: clip)
        if shown.isEmpty { return nil }
        // Among the visible points, corners are seen largest and smallest.
        var stretch = 0.0
        for corner in corners {
            let (byX, byY) = map.derivatives(at: corner)
            stretch = max(stretch, byX.x * byX.x + byX.y * byX.y, byY.x * byY.x + byY.y * byY.y)
        }
        let most = Double(max(4 * shown.pixelCount, Self.fewPixels))
        let fine = Self.fineDensity * stretch.squareRoot()
        let isSmall = part.width * part.height * fine * fine <= Double(Self.fineLimit)
        var scale = isSmall ? fine : Self.density * stretch.squareRoot()
        let softSigma = content.items.softSigma
        if let softSigma { scale = min(scale, Self.softSigma / softSigma) }
        isSmooth = softSigma != nil
        guard let flat = Self.flat(part, transform, scale: scale, pixels: most) else { return nil }
        self.flat = flat
        let side = 1 << 20
        flatBounds = PixelRect(covering: flat.apply(part), within: PixelRect(width: side, height: side))
        guard !flatBounds.isEmpty, let back = flat.inverse else { return nil }
        forward = map.after(back)
        guard let inverse = forward.inverse else { return nil }
        self.inverse = inverse
        func longest(_ length: Int) -> Int {
            var count = 0
            while count < Self.halvingLimit, length >> count > 1 { count += 1 }
            return count
        }
        let limits = (x: longest(flatBounds.width), y: longest(flatBounds.height))
        var counts = (x: 0, y: 0)
        for corner in corners {
            let (byX, byY) = inverse.derivatives(at: map.apply(corner))
            let own = Self.halvings(byX, byY, limits: limits)
            counts = (max(counts.x, own.x), max(counts.y, own.y))
        }
        halvings = counts
    }

    /// Returns the numbers of times that the flat picture is halved along its rows and columns for a device
    /// pixel.
    ///
    /// What a pixel covers can be long and thin, and slanted: its area counts, not its extent.
    ///
    /// - Parameters:
    ///   - byX: The step in the flat picture to the next device pixel.
    ///   - byY: The step to the device pixel below.
    ///   - limits: The largest numbers.
    static func halvings(_ byX: Point, _ byY: Point, limits: (x: Int, y: Int)) -> (x: Int, y: Int) {
        var counts = (x: 0, y: 0)
        var extent = (x: abs(byX.x) + abs(byY.x), y: abs(byX.y) + abs(byY.y))
        var area = abs(byX.x * byY.y - byX.y * byY.x)
        while area > coverageLimit, counts != limits {
            if counts.y == limits.y || (extent.x >= extent.y && counts.x < limits.x) {
                (counts.x, extent.x) = (counts.x + 1, extent.x / 2)
            } else {
                (counts.y, extent.y) = (counts.y + 1, extent.y / 2)
            }
            area /= 2
        }
        return counts
    }

    /// Returns the map to the pixels of a flat picture.
    ///
    /// Where there is room for it, each device pixel is a whole number of its pixels: layout ends on whole
    /// device pixels, and edges there stay as sharp as they are.
    ///
    /// - Parameters:
    ///   - part: The part of the content that the picture shows, in points.
    ///   - transform: The map from the points around it to device pixels.
    ///   - scale: The maximum number of pixels per point.
    ///   - pixels: The maximum number of pixels.
    private static func flat(_ part: Rect, _ transform: Affine, scale: Double, pixels: Double) -> Affine? {
        let scale = min(scale, (pixels / max(part.width * part.height, 1e-12)).squareRoot())
        guard scale > 0, scale.isFinite else { return nil }
        let device = transform.meanScale
        var times = (scale / device).rounded(.down)
        // Halved once or twice, a device pixel is still a whole number of pixels.
        let multiple = times >= 8 ? 4.0 : times >= 2 ? 2 : 1
        times = (times / multiple).rounded(.down) * multiple
        guard times >= 1, times.isFinite, transform.b == 0, transform.c == 0 else {
            return Affine.translation(-part.minX, -part.minY).then(.scale(scale, scale))
        }
        // The pixel in which the part begins, as a place in points.
        let left = ((part.minX * device + transform.tx).rounded(.down) - transform.tx) / device
        let top = ((part.minY * device + transform.ty).rounded(.down) - transform.ty) / device
        return Affine.translation(-left, -top).then(.scale(device * times, device * times))
    }

    /// The number of pixels of all pictures together, without the backdrop.
    var livePixels: Int {
        // Each picture that is halved has half the pixels of the one before.
        flatBounds.pixelCount * (halvings.x > 0 ? 2 : 1) * (halvings.y > 0 ? 2 : 1) + shown.pixelCount
    }

    /// The state that the items are painted in.
    var state: PaintState { PaintState(transform: flat, clip: Clip(flatBounds)) }

    /// Returns a box around everything that items in perspective paint, in device pixels.
    static func bounds(of content: ProjectedContent, _ transform: Affine) -> Rect? {
        guard let box = box(of: content.items, transform) else { return nil }
        return bounds(of: box, content.map.then(transform))
    }

    /// Returns a box around the image of one, as far as it is in front of the eye.
    static func bounds(of box: Rect, _ map: Homography) -> Rect? {
        guard map.isFinite, map.inverse != nil else { return nil }
        var closest = map.w
        closest.one -= nearest
        // Neighbours of pixels that are touched may be means of what is touched.
        return Rect(around: box.corners(where: [closest]).map(map.apply))?.outset(by: 1)
    }

    /// Returns a box around everything that items paint, in their points.
    private static func box(of items: [DisplayItem], _ transform: Affine) -> Rect? {
        // A blur's reach depends slightly on the scale: use a typical one, with a margin for others.
        let scale = max(transform.meanScale, 1e-6)
        guard let box = ContentBounds.of(items, .scale(scale, scale)) else { return nil }
        return box.outset(by: 8).intersection(ContentBounds.unbounded)
            .map(Affine.scale(1 / scale, 1 / scale).apply)
    }
}

extension Rect {
    /// The smallest rectangle around points; `nil` around none, or if one is not finite.
    fileprivate init?(around points: [Point]) {
        guard let first = points.first, points.allSatisfy(\.isFinite) else { return nil }
        var box = Rect(origin: first, size: .zero)
        for point in points { box = box.union(Rect(origin: point, size: .zero)) }
        self = box
    }
}
