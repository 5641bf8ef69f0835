import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineSceneFormat
import VitrineSource
import VitrineStyle
import VitrineText

/// The modifier keys beside a node's kind. A kind removes those that it applies itself; the rest are wrapped
/// around it in a fixed order (see `ModifierChain`).
package struct Modifiers: Sendable {
    var id: (name: String, mark: SourceMark)?
    package var padding: Insets?
    package var frame: FrameSpec?
    package var alignment: (value: Alignment, mark: SourceMark)?
    package var spacing: Double?
    var horizontalSpacing: Double?
    var verticalSpacing: Double?
    var columns: [GridTrack]?
    var rows: [GridTrack]?
    var axes: Set<Axis>?
    var contentOffset: Point?
    var contentMargins: Insets?
    var showsIndicators = false
    var equal: Set<Axis> = []
    var fixedSize: Set<Axis> = []
    var layoutPriority: Double?
    var aspectRatio: AspectRatioSpec?
    var position: Point?
    var guides: [Guide: GuideSpec] = [:]
    var gridSpan = GridSpan()
    var safeAreaInsets: [SafeAreaInsetSpec] = []
    /// `true` if the node's condition holds.
    var isIncluded = true
    package var background: BackgroundSpec?
    var overlay = LayerSpec()
    package var foreground: PaintSpec?
    var foregroundSource: SceneValue?
    var fill: [PaintSpec] = []
    package var strokes: [StrokeSpec] = []
    package var corners: CornerSpec?
    package var shadows: [ShadowSpec]?
    package var opacity: Double?
    var offset: Point?
    var rotation: RotationSpec?
    package var scale: ScaleSpec?
    var blur: Double?
    package var filters: [LayerFilter] = []
    var mask: MaskSpec?
    var blendMode: BlendMode?
    var isIsolated = false
    var skew: SkewSpec?
    var trim: TrimSpec?
    package var clip: ClipSpec?
    package var material: Material?
    package var glass: GlassSpec?
    package var font: FontSpec?
    var symbolRenderingMode: SymbolRenderingMode?
    var palette: [PaintSpec]?
    var vibrancy: Vibrancy?
    var traits = TextTraits()
    var lineLimit: LineLimitSpec?
    var truncation: TruncationMode?
    var minimumScaleFactor: Double?
    var language: String?
    var lineSpacing: Double?
    var textAlignment: TextAlignment?
    var ignoresSafeArea: Set<Edge>?
    /// The default content of a slot: a node or a list of them.
    var otherwise: SceneValue?

    package init(
        id: (name: String, mark: SourceMark)? = nil, padding: Insets? = nil, frame: FrameSpec? = nil,
        alignment: (value: Alignment, mark: SourceMark)? = nil, spacing: Double? = nil,
        horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil, columns: [GridTrack]? = nil,
        rows: [GridTrack]? = nil, axes: Set<Axis>? = nil, contentOffset: Point? = nil,
        contentMargins: Insets? = nil, showsIndicators: Bool = false, equal: Set<Axis> = [],
        fixedSize: Set<Axis> = [], layoutPriority: Double? = nil, aspectRatio: AspectRatioSpec? = nil,
        position: Point? = nil, guides: [Guide: GuideSpec] = [:], gridSpan: GridSpan = GridSpan(),
        safeAreaInsets: [SafeAreaInsetSpec] = [], isIncluded: Bool = true, background: BackgroundSpec? = nil,
        overlay: LayerSpec = LayerSpec(), foreground: PaintSpec? = nil,
        foregroundSource: SceneValue? = nil, fill: [PaintSpec] = [], strokes: [StrokeSpec] = [],
        corners: CornerSpec? = nil, shadows: [ShadowSpec]? = nil, opacity: Double? = nil,
        offset: Point? = nil, rotation: RotationSpec? = nil, scale: ScaleSpec? = nil, blur: Double? = nil,
        filters: [LayerFilter] = [], mask: MaskSpec? = nil, blendMode: BlendMode? = nil,
        isIsolated: Bool = false, skew: SkewSpec? = nil, trim: TrimSpec? = nil, clip: ClipSpec? = nil,
        material: Material? = nil, glass: GlassSpec? = nil, font: FontSpec? = nil,
        symbolRenderingMode: SymbolRenderingMode? = nil, palette: [PaintSpec]? = nil,
        vibrancy: Vibrancy? = nil, traits: TextTraits = TextTraits(), lineLimit: LineLimitSpec? = nil,
        truncation: TruncationMode? = nil, minimumScaleFactor: Double? = nil, language: String? = nil,
        lineSpacing: Double? = nil, textAlignment: TextAlignment? = nil, ignoresSafeArea: Set<Edge>? = nil,
        otherwise: SceneValue? = nil
    ) {
        self.id = id
        self.padding = padding
        self.frame = frame
        self.alignment = alignment
        self.spacing = spacing
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.columns = columns
        self.rows = rows
        self.axes = axes
        self.contentOffset = contentOffset
        self.contentMargins = contentMargins
        self.showsIndicators = showsIndicators
        self.equal = equal
        self.fixedSize = fixedSize
        self.layoutPriority = layoutPriority
        self.aspectRatio = aspectRatio
        self.position = position
        self.guides = guides
        self.gridSpan = gridSpan
        self.safeAreaInsets = safeAreaInsets
        self.isIncluded = isIncluded
        self.background = background
        self.overlay = overlay
        self.foreground = foreground
        self.foregroundSource = foregroundSource
        self.fill = fill
        self.strokes = strokes
        self.corners = corners
        self.shadows = shadows
        self.opacity = opacity
        self.offset = offset
        self.rotation = rotation
        self.scale = scale
        self.blur = blur
        self.filters = filters
        self.mask = mask
        self.blendMode = blendMode
        self.isIsolated = isIsolated
        self.skew = skew
        self.trim = trim
        self.clip = clip
        self.material = material
        self.glass = glass
        self.font = font
        self.symbolRenderingMode = symbolRenderingMode
        self.palette = palette
        self.vibrancy = vibrancy
        self.traits = traits
        self.lineLimit = lineLimit
        self.truncation = truncation
        self.minimumScaleFactor = minimumScaleFactor
        self.language = language
        self.lineSpacing = lineSpacing
        self.textAlignment = textAlignment
        self.ignoresSafeArea = ignoresSafeArea
        self.otherwise = otherwise
    }
}
