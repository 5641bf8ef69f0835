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

struct FrameSpec: Sendable {
    var width = FrameLength()
    var height = FrameLength()
    var alignment: Alignment?
}

/// What lies behind a node: a paint in its shape, or views.
enum BackgroundSpec: Sendable {
    case paint(PaintSpec)
    case views([SceneValue], alignment: Alignment? = nil)
}

struct RotationSpec: Sendable {
    var degrees = 0.0
    var anchor = Point(0.5, 0.5)
}

struct ScaleSpec: Sendable {
    var factors = Point(1, 1)
    var anchor = Point(0.5, 0.5)
}

struct SkewSpec: Sendable {
    /// Degrees by which vertical and horizontal lines lean.
    var x = 0.0
    var y = 0.0
    var anchor = Point(0.5, 0.5)
}

/// What says how much of a node shows: a paint over its frame, or nodes.
struct MaskSpec: Sendable {
    var kind = GroupMask.Kind.alpha
    var content: BackgroundSpec
}

/// Which part of an outline is kept, as fractions of its length.
public struct TrimSpec: Hashable, Sendable {
    public var from = 0.0
    public var to = 1.0
}

/// Modifiers that only some kinds understand.
enum RestrictedModifier: String, Sendable, CaseIterable {
    case spacing
    case horizontalSpacing
    case verticalSpacing
    case columns
    case rows
    case axes
    case contentOffset
    case contentMargins
    case showsIndicators
    case equalSizes
    case fill
    case trim
    case otherwise = "else"

    /// What to write instead, for messages.
    var instead: String {
        switch self {
        case .spacing:
            "spacing belongs on stacks, grids, flow, scroll, card, button and glassContainer; elsewhere use padding"
        case .horizontalSpacing, .verticalSpacing: "\(rawValue) belongs on grids and flow"
        case .columns: "columns belong on lazyVGrid"
        case .rows: "rows belong on lazyHGrid"
        case .axes: "axes belong on scroll and viewThatFits"
        case .contentOffset, .contentMargins, .showsIndicators: "\(rawValue) belongs on scroll"
        case .equalSizes: "equalSizes belongs on vstack and hstack"
        case .otherwise: "else belongs on slots, and in choices: `{ when, then, else }`"
        case .trim: "trim belongs on shapes"
        case .fill: "fill belongs on shapes; elsewhere use background, or foreground for text and icons"
        }
    }
}
