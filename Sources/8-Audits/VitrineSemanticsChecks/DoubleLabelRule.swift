import VitrineAuditElements
import VitrineLayout
import VitrineSource

/// Names that are read twice: by two elements after each other, or because a name says its own role.
enum DoubleLabelRule: SemanticsRule {
    static let rule = AuditRule.doubleLabel

    static func problems(in scene: OutlinedScene) -> [SemanticsFinding] {
        ornaments(in: scene) + labels(in: scene) + symbols(in: scene)
    }

    /// The number of equal symbols from which they are a pattern, or a value that they draw.
    private static let leastSymbols = 3

    /// Returns the first of each row of equal symbols that are read one by one, as the stars of a rating.
    private static func symbols(in scene: OutlinedScene) -> [SemanticsFinding] {
        let elements = scene.elements
        var found: [SemanticsFinding] = []
        var start = 0
        for index in 1...max(elements.count, 1) {
            if index < elements.count, isSame(elements[index], elements[start]) { continue }
            if index - start >= leastSymbols, let label = elements[start].label {
                found.append(
                    SemanticsFinding(
                        SemanticsProblem(kind: .repeatedSymbol(index - start), name: label),
                        at: elements[start].placed))
            }
            start = index
        }
        return found
    }

    /// Returns `true` if two elements are one symbol, which gives them their name, and nothing happens with
    /// them. Different symbols may share a name, such as those that are filled and those that are not.
    private static func isSame(_ one: OutlineElement, _ other: OutlineElement) -> Bool {
        [one, other].allSatisfy { $0.isNamedBySymbol && !$0.traits.isInteractive }
            && one.placed.symbolNames == other.placed.symbolNames && one.screen == other.screen
    }

    private static func labels(in scene: OutlinedScene) -> [SemanticsFinding] {
        scene.elements.indices.compactMap { index in
            let element = scene.elements[index]
            guard let label = element.label else { return nil }
            if let role = element.role, let word = kind(in: label, of: element) {
                return SemanticsFinding(
                    SemanticsProblem(kind: .roleInName(word: word, role: role), name: label),
                    at: element.placed)
            }
            if let hint = element.hint, hint.lowercased() == label.lowercased() {
                return SemanticsFinding(SemanticsProblem(kind: .hint, name: label), at: element.placed)
            }
            // A name that combines texts has those that are seen, the value of a stepper beside it, too.
            let isWritten = element.placed.element.source.accessibility?.properties.label != nil
            if isWritten, let value = element.value, isSaid(value, in: label) {
                return SemanticsFinding(
                    SemanticsProblem(kind: .valueInName(value), name: label), at: element.placed)
            }
            if isWritten, let state = StateInName(label, of: element, among: scene.elements) {
                return SemanticsFinding(
                    SemanticsProblem(kind: state.kind, name: label), at: element.placed)
            }
            guard index > 0, repeats(element, scene.elements[index - 1]) else { return nil }
            return SemanticsFinding(SemanticsProblem(kind: .repeated, name: label), at: element.placed)
        }
    }

    /// Returns `true` if a name has a value as a part of its own, as in “Lamp, On”, or ends with one of
    /// several words, as in “Battery 60 %”.
    private static func isSaid(_ value: String, in label: String) -> Bool {
        let (parts, all) = (parts(of: value), parts(of: label))
        guard !parts.isEmpty, parts.count < all.count else {
            let count = value.split(whereSeparator: \.isWhitespace).count
            return count > 1 && label.lowercased().hasSuffix(" \(value.lowercased())")
        }
        return (0...(all.count - parts.count)).contains { Array(all[$0..<($0 + parts.count)]) == parts }
    }

    /// Returns the parts of a text between its signs, each as its words.
    static func parts(of text: String) -> [[String]] {
        // A decimal comma, or a clock's colon, has no space after it.
        text.replacing(", ", with: ";").replacing(": ", with: ";").split { ";·–—()\n".contains($0) }
            .map { $0.lowercased().split(whereSeparator: \.isWhitespace).map(String.init) }
            .filter { !$0.isEmpty }
    }

