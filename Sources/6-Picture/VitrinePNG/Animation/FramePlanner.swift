import VitrinePixels
import VitrineThreads

/// The choice of what each frame of a film stores: the rectangle that differs from what is there, and how
/// what is there comes about. Nothing is compressed here.
///
/// It holds two pictures, whatever the length of the film: the last one, and what was there before it.
struct FramePlanner<Component: FixedWidthInteger & UnsignedInteger & Sendable> {
    typealias Picture = RGBAImage<Component>

    /// What a frame stores.
    struct Plan {
        /// What becomes of the frame before.
        let disposal: FrameDisposal
        /// The ways to store the frame, one of them or two. The smallest file decides.
        let parts: [FramePart<Component>]
    }

    /// A frame that was planned.
    private struct Step {
        let picture: Picture
        /// What was there before; `nil` for the first frame.
        let before: Picture?
        let rect: PixelRect
    }

    /// A state of the canvas that the next frame may be drawn on, and how much of it the frame changes.
    private struct Base {
        let disposal: FrameDisposal
        let picture: Picture
        let difference: FrameDifference

        /// The estimated size of the frame. A pixel that is left out costs an eighth.
        var cost: Int {
            let area = difference.bounds.pixelCount
            return difference.isOpaque ? min(area, difference.count + area / 8) : area
        }
    }

    private let hasAlpha: Bool
    /// `true` to leave the choice between parts to their sizes where the estimate may be wrong.
    private let comparesSizes: Bool
    private var last: Step?

    /// Creates a planner.
    ///
    /// - Parameters:
    ///   - hasAlpha: `true` if pixels are stored with alpha.
    ///   - comparesSizes: `true` to plan two ways to store a frame where either may be the smaller.
    init(hasAlpha: Bool, comparesSizes: Bool) {
        self.hasAlpha = hasAlpha
        self.comparesSizes = comparesSizes
    }

    /// The last picture; `nil` before the first.
    var picture: Picture? { last?.picture }

    /// Plans the frame of a picture.
    ///
    /// - Parameters:
    ///   - picture: The picture, of the size of those before.
    ///   - changed: The part that may differ from the last picture; `nil` for all of it.
    ///   - lastBlend: How the last picture was stored; `nil` before the first.
    ///   - keepsEqual: `true` if a picture that is equal to the last one is a frame of its own.
    ///   - workers: The threads to use.
    /// - Returns: The plan; `nil` for a picture that is equal to the last one.
    /// - Throws: ``AnimationError/needsAlpha`` if the picture cannot be stored without alpha. Nothing is
    ///   planned then.
    mutating func plan(
        _ picture: Picture, changed: PixelRect?, lastBlend: FrameBlend?, keepsEqual: Bool, workers: Workers
    ) throws(AnimationError) -> Plan? {
        let whole = PixelRect(width: picture.width, height: picture.height)
        guard let last else {
            let part = try self.whole(picture, workers: workers)
            self.last = Step(picture: picture, before: nil, rect: whole)
            return Plan(disposal: .none, parts: [part])
        }
        let part = changed.map { $0.intersection(whole) } ?? whole
        let difference = FrameDifference(of: picture, from: last.picture, within: part, workers: workers)
        try check(difference)
        guard !difference.bounds.isEmpty else {
            if !keepsEqual { return nil }
            let pixel = PixelRect(width: 1, height: 1)
            self.last = Step(picture: picture, before: last.picture, rect: pixel)
            return Plan(
                disposal: .none, parts: [FramePart(picture: picture, rect: pixel, below: nil)])
        }
        let kept = Base(disposal: .none, picture: last.picture, difference: difference)
        let base = cheapest(kept, picture: picture, last: last, lastBlend: lastBlend, workers: workers)
        // A picture that the disposal restores needs no pixel, but a frame has at least one.
        let rect =
            base.difference.bounds.isEmpty ? PixelRect(width: 1, height: 1) : base.difference.bounds
        self.last = Step(picture: picture, before: base.picture, rect: rect)
        return Plan(disposal: base.disposal, parts: parts(of: picture, rect, on: base))
    }

    /// Returns all of a picture, which nothing is below.
    ///
    /// - Throws: ``AnimationError/needsAlpha`` if it cannot be stored without alpha.
    func whole(_ picture: Picture, workers: Workers) throws(AnimationError) -> FramePart<Component> {
        let whole = PixelRect(width: picture.width, height: picture.height)
        if !hasAlpha {
            try check(FrameDifference(of: picture, from: nil, within: whole, workers: workers))
        }
        return FramePart(picture: picture, rect: whole, below: nil)
    }

    private func check(_ difference: FrameDifference) throws(AnimationError) {
        if !hasAlpha, !difference.isOpaque || difference.hasClearColor { throw .needsAlpha }
    }

    /// Returns the state on which a picture takes least: the last picture, that without its last rectangle,
    /// or the one before it.
    private func cheapest(
        _ kept: Base, picture: Picture, last: Step, lastBlend: FrameBlend?, workers: Workers
    ) -> Base {
        // What a frame costs besides its pixels.
        guard kept.cost > 64 else { return kept }
        let part = kept.difference.bounds.union(last.rect)
        var best = kept
        func consider(_ disposal: FrameDisposal, _ below: Picture) {
            let difference = FrameDifference(of: picture, from: below, within: part, workers: workers)
            let base = Base(disposal: disposal, picture: below, difference: difference)
            // Where little is gained, readers keep the picture that they have.
            if base.cost < best.cost - best.cost / 8 { best = base }
        }
        // The format takes it for the first frame as what makes it transparent. Pillow 13 restores a frame
        // that it has drawn over others with that frame in it.
        if let before = last.before, lastBlend == .source { consider(.previous, before) }
        // Opaque pictures would have to store all that was cleared.
        if hasAlpha { consider(.background, last.picture.clearing(last.rect)) }
        return best
    }

    /// Returns the ways to store a rectangle that are worth compressing.
    private func parts(of picture: Picture, _ rect: PixelRect, on base: Base) -> [FramePart<Component>] {
        let clear = hasAlpha ? [0, 0, 0, 0] : ClearColor.components(of: Component.self)
        let replacing = FramePart(picture: picture, rect: rect, below: nil)
        let over = FramePart(picture: picture, rect: rect, below: (base.picture, clear))
        let (area, count) = (rect.pixelCount, base.difference.count)
        guard base.difference.isOpaque, count < area - area / 16 else { return [replacing] }
        return comparesSizes && count > area / 4 ? [over, replacing] : [over]
    }
}

extension RGBAImage {
    /// Returns the picture with a transparent rectangle.
    fileprivate func clearing(_ rect: PixelRect) -> RGBAImage {
        var copy = self
        for y in rect.rows {
            let start = 4 * (y * width + rect.x0)
            copy.components.replaceSubrange(
                start..<start + 4 * rect.width, with: repeatElement(0, count: 4 * rect.width))
        }
        return copy
    }
}
