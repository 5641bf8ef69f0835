import VitrineColor
import VitrineContrast
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineRaster
import VitrineSource
import VitrineStyle
import VitrineText

/// The texts and symbols of a scene, and how well they can be told from what is behind them.
struct ContrastCheck {
    /// A run of text or a symbol.
    fileprivate struct Part {
        let element: AuditedElement
        /// The text; `nil` for a symbol.
        let text: String?
        /// The colour that the scene gives it, as far as it is one.
        let color: Color?
        var subject: ContrastSubject
    }

    private var parts: [Part] = []
    private let list: DisplayList

    /// Finds the parts in the display list of a scene.
    init(_ scene: LaidOutScene, _ list: DisplayList, _ standard: ContrastStandard) {
        self.list = list
        let elements = scene.auditedElements
        var texts: [String: AuditedElement] = [:]
        var symbols: [String: AuditedElement] = [:]
        let labelled = Self.labelledNodes(elements)
        for element in elements where !element.isDisabled && !element.isSystem {
            let source = element.placed.element.source
            if element.placed.element is TextElement, texts[source.path] == nil {
                texts[source.path] = element
            } else if let icon = element.placed.element as? IconElement, symbols[source.path] == nil,
                icon.isOneColor, !labelled.contains(source.node?.path ?? "")
            {
                symbols[source.path] = element
            }
        }
        var places: [[String]: Int] = [:]
        list.items.forEachNumbered { number, item in
            switch item.content {
            case .glyphs(let run, let paint):
                guard let element = texts[item.source], paint.isSeen else { return }
                let key = [item.source, run.text, "\(run.origin.x) \(run.origin.y)"]
                if let place = places[key] {
                    parts[place].subject.measured.insert(number)
                    return
                }
                places[key] = parts.count
                let required =
                    run.isLanguage
                    ? standard.required(size: run.size, weight: run.weight) : ContrastStandard.symbols
                parts.append(
                    Part(
                        element: element, text: run.text, color: paint.color,
                        subject: ContrastSubject(measured: [number], required: required)))
            case .fill(let area, let paint):
                // What a node lays behind its symbol comes from the same node, and has no name.
                guard let symbol = symbols[item.source], area.name != nil, paint.isSeen else { return }
                let key = [item.source]
                if let place = places[key] {
                    parts[place].take(number, paint)
                    return
                }
                places[key] = parts.count
                parts.append(
                    Part(
                        element: symbol, text: nil, color: paint.color,
                        subject: ContrastSubject(measured: [number], required: ContrastStandard.symbols)))
            default: return
            }
        }
    }

    /// Returns the paths of the nodes in which a text stands beside their symbols, which say no more then.
    private static func labelledNodes(_ elements: [AuditedElement]) -> Set<String> {
        Set(
            elements.compactMap { element in
                guard let text = element.placed.element as? TextElement, !text.content.string.isEmpty
                else { return nil }
                return text.source.node?.path
            })
    }

    /// Returns what is found, in the order of the display list.
    ///
    /// - Parameters:
    ///   - rasterizer: The rasteriser to paint with.
    ///   - tokens: The colours of the scene's design tokens.
    func findings(
        _ rasterizer: Rasterizer, tokens: [NamedColor]
    ) throws(RasterError) -> [Diagnostic] {
        if parts.isEmpty { return [] }
        let measures = try rasterizer.contrast(of: parts.map(\.subject), in: list)
        let fixes = ContrastFixes(tokens: tokens, space: list.colorSpace)
        return zip(parts, measures).compactMap { part, measure in
            measure.flatMap { finding(part, $0, fixes) }
        }
    }

    private func finding(_ part: Part, _ measure: ContrastMeasure, _ fixes: ContrastFixes) -> Diagnostic? {
        let required = part.subject.required
        let isSymbol = part.text == nil
        let isInvisible = measure.character.color == measure.character.backdrop
        let rule: AuditRule
        let sample: ContrastSample
        if isInvisible && !isSymbol {
            (rule, sample) = (.invisibleText, measure.character)
        } else if measure.character.ratio < required {
            (rule, sample) = (isSymbol ? .symbolContrast : .contrast, measure.character)
        } else if measure.failingShare > Self.toleratedShare && !isSymbol {
            (rule, sample) = (.unevenContrast, measure.worst)
        } else {
            return nil
        }
        let problem = ContrastProblem(
            rule: rule.id, text: part.text, ratio: sample.ratio, required: required,
            share: measure.failingShare, color: sample.color, backdrop: sample.backdrop, place: sample.place,
            fix: fixes.fix(
                for: part.color, shown: sample.color, on: [measure.darkest, measure.lightest],
                required: required))
        let source = part.element.placed.element.source
        return part.element.placed.diagnostic(
            rule, .language(Diagnostic.ProblemOfLanguage(problem)), at: source.mark)
    }

    /// The part of a text's pixels that may fail without a warning.
    private static let toleratedShare = 0.1
}

extension ContrastCheck.Part {
    /// Takes over another layer of a symbol: the most opaque one is measured, the others belong to it.
    fileprivate mutating func take(_ number: Int, _ paint: Paint) {
        let own = color?.alpha ?? 1
        guard let other = paint.color, other.alpha > own else {
            subject.companions.insert(number)
            return
        }
        subject.companions.formUnion(subject.measured)
        subject = ContrastSubject(
            measured: [number], companions: subject.companions, required: subject.required)
        self = ContrastCheck.Part(element: element, text: text, color: other, subject: subject)
    }
}

extension Paint {
    /// The colour of a plain paint; `nil` for any other.
    fileprivate var color: Color? { if case .solid(let color) = self { color } else { nil } }

    /// `false` if a plain paint leaves every pixel as it is, and for pictures, which have colours of their
    /// own.
    fileprivate var isSeen: Bool {
        switch self {
        case .solid(let color): color.alpha > 0
        case .image: false
        case .linear, .radial, .angular, .mesh, .noise: true
        }
    }
}

extension GlyphRun {
    /// The weight of the font, which stands before the size in its description.
    fileprivate var weight: Double {
        let words = fontDescription.split(separator: " ").dropLast()
        return words.reversed().lazy.compactMap { Double($0) }.first ?? 400
    }

    /// `false` for signs that are no words, such as the X of a button.
    fileprivate var isLanguage: Bool {
        let letters = text.filter { $0.isLetter || $0.isNumber }
        return !letters.isEmpty && letters.lowercased() != "x"
    }
}

extension IconElement {
    /// `false` for a picture, whose colours are its own.
    fileprivate var isOneColor: Bool { if case .file = symbol { false } else { true } }
}
