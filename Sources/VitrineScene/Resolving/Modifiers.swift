import VitrineGraphics
import VitrineText

/// The keys beside a node's kind, as they are read. What a kind makes use of itself it takes out
/// of here; the rest is wrapped around it in a fixed order (see `ModifierChain`).
struct Modifiers: Sendable {
    var id: (name: String, mark: SourceMark)?
    var padding: Insets?
    var frame: FrameSpec?
    var alignment: (value: Alignment, mark: SourceMark)?
    var spacing: Double?
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
    /// Whether the condition of the node holds.
    var isThere = true
    var background: BackgroundSpec?
    var overlay = LayerSpec()
    var foreground: PaintSpec?
    var foregroundSource: SceneValue?
    var fill: [PaintSpec] = []
    var strokes: [StrokeSpec] = []
    var corners: CornerSpec?
    var shadows: [ShadowSpec]?
    var opacity: Double?
    var offset: Point?
    var rotation: RotationSpec?
    var scale: ScaleSpec?
    var blur: Double?
    var filters: [LayerFilter] = []
    var mask: MaskSpec?
    var blendMode: BlendMode?
    var isIsolated = false
    var skew: SkewSpec?
    var trim: TrimSpec?
    var clip: ClipSpec?
    var material: Material?
    var glass: GlassSpec?
    var font: FontSpec?
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
    /// What a slot has where nothing is handed in: a node or a list of them.
    var otherwise: SceneValue?
}
