import Synchronization
import VitrineGeometry
import VitrinePixels

/// The distances around continuous corners, worked out a square of pixels at a time, each once for a whole picture.
///
/// Corners of a screen are few: a box has one, four times, and cards have that of their neighbours. Each is taken as the one
/// at the top left, that it be the same to the bit wherever it lies; and as it mirrors itself about its diagonal,
/// half of the squares do.
public final class CornerTileCache: Sendable {
    /// A corner at the top left of a box, and the pixels that it lies in.
    struct Corner: Hashable, Sendable {
        fileprivate let outline: Outline
        /// Pixels a point.
        fileprivate let scale: Size
        /// Where in the pixel (0, 0) the corner of the box is.
        fileprivate let fraction: SIMD2<Double>
        fileprivate let reach: Double

        init(
            _ radii: CornerRadii, _ size: Size, scale: Size, fraction: (x: Double, y: Double), reach: Double
        ) {
            let radius = radii.topLeft
            let room = min(size.width, size.height) / (2 * radius)
            // Equal corners mirror each other, so that none is nearer to another's quarter of the box.
            outline =
                radii.isUniform
                ? .quarter(radius, room: min(room, CornerCurve.continuousReach)) : .box(size, radii)
            self.scale = scale
            self.fraction = SIMD2(fraction.x, fraction.y)
            self.reach = reach
        }

        /// Whether it is the same about its diagonal, pixels and all.
        fileprivate var isMirrored: Bool {
            if case .box = outline { return false }
            return scale.width == scale.height && fraction.x == fraction.y
        }
    }

    fileprivate enum Outline: Hashable, Sendable {
        /// Of some radius, where so many radii of a side are left for it; its sides have no end.
        case quarter(Double, room: Double)
        /// Where corners differ.
        case box(Size, CornerRadii)

        var shape: ResolvedShape {
            switch self {
            case .quarter(let radius, let room):
                // No corner is nearer than this one to what is as far from it as a corner reaches.
                let far = 8 * radius
                return .path(.square(far, corner: .continuous(room: room), radius: radius), .nonZero)
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

    /// Where the first squares begin: few contours are so wide that they reach into those before.
    fileprivate static let start = -8
    private typealias Values = [OutlineSearch.Value]
    /// Where more squares than these are kept, of 12 kB each, they are forgotten before the next are.
    private static let most = 1024

    private let known = Mutex<[Corner: [Tile: Values]]>([:])

    public init() {}

    /// The distances of `rect`, in the pixels of the corner.
    func field(_ corner: Corner, in rect: PixelRect, _ workers: Workers) -> OutlineDistance {
        let tiles = Self.tiles(of: rect)
        var values = known.withLock { $0[corner] ?? [:] }
        let missing = Set(tiles.map { Self.source(of: $0, corner) }).filter { values[$0] == nil }
        if !missing.isEmpty {
            let place = Affine.scale(corner.scale.width, corner.scale.height).then(
                .translation(corner.fraction.x, corner.fraction.y))
            guard let grid = GlassGrid(place) else { return OutlineDistance(rect, reach: corner.reach, []) }
            let search = OutlineSearch(OutlineSegments(corner.outline.shape), grid, reach: corner.reach)
            let made = workers.map(Array(missing)) { ($0, search.tile($0.rect)) }
            values.merge(made) { _, new in new }
            known.withLock { known in
                if known.values.reduce(0, { $0 + $1.count }) > Self.most { known = [:] }
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

    /// The square that one is made of.
    private static func source(of tile: Tile, _ corner: Corner) -> Tile {
        corner.isMirrored && tile.row > tile.column ? Tile(column: tile.row, row: tile.column) : tile
    }

    private static func tiles(of rect: PixelRect) -> [Tile] {
        // Shifting rounds down below 0 too.
        func tile(_ pixel: Int) -> Int { (pixel - start) >> OutlineSearch.side.trailingZeroBitCount }
        return (tile(rect.y0)...tile(rect.y1 - 1)).flatMap { row in
            (tile(rect.x0)...tile(rect.x1 - 1)).map { Tile(column: $0, row: row) }
        }
    }

    /// About the diagonal.
    private static func turned(_ values: Values) -> Values {
        let side = OutlineSearch.side
        return values.indices.map { i in
            let value = values[i % side * side + i / side]
            return (value.distance, value.y, value.x)
        }
    }
}
