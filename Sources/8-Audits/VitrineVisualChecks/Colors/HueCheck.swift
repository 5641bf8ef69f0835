import VitrineAuditElements
import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The marks of a scene that mean something by their hue alone, and look alike to people who see fewer hues
/// (WCAG 2.2, 1.4.1).
package struct HueCheck {
    /// A mark, and how it looks.
    private struct Mark {
        let placed: PlacedElement
        let form: SeenForm
    }

    /// A text or a symbol.
    private struct Label {
        let frame: Rect
        let name: String
    }

    private let scene: LaidOutScene
    private let distinction: ColorDistinction
    private let legends: ColorLegends
    private var labels: [Label] = []
    private var found: [Diagnostic] = []

    /// How far from a mark its label may be, in points.
    private static let reach = 20.0
    /// The sides up to which a shape is a mark, in points: what is larger is a picture or a background.
    private static let markSide = 64.0
    /// The distance up to which marks are compared, in points.
    private static let markReach = 128.0
    /// The number of controls of one form from which they offer colours if each has another one.
    private static let paletteCount = 4
    /// Marks of one form beyond these are not looked at.
    private static let markLimit = 40

    /// - Parameters:
    ///   - scene: The scene.
    ///   - elements: Its elements that can be seen.
    ///   - space: The encoding of its colours.
    package init(_ scene: LaidOutScene, _ elements: [AuditedElement], in space: ColorSpace) {
        self.scene = scene
        distinction = ColorDistinction(space: space)
        legends = ColorLegends(elements, in: scene)
        for element in elements {
            switch element.placed.element {
            case let text as TextElement where !text.content.string.isEmpty:
                labels.append(Label(frame: element.placed.frame, name: text.content.string))
            case let icon as IconElement:
                labels.append(Label(frame: element.placed.frame, name: icon.symbol.name))
            default: break
            }
        }
        visit(scene.root)
        let marks = Set(found.map(\.mark))
        found += SaidStateCheck(scene, elements, in: space).findings.filter { !marks.contains($0.mark) }
    }

    /// Returns what is found, in the order of the scene.
    package var findings: [Diagnostic] { found }

    private mutating func visit(_ placed: PlacedElement) {
        // What is no part of what a scene says may have any colours.
        if scene.hidesChildren(placed) || placed.element.source.isOrnament { return }
        if let keys = placed.element.traits[KeyedColors.self] {
            for paints in keys { compare(paints, of: placed) }
        }
        compareChildren(of: placed)
        for child in placed.children { visit(child) }
    }

    /// Compares the paints of parts that have nothing else to be told apart by.
    private mutating func compare(_ paints: [PaintSpec], of placed: PlacedElement) {
        let colors = paints.map(\.colors)
        let plain = colors.compactMap { $0.count == 1 ? $0.first : nil }
        for (one, other) in zip(plain, plain.dropFirst()) {
            guard let likeness = distinction.likenessForAll(of: one, other) else { continue }
            return note(likeness, [[one], [other]], at: placed, kind: "series of the chart")
        }
        if let (likeness, pair) = worst(of: colors, where: { _, _ in true }) {
            let all = [colors[pair.0], colors[pair.1]]
            note(likeness, all, at: placed, kind: "series of the chart")
        }
    }

    /// Compares the neighbours in an element that have one form.
    private mutating func compareChildren(of placed: PlacedElement) {
        let children = placed.children
        // The parts of a control say what they do by their places.
        let nodes = Set(children.map { $0.element.source.node?.path ?? "" })
        guard nodes.count > 1 else { return }
        let marks = children.compactMap { child in
            SeenForm(of: child, in: scene).map { Mark(placed: child, form: $0) }
        }
        guard marks.count > 1 else { return }
        for group in Self.groups(marks, by: \.description) {
            let small = group.filter { max($0.placed.frame.width, $0.placed.frame.height) <= Self.markSide }
            if Self.isPalette(small) { continue }
            // A name before a lamp is that of the thing whose state it shows; one after it says what the
            // colour means.
            let names = placed.endsRowsInMarks ? small.map { _ in [] } : small.map(names(beside:))
            compare(small) { one, other in
                // What lies on each other is one picture.
                small[one].placed.frame.intersection(small[other].placed.frame) == nil
                    && small[one].placed.frame.distance(to: small[other].placed.frame) <= Self.markReach
                    && (names[one].isEmpty || names[other].isEmpty || names[one] == names[other])
            }
        }
        // What a state says has nothing to do with its words.
        let form = Self.haveOwnSymbols(marks.map(\.form)) ? \SeenForm.nameless : \.wordless
        for group in Self.groups(marks, by: form) {
            let forms = group.map(\.form)
            let showsStates = Self.showStates(forms)
            let showsLights = Self.showLights(forms) && saysState
            let kinds = SaidKinds(group.map { ($0.placed, $0.form) })
            let legends = legends.isLegend(placed) ? nil : legends
            compare(group) { one, other in
                kinds.differ(one, other)
                    || legends?.explain(forms[one].colors, forms[other].colors) == true
                        && !Self.areNamed(forms[one].colors, forms[other].colors, in: forms)
                    || forms[one].isSelected != forms[other].isSelected
                    || (showsStates || forms[one].endsInLamp && forms[other].endsInLamp)
                        && !Self.areNamed(forms[one].colors, forms[other].colors, in: forms)
                    || showsLights
            }
        }
    }

    /// Returns `true` if controls offer colours to choose from: each shows the one that it stands for.
    private static func isPalette(_ marks: [Mark]) -> Bool {
        marks.count >= paletteCount && marks.allSatisfy(\.form.isControl)
            && Set(marks.map(\.form.colors)).count == marks.count
    }

    /// The number of rows from which lamps before them show states if a colour comes back: where each has its
    /// own, they are a key.
    private static let stateCount = 3

    /// Returns `true` if the lamps before some rows show states, or those within them, as traffic lights do.
    private static func showStates(_ rows: [SeenForm]) -> Bool {
        guard rows.count >= stateCount, Set(rows.map(\.colors)).count < rows.count else { return false }
        if rows.allSatisfy(\.beginsWithLamp) { return true }
        let lights = rows.flatMap(\.lampColors).map(TrafficLight.init)
        return rows.allSatisfy { $0.lampColors.count == 1 && $0.texts.count > 1 } && !lights.contains(nil)
            && lights.contains(.red) && lights.contains(.green)
    }

    /// Returns `true` if the symbols of rows say what each is, and not how: the colours of lamps come back.
    private static func haveOwnSymbols(_ rows: [SeenForm]) -> Bool {
        Set(rows.map(\.symbols)).count == rows.count && rows.allSatisfy { $0.lampColors.count == 1 }
            && Set(rows.map(\.lampColors)).count < rows.count
    }

    /// Returns `true` if the lamps before some rows have the colours of traffic lights, and no row says more
    /// than the name of a thing.
    private static func showLights(_ rows: [SeenForm]) -> Bool {
        let lights = rows.map { row in row.lampColor.flatMap(TrafficLight.init) }
        return rows.count >= stateCount && !lights.contains(nil) && lights.contains(.red)
            && lights.contains(.green) && rows.allSatisfy { $0.texts.count == 1 }
            && rows.allSatisfy { TrafficLight.isPlainName($0.texts[0]) }
    }

    /// `true` if a text of the scene says that it is about how things are.
    private var saysState: Bool { labels.contains { TrafficLight.isAboutStates($0.name) } }

    /// Returns `true` if all rows of one of two colours say a word that none of the other says, such as
    /// “Online”.
    private static func areNamed(_ one: [Color], _ other: [Color], in rows: [SeenForm]) -> Bool {
        func texts(_ colors: [Color]) -> [Set<String>] {
            rows.filter { $0.colors == colors }.map { Set($0.texts) }
        }
        func areNamed(_ own: [Set<String>], beside others: [Set<String>]) -> Bool {
            guard own.count > 1, let first = own.first else { return false }
            let shared = own.reduce(first) { $0.intersection($1) }
            return !shared.subtracting(others.flatMap { $0 }).isEmpty
        }
        let (some, others) = (texts(one), texts(other))
        return areNamed(some, beside: others) || areNamed(others, beside: some)
    }

    /// Returns the marks that are alike by a form, in the order of the first of each.
    private static func groups(_ marks: [Mark], by form: KeyPath<SeenForm, String>) -> [[Mark]] {
        var groups: [(form: String, marks: [Mark])] = []
        for mark in marks {
            if let place = groups.firstIndex(where: { $0.form == mark.form[keyPath: form] }) {
                groups[place].marks.append(mark)
            } else {
                groups.append((mark.form[keyPath: form], [mark]))
            }
        }
        return groups.filter { $0.marks.count > 1 }.map { Array($0.marks.prefix(markLimit)) }
    }

    /// Returns what stands beside a mark. What it has in it, all of its form have.
    private func names(beside mark: Mark) -> [String] {
        labels.filter {
            !mark.placed.frame.contains($0.frame) && $0.frame.distance(to: mark.placed.frame) <= Self.reach
        }.map(\.name)
    }

    private mutating func compare(_ marks: [Mark], where mayCount: (Int, Int) -> Bool) {
        guard let (likeness, pair) = worst(of: marks.map(\.form.colors), where: mayCount) else { return }
        let mark = marks[pair.1]
        note(
            likeness, [marks[pair.0].form.colors, mark.form.colors], at: mark.placed,
            kind: mark.placed.element.source.node?.kind ?? "mark")
    }

    /// Returns the two of some lists of colours that are most alike in some people's eyes, and only there;
    /// `nil` if there are none.
    private func worst(
        of colors: [[Color]], where mayCount: (Int, Int) -> Bool
    ) -> (ColorDistinction.Likeness, (Int, Int))? {
        var worst: (likeness: ColorDistinction.Likeness, pair: (Int, Int))?
        for one in colors.indices {
            for other in colors.indices.dropFirst(one + 1)
            where colors[one].count == colors[other].count && colors[one] != colors[other] {
                let changed = zip(colors[one], colors[other]).filter { $0 != $1 }
                let alike = changed.compactMap { distinction.likeness(of: $0, $1) }
                guard alike.count == changed.count,
                    let most = alike.max(by: { $0.difference < $1.difference }),
                    most.difference < worst?.likeness.difference ?? .infinity, mayCount(one, other)
                else { continue }
                worst = (most, (one, other))
            }
        }
        return worst
    }

    private mutating func note(
        _ likeness: ColorDistinction.Likeness, _ colors: [[Color]], at placed: PlacedElement, kind: String
    ) {
        let pair =
            zip(colors[0], colors[1]).first { $0 != $1 } ?? zip(colors[0], colors[1]).first { _ in true }
        let problem = HueProblem(
            kind: kind, colors: pair.map { [$0, $1] } ?? [], likeness: likeness, frame: placed.frame)
        found.append(
            placed.diagnostic(
                .hueAlone, .language(Diagnostic.ProblemOfLanguage(problem)), at: placed.element.source.mark))
    }
}

extension PaintSpec {
    /// The colours of a plain paint or a gradient.
    fileprivate var colors: [Color] {
        switch self {
        case .color(let color): [color]
        case .gradient(let gradient): gradient.stops.map(\.color)
        case .mesh, .noise, .image: []
        }
    }
}

extension PlacedElement {
    /// `true` for a row of names, each with a mark after it.
    fileprivate var endsRowsInMarks: Bool {
        guard (element as? StackElement)?.axis == .horizontal else { return false }
        let shown = children.filter { !$0.texts.isEmpty || $0.isShape }
        guard let first = shown.first, let last = shown.last, shown.count > 2 else { return false }
        return !first.texts.isEmpty && last.texts.isEmpty && last.isShape
    }

    private var isShape: Bool { element is ShapeElement || children.contains(where: \.isShape) }
}

extension ElementSource {
    /// `true` if the scene hides it from those who do not see it, as ornaments are.
    fileprivate var isOrnament: Bool { accessibility?.properties.isHidden == true }
}
