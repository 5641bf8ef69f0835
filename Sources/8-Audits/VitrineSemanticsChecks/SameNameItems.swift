import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// The items of one bar or one choice, such as tabs and segments, of which two have one name, or of whose
/// symbols two are equal where all others differ.
enum SameNameItems {
    private static let kinds: Set<String> = ["menu", "navigationBar", "segmentedPicker", "tabBar", "toolbar"]
    /// The number of tabs from which one symbol may be there twice.
    private static let count = 3
    /// The part of a screen below which tabs stand.
    private static let lowest = 0.75

    /// Returns what is found, once for each item.
    static func findings(in scene: OutlinedScene) -> [SemanticsFinding] {
        names(in: scene) + symbols(in: scene)
    }

    /// Returns the second of two items of one name.
    private static func names(in scene: OutlinedScene) -> [SemanticsFinding] {
        let items = scene.elements.filter { element in
            guard let node = element.placed.element.source.node else { return false }
            return kinds.contains(node.kind) && element.traits.isInteractive && element.isReached
                && !element.isNamedBySymbol && !element.lacksName
        }
        return items.indices.compactMap { index -> SemanticsFinding? in
            let item = items[index]
            let isTaken = items[..<index].contains { other in
                other.placed.element.source.node?.path == item.placed.element.source.node?.path
                    && other.screen == item.screen && other.label?.lowercased() == item.label?.lowercased()
                    && other.hint == item.hint
            }
            guard isTaken, let name = item.label else { return nil }
            return SemanticsFinding(SemanticsProblem(kind: .sameName, name: name), at: item.placed)
        }
    }

    /// Returns the tabs with the symbol of another, in bars of the system and in those made by hand.
    private static func symbols(in scene: OutlinedScene) -> [SemanticsFinding] {
        let bars = Dictionary(grouping: scene.elements) { element -> String in
            guard let node = element.placed.element.source.node, node.kind == "tabBar" else { return "" }
            return "\(node.path) \(element.screen)"
        }
        let bottom = scene.audited.first?.placed.frame.maxY ?? 0
        let handmade = scene.cells.compactMap { cells -> [OutlineElement]? in
            let tabs = cells.filter { $0.isControl && $0.stops.count == 1 && !$0.isSystemButton }
            guard tabs.count == cells.count, cells.count > count,
                tabs.allSatisfy({ tab in
                    tab.texts.count == 1 && tab.symbols.count == 1 && tab.placed.frame.minY > lowest * bottom
                        && abs(tab.placed.frame.minY - tabs[0].placed.frame.minY) < 1
                })
            else { return nil }
            return tabs.compactMap(\.stops.first)
        }
        let all = bars.filter { !$0.key.isEmpty }.sorted { $0.key < $1.key }.map(\.value) + handmade
        return all.compactMap { items -> SemanticsFinding? in
            let tabs = items.filter { $0.placed.symbolNames.count == 1 && $0.label != nil }
            let symbols = tabs.map { tab in
                tab.placed.symbolNames[0].split(separator: ".").filter { $0 != "fill" }.joined(separator: ".")
            }
            guard tabs.count >= count, Set(symbols).count == tabs.count - 1,
                Set(tabs.compactMap(\.label)).count == tabs.count,
                let index = symbols.indices.first(where: { symbols[..<$0].contains(symbols[$0]) }),
                let name = tabs[index].label
            else { return nil }
            return SemanticsFinding(
                SemanticsProblem(kind: .sameSymbol(symbols[index]), name: name), at: tabs[index].placed)
        }
    }
}
