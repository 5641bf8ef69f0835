import VitrineAuditElements
import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineStyle
import VitrineText

/// What is seen of an element: its form, and the colours in which it has it.
struct SeenForm {
    /// Everything but the colours: shapes, symbols, texts and their sizes.
    private(set) var description = ""
    /// The same without the words of texts.
    private(set) var wordless = ""
    /// The same without the names of symbols, and these.
    private(set) var (nameless, symbols) = ("", [String]())
    /// The same without the names of symbols that only say what it is for, and with what else may show that
    /// it is selected: weights, lines below words, filled symbols, shadows, opacities and sizes.
    private(set) var stateForm = ""
    /// The same without the weights of its texts and how much shows through its colours.
    private(set) var plainForm = ""
    /// `true` if it is selected, or something in it is.
    private(set) var isSelected = false
    /// `true` if something in it can be pressed.
    private(set) var isControl = false
    /// `true` if a small shape stands after all of its words, as a lamp does that shows a state.
    var endsInLamp: Bool {
        guard let lamp, let words else { return false }
        return lamp.minX >= words.maxX && lamp.midY >= words.minY && lamp.midY <= words.maxY
    }
    /// `true` if a small shape stands before all of its words, as a lamp does that shows the state of what
    /// they name.
    var beginsWithLamp: Bool {
        guard let leadingLamp, let words else { return false }
        return leadingLamp.maxX <= words.minX && leadingLamp.midY >= words.minY
            && leadingLamp.midY <= words.maxY
    }
    /// Its texts, in their order.
    private(set) var texts: [String] = []
    private(set) var colors: [Color] = []
    /// The colours of its surfaces and their strokes.
    private(set) var frames: [Color] = []
    /// The form of its frame, without its words and all colours: its surfaces with their strokes, its
    /// symbols, and the signs in its texts that say something.
    private(set) var frameForm = ""
    /// `true` if a part of it is glass or a material, whose colour is that of what is behind it.
    private(set) var isMaterial = false
    private var partCount = 0
    /// The frame of the last part, if that is a small shape.
    private var lamp: Rect?
    /// The frame of the small shape before the first words; `nil` if there is none.
    private var leadingLamp: Rect?
    /// The colour of the last shape before the first words, if that is plain.
    private(set) var lampColor: Color?
    /// The colours of its small shapes, wherever they stand.
    private(set) var lampColors: [Color] = []
    /// The frame around all words.
    private var words: Rect?

    /// What has more parts is no mark that colours tell apart.
    private static let partLimit = 8
    /// The greatest side of a lamp, in points.
    private static let lampSide = 24.0
    /// The greatest width of the dots that stand for the letters of a password, in points.
    private static let dotSide = 12.0
    /// The symbols that are no more than shapes.
    static let plainSymbols: Set<String> = [
        "capsule.fill", "circle.fill", "diamond.fill", "rectangle.fill", "square.fill",
    ]

    /// Creates the form of an element; `nil` for one that shows nothing, pictures, or too much.
    ///
    /// - Parameters:
    ///   - placed: The element.
    ///   - scene: Its scene.
    init?(of placed: PlacedElement, in scene: LaidOutScene) {
        guard add(placed, scene), partCount > 0, !colors.isEmpty else { return nil }
    }

    /// Adds an element and what is in it; returns `false` if there are too many parts.
    private mutating func add(_ placed: PlacedElement, _ scene: LaidOutScene) -> Bool {
        if scene.hidesChildren(placed) { return true }
        let traits = placed.element.source.accessibility?.properties.traits ?? []
        isSelected = isSelected || traits.contains(.isSelected)
        isControl = isControl || traits.contains(.isButton)
        switch placed.element {
        case let text as TextElement:
            add("text", text.paints.prefix(1), placed, words: text.content.string)
            if words == nil { leadingLamp = lamp }
            texts.append(text.content.string)
            addState(text)
            frameForm += text.content.string.filter(\.isSign)
            (words, lamp) = (words?.union(placed.frame) ?? placed.frame, nil)
        case let icon as IconElement:
            add("icon \(icon.symbol.name)", [icon.paint], placed)
            frameForm += "icon \(icon.symbol.name)\n"
            symbols.append(icon.symbol.name)
            addState(
                "icon \(Self.state(of: icon.symbol.name)) \(icon.font.size) \(icon.font.weight)\n")
            // It is no other mark than the same shape.
            if Self.plainSymbols.contains(icon.symbol.name) { note(lamp: [icon.paint], placed) }
        case let shape as ShapeElement:
            // The dots of a password are letters, whose number says nothing.
            if shape.source.node?.kind == "secureField", placed.frame.shortSide <= Self.dotSide { break }
            add("shape \(shape.shape.summary)", shape.decoration, placed)
            note(lamp: shape.decoration.fills, placed)
        case let surface as SurfaceElement:
            add("surface \(surface.shape.summary)", surface.decoration, placed)
        case is ImageElement: return false
        case let effect as EffectElement: addState("effect \(effect.opacity) \(effect.filters.count)\n")
        case is TransformElement, is OffsetElement:
            addState("\(placed.element.label) \(placed.element.attributes)\n")
        default: break
        }
        guard partCount <= Self.partLimit else { return false }
        for child in placed.children {
            guard add(child, scene) else { return false }
        }
        return true
    }

