import VitrinePixels

/// An explanation of the differences between a picture and its golden, found by comparing the manifests of
/// both and relating their differences to the pixels that differ.
package struct DiffExplanation {
    /// The origin of a picture apart from its manifest.
    package struct Provenance: Hashable, Sendable {
        package var renderer: String
        package var options: String

        package init(renderer: String, options: String) {
            self.renderer = renderer
            self.options = options
        }
    }

    private let old: SceneManifest
    private let new: SceneManifest
    private let provenance: (old: Provenance, new: Provenance)
    private let difference: SceneDifference
    /// The places in the new scene that have a cause at or below them.
    private let origins: [(path: ScenePath, cause: Cause)]
    private let changed: [ChangedNode]
    private let names: NodeNames
    private static let nodeLimit = 6
    private static let changeLimit = 8

    package init(
        old: SceneManifest, new: SceneManifest, oldProvenance oldMaking: Provenance,
        newProvenance newMaking: Provenance
    ) {
        let (old, new) = (old.comparable(with: new), new.comparable(with: old))
        (self.old, self.new) = (old, new)
        provenance = (oldMaking, newMaking)
        difference = SceneDifference(old.texts, new.texts)
        names = NodeNames(new)
        origins = Self.origins(old, new: new, difference: difference, words: names)
        changed = ChangedNode.all(old, new, difference)
    }

    /// Returns the cause of each region, in order. Regions are in device pixels.
    package func causes(of regions: [PixelRect]) -> [RegionCause] { regions.map { explained($0).cause } }

    /// Returns the cause of each region, in order, and where a region has several, the share of each.
    ///
    /// - Parameters:
    ///   - regions: The regions, in device pixels.
    ///   - difference: The pixels of both pictures.
    package func causes(
        of regions: [DifferenceRegion], in difference: PixelDifference
    ) -> [RegionCause] {
        regions.map { region in
            var (cause, places) = explained(region.box)
            if cause.causes.count > 1 { cause.shares = difference.shares(of: places, in: region) }
            return cause
        }
    }

    /// Returns the causes for which nodes move in another way: of each the closest ones.
    ///
    /// - Parameter nodes: The paths of the nodes; empty for all that has changed in the scene.
    package func causes(ofNodes nodes: [String]) -> [Cause] {
        var found: [Cause] = []
        let near =
            nodes.isEmpty
            ? origins.map(\.cause) : nodes.flatMap { causes(for: ChangedNode.place(of: $0, new)) }
        for cause in near where !found.contains(cause) { found.append(cause) }
        return found.isEmpty ? [causeOutsideScene()] : found
    }

    /// Returns the cause of a region, and for each of its causes the areas of the nodes that changed for it.
    private func explained(_ region: PixelRect) -> (cause: RegionCause, places: [[PixelRect]]) {
        var overlapping = changed.filter { !$0.bounds.intersection(region).isEmpty }
        // The effect of glass reaches beyond the area that is painted, so that the closest node counts.
        if overlapping.isEmpty, let nearest = changed.min(by: { $0.gap(to: region) < $1.gap(to: region) }) {
            overlapping = [nearest]
        }
        guard !overlapping.isEmpty else { return (unchanged(in: region), []) }
        // The smallest first, because the background of a screen is painted everywhere.
        overlapping.sort { ($0.area, $0.source) < ($1.area, $1.source) }
        var places: [Cause: [PixelRect]] = [:]
        var order: [Cause] = []
        for source in overlapping {
            for cause in causes(for: source.place) {
                if places[cause] == nil { order.append(cause) }
                places[cause, default: []].append(source.bounds)
            }
        }
        let sorted = order.enumerated().sorted {
            (-(places[$0.element]?.count ?? 0), $0.offset) < (-(places[$1.element]?.count ?? 0), $1.offset)
        }.map(\.element)
        let nodes = overlapping.prefix(Self.nodeLimit).map { source in
            RegionCause.Node(
                source: source.source, name: names.name(of: source.place),
                changes: Array(source.changes.prefix(Self.changeLimit)))
        }
        let cause = RegionCause(
            causes: sorted.isEmpty ? [causeOutsideScene()] : sorted, nodes: nodes)
        return (cause, sorted.map { places[$0] ?? [] })
    }

    /// Returns the causes closest to a node in the tree of the scene.
    private func causes(for place: ScenePath) -> [Cause] {
        let near = origins.map { ($0.path.distance(to: place), $0.cause) }
        guard let nearest = near.map(\.0).min() else { return [] }
        var found: [Cause] = []
        for (distance, cause) in near where distance == nearest && !found.contains(cause) {
            found.append(cause)
        }
        return found
    }

    /// Returns the cause for a region in which nothing changed on the way to pixels.
    private func unchanged(in region: PixelRect) -> RegionCause {
        let nodes = new.nodes(paintingIn: region).map { node in
            RegionCause.Node(
                source: node.source, name: names.name(of: ChangedNode.place(of: node.source, new)),
                changes: [])
        }
        return RegionCause(causes: [causeOutsideScene()], nodes: nodes)
    }

    /// Returns the cause if the scene is unchanged.
    private func causeOutsideScene() -> Cause {
        if provenance.old.options != provenance.new.options {
            return Cause(.options, "", old: provenance.old.options, new: provenance.new.options)
        }
        // All that the renderer changes has one cause, whichever stage it is that differs.
        return Cause(.renderer, "", old: provenance.old.renderer, new: provenance.new.renderer)
    }

    // MARK: Changes in the scene

    private static func origins(
        _ old: SceneManifest, new: SceneManifest, difference: SceneDifference, words: NodeNames
    ) -> [(path: ScenePath, cause: Cause)] {
        let names = Dictionary(new.ids.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        var found = difference.changes.map { change in
            var cause = change.cause
            cause.subject = shown(change.path, names)
            if !cause.subject.hasPrefix("#") { cause.name = words.name(of: change.path) }
            return (change.path, cause)
        }
        let tokens = ChangedTokens(old.tokens, new.tokens)
        let files = Set(old.files.keys).union(new.files.keys).filter { old.files[$0] != new.files[$0] }
            .sorted()
        for text in new.texts {
            for cause in tokens.causes(of: text.text) { found.append((ScenePath(text.path), cause)) }
            for file in files
            where text.text == file || (!text.text.isEmpty && file.hasPrefix(text.text + "/")) {
                found.append(
                    (ScenePath(text.path), Cause(.file, file, old: old.files[file], new: new.files[file])))
            }
        }
        found += ComponentUses(new).origins(of: found)
        if found.isEmpty {
            found += files.map {
                (ScenePath(""), Cause(.file, $0, old: old.files[$0], new: new.files[$0]))
            }
            found += tokens.all.map { (ScenePath(""), $0) }
        }
        return found
    }

    /// Returns a path for users, beginning at the closest id.
    private static func shown(_ path: ScenePath, _ names: [String: String]) -> String {
        for count in stride(from: path.parts.count, to: 0, by: -1) {
            guard let name = names[ScenePath(path.parts.prefix(count)).text] else { continue }
            let rest = ScenePath(path.parts.dropFirst(count)).text
            return name + (rest.isEmpty || rest.hasPrefix("[") ? rest : ".\(rest)")
        }
        return path.text
    }
}

extension SceneManifest.Item {
    /// The area in which the item may paint.
    var pixels: PixelRect {
        guard bounds.count == 4 else { return PixelRect(width: 0, height: 0) }
        return PixelRect(x0: bounds[0], y0: bounds[1], x1: bounds[2], y1: bounds[3])
    }
}
