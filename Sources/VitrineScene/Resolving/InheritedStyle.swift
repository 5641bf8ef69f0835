import VitrineSceneFormat
import VitrineStyle
import VitrineText

/// What a node hands down to all nodes in it.
package struct InheritedStyle: Sendable {
    package var font = FontDescription(family: "Inter", size: 17, weight: 400, isSystem: true)
    /// How the font's size follows what people choose.
    var fontSizing = FontSizing.style(.body)
    package var foreground: PaintSpec
    /// What the scene says of the foreground, which may be another in another appearance; nil where it says nothing.
    package var foregroundSource: SceneValue?
    var symbols = SymbolStyle()
    /// How the foreground is mixed with what lies behind; nil for not at all.
    var vibrancy: Vibrancy?
    var traits = TextTraits()
    package var lineLimit: LineLimitSpec?
    var lineSpacing = 0.0
    /// From line to line at the least, as a multiple of the font's size; nil for the font's own.
    var lineHeight: Double?
    package var textAlignment = TextAlignment.leading
    package var truncation = TruncationMode.tail
    package var minimumScaleFactor = 1.0
    /// A BCP 47 tag.
    package var language = "en"
    /// Sides of a stack around the node, for spacers and dividers.
    package var axis: Axis?
    /// Axes along which the node's siblings are as large as the largest.
    var equal: Set<Axis> = []
}

extension InheritedStyle {
    /// Reads the foreground again, where the appearance is another.
    mutating func readForeground(_ reader: SceneReader) {
        if let source = foregroundSource, let paint = Codec<PaintSpec>.paint.read(source, reader) {
            foreground = paint
        }
    }

    mutating func apply(_ spec: FontSpec) {
        font = spec.applied(to: font)
        if spec.size != nil { fontSizing = spec.sizing ?? .points }
        if let height = spec.lineHeight { lineHeight = height }
    }
}
