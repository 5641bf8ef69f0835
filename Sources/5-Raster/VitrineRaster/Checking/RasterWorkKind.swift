/// A kind of the work that painting takes. How much there is of each follows from the display list alone.
///
/// Amounts are in units of ``RasterWork``, by which the parts of a kind compare with each other; the price is
/// what a unit of the kind takes, start and compression of the picture included. `make check-budget` measures
/// how near the sum is, and its `--fit` by which factors prices are off.
enum RasterWorkKind: Int, CaseIterable, Sendable {
    /// The pixels of the canvas, which are cleared and compressed.
    case canvas
    /// An item, apart from its pixels.
    case item
    /// Edges that are made, visible or not.
    case edges
    /// The pieces of edges in rows of pixels.
    case pieces
    /// The pieces in slabs, into which the ends of edges cut a row where some cross.
    case slabs
    /// Crossings of edges.
    case crossings
    /// Pieces in rows of too many, which are sampled.
    case samples
    /// Pixels of one colour.
    case solid
    /// Pixels of gradients and noise.
    case gradients
    /// Pixels of pictures.
    case pictures
    /// Pixels of pictures that are read to be drawn at another size.
    case sources
    /// Pictures that are drawn as they were before.
    case knownPictures
    /// Glyphs, visible or not.
    case glyphs
    /// The edges of glyphs.
    case glyphEdges
    /// The pieces in slabs of glyphs that touch each other.
    case glyphSlabs
    /// Pixels of shadows of shapes.
    case shadows
    /// Pixels of shadows of pictures.
    case alphaShadows
    /// Pixels of what slants.
    case slanted
    /// Distances by which shadows of pictures grow, for each pixel.
    case spread
    /// Pixels of filters, of layers and of what is behind.
    case filters
    /// Pixels of pictures of their own.
    case layers
    /// Pixels that are masked or blended.
    case blends
    /// Pixels of flat pictures that are seen in perspective.
    case flat
    /// Device pixels that show such a picture.
    case projected
    /// Device pixels that show such a picture without edges.
    case projectedSmooth
    /// Pixels of blurs that grow.
    case progressiveBlurs
    /// Pixels of glass.
    case glass
    /// Pixels of tinted glass, or in Display P3.
    case glassColors
    /// Pixels around each body of glass that is joined with others.
    case glassBodies

    /// The price of one unit.
    var price: Double {
        switch self {
        case .canvas: 3
        case .item: 60
        case .edges: 480
        case .pieces: 58
        case .slabs: 5.5
        case .glyphSlabs: 3.4
        case .crossings: 430
        case .samples: 19
        case .solid: 2.6
        case .gradients: 0.6
        case .pictures: 3
        case .sources: 8
        case .knownPictures: 1500
        case .glyphs: 300
        case .glyphEdges: 100
        case .shadows: 3.3
        case .alphaShadows: 2.8
        case .slanted: 1
        case .spread: 2.4
        case .filters: 2
        case .layers: 4
        case .blends: 1.6
        case .flat: 10
        case .projected: 1.6
        case .projectedSmooth: 4
        case .progressiveBlurs: 7
        case .glass: 3.8
        case .glassColors: 1.6
        case .glassBodies: 12
        }
    }
}
