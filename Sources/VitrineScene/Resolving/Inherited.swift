import VitrineGraphics
import VitrineText

/// What a node hands down to all nodes in it.
struct Inherited: Sendable {
    var font = FontDescription(family: "Inter", size: 17, weight: 400, isSystem: true)
    /// How the font's size follows what people choose.
    var fontSizing = FontSizing.style(.body)
    var foreground: PaintSpec
    /// What the scene says of the foreground, which may be another in another appearance; nil where it says nothing.
    var foregroundSource: SceneValue?
    var symbols = SymbolStyle()
    /// How the foreground is mixed with what lies behind; nil for not at all.
    var vibrancy: Vibrancy?
    var traits = TextTraits()
    var lineLimit: LineLimitSpec?
    var lineSpacing = 0.0
    /// From line to line at the least, as a multiple of the font's size; nil for the font's own.
    var lineHeight: Double?
    var textAlignment = TextAlignment.leading
    var truncation = TruncationMode.tail
    var minimumScaleFactor = 1.0
    /// A BCP 47 tag.
    var language = "en"
    /// Sides of a stack around the node, for spacers and dividers.
    var axis: Axis?
    /// Axes along which the node's siblings are as large as the largest.
    var equal: Set<Axis> = []
}

/// A family as a scene asks for it.
struct FamilySpec: Hashable, Sendable {
    var name: String
    /// Whether it stands for the system's: the default design, or one of the names that CSS has for it.
    var isSystem = false

    /// What scenes are set in unless told.
    static let system = FamilySpec(name: "Inter", isSystem: true)
}

/// A font as a scene asks for it: what is nil stays as it is inherited.
struct FontSpec: Hashable, Sendable {
    var family: FamilySpec?
    var size: Double?
    /// Where the size comes from; a size without it is in points.
    var sizing: FontSizing?
    var weight: Double?
    var italic: Bool?
    var monospacedDigits: Bool?
    var tracking: Double?
    /// From line to line at the least, as a multiple of the size.
    var lineHeight: Double?
    var ligatures: Bool?
    /// OpenType features beside those inherited.
    var features: [String: Int] = [:]

    func applied(to font: FontDescription) -> FontDescription {
        var font = font
        if let family {
            font.family = family.name
            font.isSystem = family.isSystem
        }
        if let size { font.size = size }
        if let weight { font.weight = weight }
        if let italic { font.italic = italic }
        if let monospacedDigits { font.monospacedDigits = monospacedDigits }
        if let tracking { font.tracking = tracking }
        if let ligatures { font.ligatures = ligatures }
        font.features.merge(features) { $1 }
        return font
    }

    /// What `other` says, and beyond it what this says.
    func overridden(by other: FontSpec) -> FontSpec {
        FontSpec(
            family: other.family ?? family, size: other.size ?? size,
            sizing: other.size == nil ? sizing : other.sizing, weight: other.weight ?? weight,
            italic: other.italic ?? italic, monospacedDigits: other.monospacedDigits ?? monospacedDigits,
            tracking: other.tracking ?? tracking, lineHeight: other.lineHeight ?? lineHeight,
            ligatures: other.ligatures ?? ligatures,
            features: features.merging(other.features) { $1 })
    }
}

/// Where a font's size comes from.
enum FontSizing: Hashable, Sendable {
    /// It stays what it is.
    case points
    case style(TextStyle)
    /// A size that grows with a style, as it is at the standard size of text.
    case relative(Double, to: TextStyle)

    /// The size where people have chosen one; nil where it stays.
    func size(at type: DynamicType) -> Double? {
        switch self {
        case .points: nil
        case .style(let style): style.size(at: type)
        case .relative(let size, let style): style.scaled(size, at: type)
        }
    }
}

extension FontSizing {
    /// How far baselines are apart in points, as a text style has it; 0 for what the font has of its own.
    func leading(at type: DynamicType) -> Double {
        if case .style(let style) = self { style.leading(at: type) } else { 0 }
    }
}

extension Inherited {
    /// Reads the foreground again, where the appearance is another.
    mutating func readForeground(_ reader: Reader) {
        if let source = foregroundSource, let paint = Codec<PaintSpec>.paint.read(source, reader) {
            foreground = paint
        }
    }

    mutating func take(_ spec: FontSpec) {
        font = spec.applied(to: font)
        if spec.size != nil { fontSizing = spec.sizing ?? .points }
        if let height = spec.lineHeight { lineHeight = height }
    }
}

/// The most lines that a text may have.
struct LineLimitSpec: Hashable, Sendable {
    var lines: Int?
    /// Whether a text is that high although it has fewer lines.
    var reservesSpace = false
}
