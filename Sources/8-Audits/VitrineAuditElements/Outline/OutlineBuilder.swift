import VitrineGeometry
import VitrineLayout
import VitrineStyle
import VitrineText

/// A builder of the stops of a screen reader from a laid-out scene.
package struct OutlineBuilder {
    /// An element and where it stands among its neighbours.
    fileprivate struct Entry {
        var element: OutlineElement
        var priority = 0.0
        /// The number of the modal element that it is in; `nil` outside of one.
        var modal: Int?
    }

    /// What is around an element.
    private struct Surroundings {
        /// The nodes around it that say something, outermost first.
        var nodes: [AccessibilityNode] = []
        var isDisabled = false
        var isScrolled = false
        /// The number of the screen.
        var screen = 0
    }

    private let scene: LaidOutScene
    private var modals = 0
    /// The frames of the screens, by their numbers. Before the first there is the whole picture.
    private var screens: [Rect] = []

    package init(_ scene: LaidOutScene) { self.scene = scene }

    /// Returns the elements in the order in which they are read.
    package mutating func elements() -> [OutlineElement] {
        screens = [Rect(origin: .zero, size: scene.canvas.size)]
        let found = entries(of: scene.root, Surroundings()).map(\.element)
        return found.filter { $0.isScrolled || $0.frame.intersection(screens[$0.screen]) != nil }
    }

    private mutating func entries(of placed: PlacedElement, _ around: Surroundings) -> [Entry] {
        let source = placed.element.source
        var around = around
        let component = placed.element as? ComponentElement
        around.isDisabled =
            around.isDisabled || source.node?.isDisabled == true || component?.state == "disabled"
        if placed.element is CanvasElement {
            around.screen = screens.count
            screens.append(placed.frame)
        }
        // All elements of a node share what it says; its outermost one says it.
        guard let own = source.accessibility, !around.nodes.contains(where: { $0 === own }) else {
            return content(of: placed, around)
        }
        around.nodes.append(own)
        return entries(own.properties, placed, around)
    }

    /// Returns the entries of what is in an element, in their order.
    private mutating func content(of placed: PlacedElement, _ around: Surroundings) -> [Entry] {
        if scene.hidesChildren(placed) || placed.frame.isEmpty && placed.children.isEmpty { return [] }
        if var leaf = Self.leaf(placed) {
            if around.isDisabled { leaf.traits.insert(.isDisabled) }
            (leaf.isScrolled, leaf.screen) = (around.isScrolled, around.screen)
            return [Entry(element: leaf)]
        }
        var found: [Entry] = []
        for (index, child) in Self.readChildren(placed).enumerated() {
            var inner = around
            // The others of a scroll are pinned to its edges.
            if placed.element is ScrollElement, index == 0 { inner.isScrolled = true }
            found += entries(of: child, inner)
        }
        return placed.element is CanvasElement ? Self.confined(Self.sorted(found)) : found
    }

    /// Returns the children that are read: not a mask, of a node that adapts to what is behind it one form,
    /// and of glass on its way from one arrangement to another the nearer one.
    private static func readChildren(_ placed: PlacedElement) -> ArraySlice<PlacedElement> {
        switch placed.element {
        case is MaskElement, is AdaptiveElement: placed.children.prefix(1)
        case let morph as GlassMorphElement where placed.children.count == 2:
            morph.fraction < 0.5 ? placed.children.prefix(1) : placed.children.suffix(1)
        default: placed.children[...]
        }
    }

    /// Returns the entries of a node by what it says.
    private mutating func entries(
        _ properties: AccessibilityProperties, _ placed: PlacedElement, _ around: Surroundings
    ) -> [Entry] {
        if properties.isHidden == true { return [] }
        let inner = content(of: placed, around)
        var own = properties
        if around.isDisabled { own.traits.insert(.isDisabled) }
        var element = OutlineElement(own, placed)
        (element.isScrolled, element.screen) = (around.isScrolled, around.screen)
        let modal = modal(properties)
        func alone(_ element: OutlineElement) -> [Entry] {
            guard element.isSpoken else { return [] }
            return [Entry(element: element, priority: properties.sortPriority ?? 0, modal: modal)]
        }
        switch properties.children ?? Self.children(of: properties, inner.count) {
        case .ignore: return alone(element)
        case .combine:
            element.combine(inner.map(\.element), named: properties.label != nil)
            return alone(element)
        case .contain: return Self.contained(inner, properties, modal)
        case nil:
            return inner.map { entry in
                var entry = entry
                entry.element = entry.element.overridden(
                    by: properties, inner.count == 1 ? placed : entry.element.placed)
                entry.priority = properties.sortPriority ?? entry.priority
                return entry
            }
        }
    }

    /// Returns how the elements in a node are read that does not say so; `nil` if it says something of each.
    private static func children(
        of properties: AccessibilityProperties, _ count: Int
    ) -> AccessibilityChildren? {
        if properties.traits.contains(.isModal) { return .contain }
        if count == 1 { return nil }
        if properties.label != nil || count == 0 { return .ignore }
        if properties.traits.isInteractive || properties.value != nil || properties.heading != nil
            || properties.traits.contains(.isHeader)
        {
            return .combine
        }
        let rest = AccessibilityProperties(hint: properties.hint, traits: properties.traits)
        return rest.isEmpty && properties.sortPriority != nil ? .contain : nil
    }

    /// Returns the number of a modal node; `nil` for any other.
    private mutating func modal(_ properties: AccessibilityProperties) -> Int? {
        guard properties.traits.contains(.isModal) else { return nil }
        modals += 1
        return modals
    }

    private static func contained(
        _ inner: [Entry], _ properties: AccessibilityProperties, _ number: Int?
    ) -> [Entry] {
        sorted(inner).map { entry in
            var entry = entry
            entry.priority = properties.sortPriority ?? 0
            if let label = properties.label { entry.element.containers.insert(label, at: 0) }
            entry.modal = number ?? entry.modal
            return entry
        }
    }

    /// Returns neighbours by their priorities, and in the scene's order where these are equal.
    private static func sorted(_ entries: [Entry]) -> [Entry] {
        if entries.allSatisfy({ $0.priority == entries[0].priority }) { return entries }
        return entries.enumerated().sorted {
            ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
        }.map(\.element)
    }

    /// Returns the entries of a screen, of which a modal element lets nothing else be read.
    private static func confined(_ entries: [Entry]) -> [Entry] {
        guard let modal = entries.compactMap(\.modal).max() else { return entries }
        return entries.map { entry in
            var entry = entry
            entry.element.isReached = entry.element.isReached && entry.modal == modal
            entry.modal = nil
            return entry
        }
    }

    /// Returns the element of a text, a symbol or a picture; `nil` for any other.
    private static func leaf(_ placed: PlacedElement) -> OutlineElement? {
        let source = placed.element.source
        // What the system draws by itself is no part of the app.
        if source.node.map({ systemKinds.contains($0.kind) }) == true { return nil }
        var properties = AccessibilityProperties()
        switch placed.element {
        case let text as TextElement:
            let words = text.content.string.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if words.isEmpty { return nil }
            properties = AccessibilityProperties(label: words, traits: .isStaticText)
            if text.content.runs.contains(where: { $0.attributes.link != nil }) {
                properties.traits.insert(.isLink)
            }
            return OutlineElement(properties, placed)
        case let icon as IconElement: properties.label = words(of: icon.symbol.name)
        case let image as ImageElement: properties.label = words(of: image.image.name)
        default: return nil
        }
        properties.traits = .isImage
        var element = OutlineElement(properties, placed)
        element.isNamedBySymbol = true
        return element
    }

    private static let systemKinds: Set<String> = ["statusBar", "dynamicIsland", "homeIndicator", "keyboard"]

    /// Returns a symbol's or a file's name as words, without its form: `house` for `house.fill`.
    package static func words(of name: String) -> String {
        let file = name.split(separator: "/").last ?? Substring(name)
        let parts = file.split { ".-_".contains($0) }.map(String.init)
        let shown = parts.prefix(1) + parts.dropFirst().filter { !forms.contains($0) }
        return shown.joined(separator: " ")
    }

    private static let forms: Set<String> = [
        "fill", "circle", "square", "rectangle", "png", "jpg", "jpeg", "svg", "webp", "avif", "heic", "gif",
    ]
}
