import VitrineBlur
import VitrineCoverage
import VitrinePixels
import VitrineThreads

/// Blurred masks of shadows, each made once per picture: the cards of a list, and a screen's buttons, cast
/// the same shadow repeatedly.
final class ShadowMaskCache: Sendable {
    private struct Known {
        let caster: Coverage
        let blur: GaussianBlur
        let bounds: PixelRect
        let content: ShadowMask.Content
    }

    private struct State {
        var known: [Known] = []
        /// The number of pixels of all masks.
        var pixels = 0
    }

    /// The largest number of pixels of all masks, and of masks; beyond either the cache is cleared.
    private static let limits = (pixels: 8 << 20, masks: 64)

    private let state = Locked(State())

    /// Returns `bounds` of a blurred caster, as made for an equal one whose position may differ by whole
    /// pixels, or made now by some workers.
    func content(
        of caster: Coverage, _ blur: GaussianBlur, _ bounds: PixelRect, by workers: Workers,
        _ make: () -> ShadowMask.Content
    ) -> ShadowMask.Content {
        let same = state.withLock { state in
            state.known.first { known in
                known.blur == blur && known.bounds.width == bounds.width
                    && known.bounds.height == bounds.height
                    && caster.isEqual(
                        to: known.caster,
                        translatedBy: (bounds.x0 - known.bounds.x0, bounds.y0 - known.bounds.y0))
            }
        }
        if let same { return same.content }
        let made = make()
        let size = bounds.width * bounds.height
        if size > Self.limits.pixels || workers.isCancelled { return made }
        state.withLock { state in
            if state.pixels + size > Self.limits.pixels || state.known.count == Self.limits.masks {
                state = State()
            }
            state.known.append(Known(caster: caster, blur: blur, bounds: bounds, content: made))
            state.pixels += size
        }
        return made
    }
}