    /// Returns what a name says the look of, as “Coloured strip” does, or that it only decorates: with
    /// nothing in it that says something, it means something else or nothing.
    private static func ornaments(in scene: OutlinedScene) -> [SemanticsFinding] {
        var end = 0
        var last = ""
        return scene.audited.indices.compactMap { index -> SemanticsFinding? in
            let element = scene.audited[index]
            guard index >= end, let properties = element.spoken else { return nil }
            if properties.isHidden == true { end = scene.audited.end(of: index) }
            guard properties.isHidden != true, !properties.traits.isInteractive, properties.value == nil,
                let node = element.placed.element.source.node, last != node.path,
                element.placed.texts.isEmpty, let label = properties.label,
                isOrnament(element.placed, node.kind, label.words)
            else { return nil }
            last = node.path
            return SemanticsFinding(SemanticsProblem(kind: .ornament, name: label), at: element.placed)
        }
    }

    private static func isOrnament(_ placed: PlacedElement, _ kind: String, _ name: [String]) -> Bool {
        guard let first = name.first, let last = name.last else { return false }
        // A photograph may show things that decorate.
        if decorations.contains(first) { return !placed.hasPicture }
        return shapeKinds.contains(kind) && placed.symbolNames.isEmpty && looks.contains(last)
    }

    private static let decorations: Set<String> = ["decoration", "decorative", "ornament", "ornamental"]
    private static let shapeKinds: Set<String> = [
        "capsule", "circle", "divider", "ellipse", "path", "polygon", "rectangle", "roundedRectangle",
    ]
    private static let looks: Set<String> = [
        "background", "bar", "border", "capsule", "circle", "decoration", "divider", "dot", "gradient",
        "line", "ornament", "overlay", "rectangle", "separator", "shape", "strip", "stripe",
    ]

    /// Returns the word for the kind of an element that its name ends or begins with, as “Volume slider” and
    /// “Image of a cat” do; `nil` if there is none.
    private static func kind(in label: String, of element: OutlineElement) -> String? {
        let label = label.lowercased()
        if element.traits.isInteractive, let role = element.role, label.hasSuffix(" \(role)") { return role }
        guard !element.isNamedBySymbol, let words = kinds.first(where: { element.traits.contains($0.trait) })
        else { return nil }
        if !element.isNamedBySight, words.last.contains(label) { return label }
        return words.last.first { label.hasSuffix(" \($0)") }
            ?? words.first.first { label.hasPrefix("\($0) ") }
    }

    /// The words that say again what a reader says by itself, at the end and at the beginning of a name. A
    /// picture is whatever it shows, such as a profile picture.
    private static let kinds: [(trait: AccessibilityTraits, last: [String], first: [String])] = [
        (.isToggle, ["switch", "toggle"], []), (.isTab, ["tab"], []), (.isLink, ["link"], ["link to"]),
        (.isSearchField, ["search field", "text field"], []),
        (.isSecureTextField, ["password field", "text field"], []),
        (.isTextField, ["text field", "input field"], []),
        (.isAdjustable, ["slider", "stepper", "picker", "adjustable"], []), (.isButton, ["button"], []),
        (.isImage, ["image", "icon"], ["image of", "icon of", "picture of"]),
    ]

    /// Returns `true` if two elements have one name, and one of them is there for the other.
    private static func repeats(_ one: OutlineElement, _ other: OutlineElement) -> Bool {
        guard one.screen == other.screen, let name = one.label, name.count > 2,
            name.lowercased() == other.label?.lowercased(),
            one.value == nil || other.value == nil || one.value == other.value
        else { return false }
        // Equal words of a table or a list, each by itself, are data.
        return one.isAlone != other.isAlone
    }
}

extension PlacedElement {
    /// `true` if a picture from a file is in it.
    fileprivate var hasPicture: Bool { element is ImageElement || children.contains(where: \.hasPicture) }
}

extension OutlineElement {
    /// `true` for plain text and pictures.
    fileprivate var isAlone: Bool { !traits.isInteractive && !traits.contains(.isHeader) }
}
