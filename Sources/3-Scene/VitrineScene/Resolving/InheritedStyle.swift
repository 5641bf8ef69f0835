import VitrineColor
import VitrineMotion
import VitrineSceneFormat
import VitrineSceneMotion
import VitrineStyle
import VitrineText

/// The style that a node passes on to its descendants.
package struct InheritedStyle: Sendable {
    /// The record of what is taken of the style; `nil` where no node has changed it.
    var usage: StyleUsage?
    /// The font, not noted as taken.
    var ownFont = FontDescription(family: "Inter", size: 17, weight: 400, design: .default)
    /// The foreground, not noted as taken.
    var ownForeground: PaintSpec
    /// The way in which the font size follows the user's text size.
    var fontSizing = FontSizing.style(.body)
    /// The foreground as the scene specifies it, which may depend on the appearance; `nil` if it does not
    /// specify one.
    package var foregroundSource: SceneValue?
    /// The level that the foreground is of another; not that of the node if it has changed since.
    var leveled: LeveledForeground?
    var symbols = SymbolStyle()
    /// The blending of the foreground with the backdrop; `nil` for none.
    var vibrancy: Vibrancy?
    package var traits = TextTraits()
    package var lineLimit: LineLimitSpec?
    var lineSpacing = 0.0
    /// The minimum distance between lines, as a multiple of the font size; `nil` for the font's own.
    var lineHeight: Double?
    package var textAlignment = TextAlignment.leading
    package var truncation = TruncationMode.tail
    package var minimumScaleFactor = 1.0
    /// The language of text, as a BCP 47 tag.
    package var language = "en"
    /// `true` if lines of text may end within words.
    var hyphenates = false
    /// The single colour of the canvas or sheet behind the nodes; `nil` for any other background.
    package var backgroundColor: Color?
    /// How texts and symbols change with states; `nil` for at once.
    var contentTransition: ContentTransitionSpec?
    /// What effects do to symbols at the moment.
    var symbolMoment = SymbolEffect.Moment.none
    /// The axis of the surrounding stack, for spacers and dividers.
    package var axis: Axis?
    /// The axes along which all siblings of the node take the size of the largest.
    var equal: Set<Axis> = []
}

extension InheritedStyle {
    init(foreground: PaintSpec) { ownForeground = foreground }

    package var font: FontDescription {
        get {
            usage?.recordUse([.size, .weight, .face])
            return ownFont
        }
        set { ownFont = newValue }
    }

    package var foreground: PaintSpec {
        get {
            usage?.recordUse(.foreground)
            return ownForeground
        }
        set { ownForeground = newValue }
    }

    /// Returns `true` if the scene gives texts a colour, be it the one that they have anyway.
    package func isForegroundChosen(_ environment: SceneEnvironment) -> Bool {
        guard let foregroundSource else {
            return environment.foregroundColors[environment.appearance] != nil
                || ownForeground != environment.systemColor(LabelLevel.primary.rawValue).map(PaintSpec.color)
        }
        guard case .string(LabelLevel.primary.rawValue) = foregroundSource.content else { return true }
        return false
    }

    /// Evaluates the foreground again after a change of appearance.
    mutating func readForeground(_ reader: SceneReader) {
        if let own = leveled, own.paint == ownForeground {
            let read = own.read(reader)
            (leveled, foreground) = (read, read.paint)
            return
        }
        if let source = foregroundSource, let paint = Codec<PaintSpec>.paint.read(source, reader) {
            foreground = paint
        }
    }

    mutating func apply(_ spec: FontSpec) {
        ownFont = spec.applied(to: ownFont)
        if spec.size != nil { fontSizing = spec.sizing ?? .points }
        if let height = spec.lineHeight { lineHeight = height }
    }
}
