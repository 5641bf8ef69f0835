import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

/// The stages of one glass as pictures, cropped to its box and a margin, in device pixels.
public struct GlassInspection: Sendable {
    public struct Picture: Sendable {
        public let stage: GlassInspectionStage
        public let pixels: Pixmap
    }

    /// The name of the glass.
    public let name: String
    /// One picture of each stage, in order.
    public let pictures: [Picture]
    let crop: PixelRect
    let list: (size: Size, scale: Double)
    let glass: Glass
    /// The map from the points of the glass to device pixels.
    let transform: Affine
    /// The longest displacement of light by the lens, in points.
    let maxDisplacement: Float
    /// The largest change of a component by the rim, 0...1.
    let maxRimChange: Double

    /// The width of the margin around the glass, in points.
    static let margin = 24.0

    init(_ view: GlassDebugView, name: String, body: String?, of list: DisplayList)
        throws(GlassInspectionError)
    {
        let glass = view.glass
        let bodies = glass.bodies.filter { (body == nil || $0.source == body) && !$0.shape.bounds.isEmpty }
        let boxes = bodies.map(\.shape.bounds)
        guard let first = boxes.first else { throw .outside(name: name) }
        let box = boxes.dropFirst().reduce(first) { $0.union($1) }
        let crop = PixelRect(
            covering:
                view.state.transform.apply(box.outset(by: Self.margin)), within: view.backdrop.bounds)
        guard !crop.isEmpty,
            let measures = GlassMeasures(glass, view.state.transform, in: crop, workers: view.workers)
        else { throw .outside(name: name) }
        let face = view.face(crop)
        let rim = view.rim(crop, face: face)
        pictures = GlassInspectionStage.allCases.map { stage in
            let pixels =
                switch stage {
                case .distance: measures.distancePicture
                case .normals: measures.normalsPicture
                case .displacement: measures.displacementPicture
                case .backdrop: view.backdrop.cropped(to: crop)
                case .blurred: view.blurred(measures)
                case .face: face
                case .rim: rim.picture
                case .shadow: view.shadow(crop)
                case .result: view.result(crop)
                }
            return Picture(stage: stage, pixels: pixels)
        }
        self.name = name
        self.crop = crop
        self.glass = glass
        self.list = (list.size, list.scale)
        transform = view.state.transform
        maxDisplacement = measures.maxDisplacement
        maxRimChange = rim.largest
    }
}

extension Rasterizer {
    /// Paints the stages of a glass.
    ///
    /// - Parameter name: The name of the glass, as given by its node. May be `nil` if the list has only one.
    public func inspection(
        of list: DisplayList, glass name: String?
    ) throws(GlassInspectionError) -> GlassInspection {
        let bounds: PixelRect
        do throws(RasterError) {
            bounds = try canvas(of: list)
            var validator = DisplayListValidator(limits: limits, canvas: bounds)
            try validator.validate(list)
        } catch {
            throw .raster(error)
        }
        let index = GlassIndex(list)
        guard let first = index.glasses.first else { throw .noGlass }
        if name == nil, index.glasses.count > 1 { throw .ambiguous(known: index.names) }
        let wanted = GlassIndex.plain(name ?? first)
        guard let entry = index[wanted] else { throw .unknown(name: wanted, known: index.names) }
        var found: GlassDebugView?
        var layer = Layer(bounds)
        layer.withRows { rows in
            found = Painter(
                target: rows, backdropLayers: [], canvas: bounds, colorSpace: list.colorSpace,
                workers: workers,
                minPixelsPerThread: minPixelsPerThread
            )
            .debugView(
                along: entry.ways, in: list.items,
                PaintState(transform: .scale(list.scale, list.scale), clip: Clip(bounds)))
        }
        guard let found else { throw .unpainted(name: wanted) }
        return try GlassInspection(found, name: wanted, body: entry.body, of: list)
    }
}
