import VitrineAuditElements
import VitrineColor
import VitrineContrast
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineRaster
import VitrineSource
import VitrineStyle
import VitrineText

/// The texts, symbols and coloured controls of a scene, and how well they can be told from what is behind
/// them.
package struct ContrastCheck {
    /// A run of text, a symbol or the coloured part of a control.
    fileprivate struct Part {
        let element: AuditedElement
        /// The text; `nil` for a symbol and a control.
        let text: String?
        /// The kind of the control; `nil` for a text and a symbol.
        var control: String?
        /// The colour that the scene gives it, as far as it is one.
        var color: Color?
        var subject: ContrastSubject
        /// The layers of a symbol.
        var layers: [SymbolLayer] = []
    }

    private var parts: [Part] = []
    private let list: DisplayList

    /// Finds the parts in the display list of a scene.
    ///
    /// - Parameters:
    ///   - elements: The elements of the scene.
    ///   - list: Its display list.
    ///   - standard: The guideline that says which texts are large.
    ///   - outline: The elements of the scene in the order in which they are read.
    ///   - isScrolled: `true` if only that counts which lies on what scrolls.
    ///   - motion: What moves in it at its moment.
    package init(
        _ elements: [AuditedElement], _ list: DisplayList, standard: ContrastStandard,
        outline: [OutlineElement], isScrolled: Bool, motion: ContrastMotion
    ) {
        self.list = list
        let labelled = Self.labelledNodes(elements)
        let beside = Self.labelledSymbols(elements)
        let fades = EdgeFades(elements, list)
        let controls = ControlColors(elements, in: list.colorSpace)
        func isSaid(_ element: AuditedElement) -> Bool {
            labelled.contains(element.placed.element.source.node?.path ?? "")
                || beside.contains(element.placed.place)
        }
        var (texts, symbols) = (ElementIndex(), ElementIndex())
        for element in elements {
            if element.placed.element is TextElement {
                texts.insert(element)
            } else if let icon = element.placed.element as? IconElement, !icon.hasOwnColors,
                element.placed.frame.shortSide <= Self.symbolSide && !element.isStar || !isSaid(element),
                // The symbol among its dots is one of them.
                icon.source.node?.kind != "pageControl"
            {
                symbols.insert(element)
            }
        }
        let behind = Set(outline.filter { !$0.isReached }.map(\.placed.place))
        var exempt = Self.exemptPlaces(elements, behind: behind, motion)
        if isScrolled { exempt.formUnion(Self.scrollingPlaces(elements)) }
        var places: [[String]: Int] = [:]
        var layered: [ElementPlace: Int] = [:]
        list.items.forEachNumbered { number, item in
            if let control = controls.part(item), !exempt.contains(control.element.placed.place) {
                let key = [control.kind, item.source, control.color?.summary ?? "\(number)"]
                if control.isSeries, let place = places[key] {
                    parts[place].subject.measured.insert(number)
                    return
                }
                places[key] = parts.count
                parts.append(
                    Part(
                        element: control.element, text: nil, control: control.kind, color: control.color,
                        subject: ContrastSubject(measured: [number], required: control.required)))
                return
            }
            switch item.content {
            case .glyphs(let run, let paint):
                guard paint.isSeen, let element = texts.element(of: item.source, around: run.middle),
                    !exempt.contains(element.placed.place),
                    !fades.hide(element.placed.frame, paintedAt: number)
                else { return }
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
                guard area.name != nil, paint.isSeen,
                    let element = symbols.element(of: item.source, around: area.conservativeBounds?.center),
                    !exempt.contains(element.placed.place),
                    !fades.hide(element.placed.frame, paintedAt: number)
                else { return }
                let key = element.placed.place
                if layered[key] == nil {
                    layered[key] = parts.count
                    parts.append(
                        Part(
                            element: element, text: nil, color: paint.color,
                            subject: ContrastSubject(
                                required: isSaid(element) ? ContrastStandard.seen : ContrastStandard.symbols))
                    )
                }
                if let place = layered[key] { parts[place].add(SymbolLayer(number, area, paint)) }
            default: return
            }
        }
    }

    /// Returns the places of elements that nobody reads as they are: of what is disabled or the system's, of
    /// what a modal element keeps people from, and of what appears, fades or changes at the moment.
    private static func exemptPlaces(
        _ elements: [AuditedElement], behind: Set<ElementPlace>, _ motion: ContrastMotion
    ) -> Set<ElementPlace> {
        var exempt = PageFades(elements).places.union(MaskFades(elements).places)
        exempt.formUnion(BackdropTexts(elements).places)
        // What changes may lie behind a text, too.
        let passing = elements.filter { motion.passing.contains($0.placed.element.source.motionPath) }
            .map(\.placed.frame)
        if !passing.isEmpty {
            let near = elements.map(\.placed).filter { placed in
                passing.contains { $0.overlaps(placed.frame, by: 0) }
            }
            exempt.formUnion(near.map(\.place))
        }
        let areExempt = elements.areWithin { element in
            let placed = element.placed
            return element.isDisabled || element.isSystem || placed.isBatteryCharge
                || behind.contains(placed.place)
                || motion.fading.contains(placed.element.source.motionPath)
                || placed.element is TransitionElement
                || motion.isUnderWay && placed.element.source.node?.kind == "statusBar"
        }
        exempt.formUnion(zip(elements, areExempt).filter(\.1).map(\.0.placed.place))
        return exempt
    }

    /// Returns the places of what scrolls, which are not those of the bars along its edges.
    private static func scrollingPlaces(_ elements: [AuditedElement]) -> Set<ElementPlace> {
        var places: Set<ElementPlace> = []
        var outer: Int?
        for (element, before) in zip(elements.dropFirst(), elements) {
            if let depth = outer, element.depth <= depth { outer = nil }
            if outer == nil, before.placed.element is ScrollElement, element.depth > before.depth {
                outer = element.depth
            }
            if outer != nil { places.insert(element.placed.place) }
        }
        return places
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
    package func findings(
        _ rasterizer: Rasterizer, tokens: [NamedColor]
    ) throws(RasterError) -> [Diagnostic] {
        if parts.isEmpty { return [] }
        let measures = try rasterizer.contrast(of: parts.map(\.subject), in: list)
        let fixes = ContrastFixes(tokens: tokens, space: list.colorSpace)
        // Lines of one text, and the labels of one axis, fail together.
        var told: Set<[String]> = []
        return zip(parts, measures).compactMap { part, measure in
            guard let measure, let problem = problem(of: part, measure, fixes) else { return nil }
            let source = part.element.placed.element.source
            let key = [source.path, problem.rule.id, problem.color.hex, problem.backdrop.hex]
            guard part.text == nil || told.insert(key).inserted else { return nil }
            return part.element.placed.diagnostic(
                problem.rule, .language(Diagnostic.ProblemOfLanguage(problem)), at: source.mark)
        }
    }

    private func problem(
        of part: Part, _ measure: ContrastMeasure, _ fixes: ContrastFixes
    ) -> ContrastProblem? {
        let required = part.subject.required
        let isSymbol = part.text == nil
        let isInvisible = measure.character.color == measure.character.backdrop
        let rule: AuditRule
        let sample: ContrastSample
        if isInvisible && !isSymbol {
            (rule, sample) = (.invisibleText, measure.character)
        } else if measure.character.ratio < required {
            let other = part.control == nil ? AuditRule.symbolContrast : .controlContrast
            (rule, sample) = (isSymbol ? other : .contrast, measure.character)
        } else if part.control != nil && measure.failingShare > Self.controlShare {
            // Along its edge a control lies on half of what is around it.
            (rule, sample) = (.controlContrast, measure.worst)
        } else if measure.failingShare > Self.toleratedShare && !isSymbol {
            (rule, sample) = (.unevenContrast, measure.worst)
        } else {
            return nil
        }
        return ContrastProblem(
            rule: rule, text: part.text, control: part.control, ratio: sample.ratio, required: required,
            share: measure.failingShare, color: sample.color, backdrop: sample.backdrop, place: sample.place,
            fix: fixes.fix(
                for: part.color, shown: sample.color, on: [measure.darkest, measure.lightest],
                required: required))
    }

    /// The part of a text's pixels that may fail without a warning.
    private static let toleratedShare = 0.1
    /// The part of a control's pixels that may fail.
    private static let controlShare = 0.5
    /// The side of the largest symbols beside words that must be seen, in points: larger ones are pictures.
    private static let symbolSide = 44.0
}

extension ContrastCheck.Part {
    /// Takes over a layer of a symbol: the most opaque one is measured, the others belong to it.
    ///
    /// On glass that adapts, one layer is there in two colours.
    fileprivate mutating func add(_ layer: SymbolLayer) {
        layers.append(layer)
        guard let main = layers.max(by: { $0.alpha < $1.alpha }) else { return }
        color = main.color
        subject.measured = Set(layers.filter { $0.area == main.area }.map(\.number))
        subject.companions = Set(layers.map(\.number)).subtracting(subject.measured)
    }
}

/// An item that paints a layer of a symbol.
private struct SymbolLayer {
    let number: Int
    let area: Area
    let alpha: Double
    let color: Color?

    package init(_ number: Int, _ area: Area, _ paint: Paint) {
        (self.number, self.area) = (number, area)
        (alpha, color) = (paint.greatestAlpha, paint.color)
    }
}

extension AuditedElement {
    /// `true` for a star of a rating, of which some are empty.
    fileprivate var isStar: Bool {
        placed.element.source.node?.kind == "ratingStars"
            || (placed.element as? IconElement)?.symbol.role == .rating
    }
}

extension Paint {
    /// The colour of a plain paint; `nil` for any other.
    var color: Color? { if case .solid(let color) = self { color } else { nil } }

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
    /// The middle of the glyphs; `nil` if none has an outline.
    fileprivate var middle: Point? { conservativeBounds?.center }

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
