import VitrinePixels

/// A node whose part of the display list differs, or exists in only one picture.
struct ChangedNode {
    /// The name of the node in the new display list.
    let source: String
    /// The path of the node in the new scene.
    let place: ScenePath
    /// The area in which the node paints or painted.
    let bounds: PixelRect
    let changes: [RegionCause.Node.Change]

    var area: Int { bounds.width * bounds.height }

    /// Returns the distance to a region, in pixels.
    func gap(to region: PixelRect) -> Int {
        let x = max(bounds.x0 - region.x1, region.x0 - bounds.x1, 0)
        let y = max(bounds.y0 - region.y1, region.y0 - bounds.y1, 0)
        return x + y
    }

    static func all(
        _ old: SceneManifest, _ new: SceneManifest, _ difference: SceneDifference
    ) -> [ChangedNode] {
        var order: [String] = []
        var before: [String: [SceneManifest.Item]] = [:]
        var after: [String: [SceneManifest.Item]] = [:]
        let names = Dictionary(new.ids.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        for item in old.items {
            let source = moved(item.source, old: old, difference: difference, names: names)
            if before[source] == nil { order.append(source) }
            before[source, default: []].append(item)
        }
        for item in new.items {
            if before[item.source] == nil, after[item.source] == nil { order.append(item.source) }
            after[item.source, default: []].append(item)
        }
        let nodes = (properties(of: old), properties(of: new))
        return order.compactMap { source in
            make(
                source, place: place(of: source, new), before[source] ?? [], after[source] ?? [],
                nodes: (nodes.0[source] ?? [:], nodes.1[source] ?? [:]))
        }
    }

    private static func make(
        _ source: String, place: ScenePath, _ old: [SceneManifest.Item], _ new: [SceneManifest.Item],
        nodes: (old: [String: String], new: [String: String])
    ) -> ChangedNode? {
        var bounds: PixelRect?
        var changes: [RegionCause.Node.Change] = []
        func take(_ box: PixelRect) {
            guard !box.isEmpty else { return }
            guard let known = bounds else { return bounds = box }
            bounds = PixelRect(
                x0: min(known.x0, box.x0), y0: min(known.y0, box.y0), x1: max(known.x1, box.x1),
                y1: max(known.y1, box.y1))
        }
        for index in 0..<max(old.count, new.count) {
            let (a, b) = (index < old.count ? old[index] : nil, index < new.count ? new[index] : nil)
            guard a != b else { continue }
            if let a { take(a.pixels) }
            if let b { take(b.pixels) }
            guard let a, let b, a.kind == b.kind else {
                changes.append(.init(property: "painted", old: a?.kind, new: b?.kind))
                continue
            }
            changes += differences(a.properties, b.properties, prefix: "\(b.kind).")
        }
        guard let bounds else { return nil }
        // Changes in the input of a node explain more than changes in its output.
        let given = differences(nodes.old, nodes.new, prefix: "")
        return ChangedNode(source: source, place: place, bounds: bounds, changes: given + changes)
    }

    private static func differences(
        _ old: [String: String], _ new: [String: String], prefix: String
    ) -> [RegionCause.Node.Change] {
        Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted().map {
            .init(property: prefix + $0, old: old[$0], new: new[$0])
        }
    }

    private static func properties(of explanation: SceneManifest) -> [String: [String: String]] {
        Dictionary(
            explanation.nodes.map { ($0.source, $0.properties) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the path of a source in its scene, looking up ids.
    static func place(of source: String, _ explanation: SceneManifest) -> ScenePath {
        guard source.hasPrefix("#") else { return ScenePath(source) }
        let name = source.prefix { $0 != "." && $0 != "[" }
        return ScenePath((explanation.ids[String(name)] ?? String(name)) + source.dropFirst(name.count))
    }

    /// Returns the name in the new scene of a source in the old one.
    private static func moved(
        _ source: String, old: SceneManifest, difference: SceneDifference, names: [String: String]
    ) -> String {
        if source.hasPrefix("#") { return source }
        let path = difference.moved(ScenePath(source))
        return names[path.text] ?? path.text
    }
}
