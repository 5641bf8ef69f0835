import Synchronization
import VitrineGeometry
import VitrinePixels
import VitrineThreads

/// The distances around continuous corners, computed one tile of pixels at a time and only once: they depend
/// on the corner alone, so that all pictures of the process share them.
///
/// The corners of a screen are few: a box has one, four times, and cards share theirs with their neighbours.
/// Each is treated as the one at the top left, so that it is the same to the bit wherever it lies; and as it
/// is symmetric about its diagonal, half of the tiles are enough.
public final class CornerTileCache: Sendable {
    /// A corner at the top left of a box, and its alignment to the pixels.
    struct Corner: Hashable, Sendable {
        fileprivate let outline: Outline
        /// The number of device pixels per point.
        fileprivate let scale: Size
        /// The position of the box's corner within the pixel (0, 0).
        fileprivate let fraction: SIMD2<Double>
        fileprivate let reach: Double

        init(
            _ radii: CornerRadii, _ size: Size, scale: Size, fraction: (x: Double, y: Double), reach: Double
        ) {
            let radius = radii.topLeft.width
            func room(_ side: Double) -> Double { min(side / (2 * radius), CornerCurve.continuousReach) }
            // Equal corners mirror each other, so none is nearer to another one's quarter of the box.
            outline =
                radii.isUniform
                ? .quarter(radius, room: Size(room(size.width), room(size.height))) : .box(size, radii)
            self.scale = scale
            self.fraction = SIMD2(fraction.x, fraction.y)
            self.reach = reach
        }

        /// Indicates whether it is symmetric about its diagonal, including the pixel grid.
        fileprivate var isMirrored: Bool {
            guard case .quarter(_, let room) = outline, room.width == room.height else { return false }
            return scale.width == scale.height && fraction.x == fraction.y
        }
    }

    fileprivate enum Outline: Hashable, Sendable {
        /// A corner of a radius, with so many radii of each side available to it; its sides are unbounded.
        case quarter(Double, room: Size)
        /// A whole box, if its corners differ.
        case box(Size, CornerRadii)

        var shape: ResolvedShape {
            switch self {
            case .quarter(let radius, let room):
                // At this size no other corner is nearer to a pixel within the reach of this one.
                let far = 8 * radius
                // The curve begins on the left side.
                let curve = CornerCurve.continuous(incoming: room.height, outgoing: room.width)
                return .path(.square(far, corner: curve, radius: radius), .nonZero)
            case .box(let size, let radii):
                let rect = Rect(x: 0, y: 0, width: size.width, height: size.height)
                return .roundedRectangle(rect, radii, .continuous)
            }
        }
    }

    private struct Tile: Hashable {
        var column: Int
        var row: Int
        var rect: PixelRect {
            let (side, start) = (OutlineSearch.side, CornerTileCache.start)
            return PixelRect(
                x0: column * side + start, y0: row * side + start, x1: (column + 1) * side + start,
                y1: (row + 1) * side + start)
        }
    }

    /// The pixel where the first tiles begin: few contours are so wide that they reach into those before.
    fileprivate static let start = -8
    private typealias Values = [OutlineSearch.Value]
    /// The largest number of tiles, of 12 kB each, that are kept; beyond it the cache is cleared.
    private static let capacity = 1024

    private let known = Mutex<[Corner: [Tile: Values]]>([:])

    /// The tiles of all pictures.
    public static let shared = CornerTileCache()

    public init() {}

    /// Returns the distances of `rect`, in the pixels of the corner.
    func field(_ corner: Corner, in rect: PixelRect, _ workers: Workers) -> OutlineDistance {
        let tiles = Self.tiles(of: rect)
        var values = known.withLock { $0[corner] ?? [:] }
        let missing = Set(tiles.map { Self.source(of: $0, corner) }).filter { values[$0] == nil }
        if !missing.isEmpty {
            let place = Affine.scale(corner.scale.width, corner.scale.height).then(
                .translation(corner.fraction.x, corner.fraction.y))
            guard let grid = GlassGrid(place) else { return OutlineDistance(rect, reach: corner.reach, []) }
            let search = OutlineSearch(
                OutlineSegments(corner.outline.shape, for: workers), grid, reach: corner.reach)
            let made = workers.map(Array(missing), whenCancelled: nil) { ($0, search.tile($0.rect)) }
                .compactMap { $0 }
            // Those that are known are kept: the others are left out of a picture that nobody sees.
            if made.count < missing.count { return OutlineDistance(rect, reach: corner.reach, []) }
            values.merge(made) { _, new in new }
            known.withLock { known in
                if known.values.reduce(0, { $0 + $1.count }) > Self.capacity { known = [:] }
                known[corner, default: [:]].merge(made) { _, new in new }
            }
        }
        return OutlineDistance(
            rect, reach: corner.reach,
            tiles.map { tile in
                let source = Self.source(of: tile, corner)
                let own = values[source] ?? []
                return (tile.rect, source == tile ? own : Self.turned(own))
            })
    }

    /// Returns the tile that this one is derived from.
    private static func source(of tile: Tile, _ corner: Corner) -> Tile {
        corner.isMirrored && tile.row > tile.column ? Tile(column: tile.row, row: tile.column) : tile
    }

    private static func tiles(of rect: PixelRect) -> [Tile] {
        // Shifting rounds down for negative numbers, too.
        func tile(_ pixel: Int) -> Int { (pixel - start) >> OutlineSearch.side.trailingZeroBitCount }
        return (tile(rect.y0)...tile(rect.y1 - 1)).flatMap { row in
            (tile(rect.x0)...tile(rect.x1 - 1)).map { Tile(column: $0, row: row) }
        }
    }

    /// Returns the values mirrored about the diagonal.
    private static func turned(_ values: Values) -> Values {
        let side = OutlineSearch.side
        return values.indices.map { i in
            let value = values[i % side * side + i / side]
            return (value.distance, value.y, value.x)
        }
    }
}
