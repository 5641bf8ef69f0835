import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineSceneFormat
import VitrineSceneMotion
import VitrineSource
import VitrineStyle
import VitrineText

/// The modifier keys beside a node's kind. A kind removes those that it applies itself; the rest are wrapped
/// around it in a fixed order (see `ModifierChain`).
package struct Modifiers: Sendable {
    var id: (name: String, mark: SourceMark)?
    package var padding: Insets?
    /// Percentages of padding, as fractions of the container's inner size.
    var paddingFractions = Insets.zero
    package var frame: FrameSpec?
    package var alignment: (value: Alignment, mark: SourceMark)?
    package var spacing: Double?
    var horizontalSpacing: Double?
    var verticalSpacing: Double?
    var columns: GridTracks?
    var rows: GridTracks?
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
    /// The rules that are silenced for the node and all in it.
    var silences: [AuditSilence] = []
    /// What the node says to those who do not see it.
    var accessibility = AccessibilityProperties()
    /// Where the node reacts to touch; `nil` for where it is drawn.
    var hitArea: HitArea?
    /// The frame that it has in common with others.
    var matched: MatchedGeometrySpec?
    /// What grows out of it.
    var transitionSource: TransitionSourceSpec?
    /// The way of the node out of what it grows from.
    var zoom: Zoom?
    /// How texts and symbols in it change with states.
    var contentTransition: ContentTransitionSpec?
    /// What symbols in it do.
    var symbolEffects: [SymbolEffectSpec] = []
    /// The haptics that changes of states set off.
    var feedback: [SensoryFeedbackSpec] = []
    /// `true` if the node's condition holds.
    var isIncluded = true
    package var background: BackgroundSpec?
    package var overlay = LayerSpec()
    package var foreground: PaintSpec?
    var foregroundSource: SceneValue?
    var fill: [PaintSpec] = []
    package var strokes: [StrokeSpec] = []
    package var corners: Shape?
    /// `false` if the content has the corners itself, so that they need not clip it.
    var clipsToCorners = true
    package var shadows: [ShadowSpec]?
    package var opacity: Double?
    var offset: OffsetSpec?
    var rotation: RotationSpec?
    var rotation3D: Rotation3DSpec?
    package var scale: ScaleSpec?
    var blur: Double?
    package var filters: [FilterSpec] = []
    var masks: [MaskSpec] = []
    var blendMode: BlendMode?
    var isIsolated = false
    var skew: SkewSpec?
    var trim: TrimSpec?
    package var clip: ClipSpec?
    /// `false` if a node that clips its content by itself does not.
    var clipsContent = true
    package var material: Material?
    package var glass: GlassSpec?
    package var font: FontSpec?
    var symbolRenderingMode: SymbolRenderingMode?
    var variableValue: Double?
    var palette: [PaintSpec]?
    var vibrancy: Vibrancy?
    var traits = TextTraits()
    var lineLimit: LineLimitSpec?
    var truncation: TruncationMode?
    var minimumScaleFactor: Double?
    var language: String?
    var hyphenates: Bool?
    var lineSpacing: Double?
    package var textAlignment: TextAlignment?
    var ignoresSafeArea: Set<Edge>?
    /// The modifiers that are wrapped around the node in the order in which they are written, and their
    /// source.
    var listed: [Modifiers] = []
    var listSource: SceneValue?
    /// The default content of a slot: a node or a list of them.
    var otherwise: SceneValue?

    package init() {}

    /// `true` if the background consists of nodes, which a clip of the content cuts as well.
    var hasBackgroundViews: Bool {
        if case .views? = background { return true }
        return false
    }
}
