import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels
import VitrineThreads

/// Small pictures at the sizes that they are drawn in, each made once per picture: a text shows the same
/// emoji again and again, and a list the same avatar.
public final class ResampledPictures: Sendable {
    /// What the pixels of a picture that is drawn depend on.
    public struct Key: Hashable, Sendable {
        fileprivate let memory: UInt
        private let sizes: [Int]
        private let numbers: [Double]
        private let sampling: ImagePaint.Sampling
        private let repeats: Bool
        private let spaces: [ColorSpace]

        /// Creates a key; `nil` for a picture that is too large to be kept.
        ///
        /// - Parameters:
        ///   - paint: The picture, which stays in memory as long as its key is used.
        ///   - transform: The map from the paint's points to device pixels.
        ///   - rect: The pixels that are drawn.
        public init?(_ paint: ImagePaint, _ transform: Affine, in space: ColorSpace, _ rect: PixelRect) {
            let source = paint.picture
            guard source.width * source.height <= ResampledPictures.largest.source,
                rect.pixelCount <= ResampledPictures.largest.result
            else { return nil }
            memory = source.memory
            let map = ImageResampler.map(of: paint, transform)
            let origin = PixelOrigin(Point(map.tx, map.ty))
            sizes = [source.width, source.height, rect.width, rect.height]
            numbers = [
                map.a, map.b, map.c, map.d, origin.x(rect.x0), origin.y(rect.y0), paint.opacity,
            ]
            sampling = paint.sampling
            repeats = paint.repeats
            spaces = [paint.colorSpace ?? space, space]
        }
    }

    /// What is kept: which results, until they and the pictures that they are made of are too many pixels.
    /// All of them are forgotten then.
    public struct Ledger: Sendable {
        private var keys: Set<Key> = []
        /// The places in memory of the pictures, each of which is counted once.
        private var sources: Set<UInt> = []
        /// The number of pixels of all results and pictures.
        private var pixels = 0

        public init() {}

        /// Returns `true` if a result is kept.
        public func contains(_ key: Key) -> Bool { keys.contains(key) }

        /// Adds a result.
        ///
        /// - Returns: `true` if all others are forgotten for it.
        public mutating func add(_ key: Key, _ result: PixelRect, of paint: ImagePaint) -> Bool {
            let source = paint.picture.width * paint.picture.height
            let isNew = !sources.contains(key.memory)
            let isFull = pixels + result.pixelCount + (isNew ? source : 0) > ResampledPictures.limit
            if isFull { self = Ledger() }
            keys.insert(key)
            pixels += result.pixelCount
            if sources.insert(key.memory).inserted { pixels += source }
            return isFull
        }
    }

    private struct State {
        var ledger = Ledger()
        /// The results, and the pictures that they are made of: another one at the same place in memory would
        /// have the same key.
        var known: [Key: (result: Pixmap, source: ImageHandle)] = [:]
    }

    /// The largest number of pixels of a picture and of a result that are kept.
    private static let largest = (source: 1 << 18, result: 1 << 16)
    /// The largest number of pixels of all of them, beyond which they are forgotten.
    private static let limit = 1 << 21

    private let state = Locked(State())

    public init() {}

    /// Returns a picture as it was drawn before, or as it is drawn now.
    func layer(_ key: Key, _ paint: ImagePaint, _ rect: PixelRect, _ make: () -> Layer) -> Layer {
        if let known = state.withLock({ $0.known[key]?.result }) { return Layer(rect, known) }
        let made = make()
        state.withLock { state in
            if state.ledger.add(key, made.bounds, of: paint) { state.known = [:] }
            state.known[key] = (made.pixmap, paint.picture)
        }
        return made
    }
}