    private mutating func note(lamp paints: [PaintSpec], _ placed: PlacedElement) {
        lamp = max(placed.frame.width, placed.frame.height) <= Self.lampSide ? placed.frame : nil
        guard case .color(let color)? = paints.first else { return }
        if words == nil { lampColor = color }
        if lamp != nil { lampColors.append(color) }
    }

    private mutating func add(_ name: String, _ decoration: Decoration, _ placed: PlacedElement) {
        guard !decoration.isEmpty else { return }
        let widths = decoration.strokes.map { "\($0.style.width) \($0.style.dash)" }.joined(separator: " ")
        let isGlass = decoration.glass != nil || decoration.material != nil
        isMaterial = isMaterial || isGlass
        add("\(name) \(decoration.fills.count) \(widths) \(isGlass)", decoration.paints[...], placed)
        frameForm += "\(decoration.fills.count) \(widths) \(isGlass)\n"
        let height = placed.layoutFrame.height.rounded()
        addState("\(name) \(decoration.fills.count) \(widths) \(decoration.shadows.count) \(height)\n")
        frames += decoration.paints.compactMap { if case .color(let color) = $0 { color } else { nil } }
    }

    private mutating func add(
        _ name: String, _ paints: ArraySlice<PaintSpec>, _ placed: PlacedElement, words: String? = nil
    ) {
        partCount += 1
        let (width, height) = ((placed.frame.width * 2).rounded(), (placed.frame.height * 2).rounded())
        description += "\(name) \(words ?? "") \(width) \(height)"
        // A star says what is required, and a sign what is chosen.
        let signs = words.map { $0.filter { !$0.isLetter && !$0.isNumber && !$0.isWhitespace } }
        wordless += "\(name) \(signs ?? "") \(height)"
        nameless += "\(name.prefix { $0 != " " }) \(signs ?? "") \(height)"
        for paint in paints {
            switch paint {
            case .color(let color): add(color)
            case .gradient(let gradient): for stop in gradient.stops { add(stop.color) }
            case .mesh, .noise, .image: describe(paint.summary)
            }
        }
        describe("\n")
    }

    private mutating func addState(_ line: String) {
        stateForm += line
        plainForm += line
    }

    private mutating func addState(_ text: TextElement) {
        let runs = text.content.runs.map { run in
            let isLined = run.attributes.underline != nil || run.attributes.strikethrough != nil
            return "\(run.font.size) \(run.font.weight) \(run.font.italic) \(isLined)"
        }
        // Digits may be set as a run of their own.
        let signs = text.content.string.filter(\.isSign)
        stateForm += "text \(Set(runs).sorted()) \(signs)\n"
        plainForm += "text \(Set(text.content.runs.map(\.font.size)).sorted()) \(signs)\n"
    }

    /// The parts of names of symbols that may say that something is selected.
    private static let stateParts: Set<String> = ["checkmark", "circle", "fill", "slash", "square", "star"]

    private static func state(of symbol: String) -> [String] {
        symbol.split(separator: ".").map(String.init).filter(stateParts.contains)
    }

    private mutating func add(_ color: Color) {
        // How much shows through can be seen.
        describe(" \((color.alpha * 20).rounded())")
        stateForm += "\((color.alpha * 20).rounded())\n"
        if color.alpha > 0 { colors.append(color) }
    }

    private mutating func describe(_ words: String) {
        description += words
        wordless += words
        nameless += words
    }
}

extension Character {
    /// `true` for signs such as stars, checks and warnings.
    fileprivate var isSign: Bool {
        self == "*" || self == "!" || isSymbol && !isMathSymbol && !isCurrencySymbol
    }
}
