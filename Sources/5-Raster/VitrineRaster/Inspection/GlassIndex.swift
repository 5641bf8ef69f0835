import VitrineDisplayList

/// All glass of a display list by name. Glass in masks is left out, because it shows no light.
struct GlassIndex {
    /// The location of a glass.
    struct Entry {
        /// The paths to it: two if it is in both lists of adaptive content.
        var ways: [[GlassStep]]
        /// The source of the bodies that the name refers to, or `nil` for all.
        var body: String?
    }

    /// The names of the glasses, in painter's order.
    private(set) var glasses: [String] = []
    /// The names of the glasses, and of bodies where several are in one glass.
    private(set) var names: [String] = []
    private var entries: [String: Entry] = [:]

    init(_ list: DisplayList) {
        var counts: [String: Int] = [:]
        collect(list.items, [], &counts)
    }

    subscript(name: String) -> Entry? { entries[Self.plain(name)] }

    /// Returns the name of a node without the mark that distinguishes an id from a position.
    static func plain(_ source: String) -> String {
        source.hasPrefix("#") ? String(source.dropFirst()) : source
    }

    private mutating func collect(_ items: [DisplayItem], _ way: [GlassStep], _ counts: inout [String: Int]) {
        for (index, item) in items.enumerated() {
            switch item.content {
            case .glass(let glass):
                let here = way + [GlassStep(index: index)]
                if let name = add(item.source, here, body: nil, &counts) { glasses.append(name) }
                var bodies: Set<String> = [item.source, ""]
                for body in glass.bodies where bodies.insert(body.source).inserted {
                    _ = add(body.source, here, body: body.source, &counts)
                }
            case .group(let group): collect(group.items, way + [GlassStep(index: index)], &counts)
            case .adaptive(let content):
                // Only one of the two lists is painted, so a name in both refers to the same thing.
                var others = counts
                collect(content.light, way + [GlassStep(index: index, branch: .light)], &counts)
                collect(content.dark, way + [GlassStep(index: index, branch: .dark)], &others)
                counts.merge(others) { max($0, $1) }
            // Glass in perspective has no debug view: its pixels are not those of the canvas.
            case .fill, .shadow, .glyphs, .backdrop, .surface, .progressiveBlur, .projected: break
            }
        }
    }

    /// Adds a path and returns its name if that is new. If several things share a name, the later ones are
    /// numbered.
    private mutating func add(
        _ source: String, _ way: [GlassStep], body: String?, _ counts: inout [String: Int]
    ) -> String? {
        let plain = Self.plain(source)
        let number = counts[plain, default: 0] + 1
        counts[plain] = number
        let name = number == 1 ? plain : "\(plain)(\(number))"
        if entries[name] != nil {
            entries[name]?.ways.append(way)
            return nil
        }
        entries[name] = Entry(ways: [way], body: body)
        names.append(name)
        return name
    }
}
