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
    var background: BackgroundSpec?
    var overlay: [SceneValue] = []
    var foreground: PaintSpec?
    var fill: [PaintSpec] = []
    var strokes: [StrokeSpec] = []
    var corners: CornerSpec?
    var shadows: [ShadowSpec] = []
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
    var font: FontSpec?
    var traits = TextTraits()
    var lineLimit: LineLimitSpec?
    var truncation: TruncationMode?
    var minimumScaleFactor: Double?
    var language: String?
    var lineSpacing: Double?
    var textAlignment: TextAlignment?
    var ignoresSafeArea: (value: Set<Edge>, mark: SourceMark)?
}

struct FrameSpec: Sendable {
    var width = FrameLength()
    var height = FrameLength()
    var alignment: Alignment?
}

/// What lies behind a node: a paint in its shape, or views.
enum BackgroundSpec: Sendable {
    case paint(PaintSpec)
    case views([SceneValue])
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
    case fill
    case trim

    /// What to write instead, for messages.
    var instead: String {
        switch self {
        case .spacing: "spacing belongs on vstack, hstack, card and button; elsewhere use padding"
        case .trim: "trim belongs on shapes"
        case .fill: "fill belongs on shapes; elsewhere use background, or foreground for text and icons"
        }
    }
}
