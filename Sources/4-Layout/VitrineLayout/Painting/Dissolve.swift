import VitrineDisplayList
import VitrineGeometry
import VitrineStyle

/// What lies between two paintings of one thing.
///
/// Items that both have, of one kind and in one order, become one another: their colours, shapes, places and
/// effects are interpolated. The rest dissolves.
struct Dissolve {
    /// The progress, 0...1.
    let fraction: Double
    let source: ElementSource
    /// `false` if nothing is interpolated, and all dissolves.
    let interpolates: Bool
    /// The sigma of what has not come yet, in points.
    let blur: Double

    /// The maximum number of pairs of items that are compared; longer lists are paired from their ends.
    private static let comparedPairs = 4096

    init(at fraction: Double, from source: ElementSource, interpolates: Bool = true, blur: Double = 0) {
        self.fraction = fraction
        self.source = source
        self.interpolates = interpolates
        self.blur = blur
    }

    /// Returns what lies between two lists of items.
    func items(_ old: [DisplayItem], into new: [DisplayItem]) -> [DisplayItem] {
        if fraction <= 0 { return old }
        if fraction >= 1 || old == new { return new }
        let (old, new) = interpolates ? Self.grouped(old, new) : (old, new)
        var items: [DisplayItem] = []
        var (first, second) = (0, 0)
        for (index, other) in pairs(old, new) + [(old.count, new.count)] {
            items += dissolved(Array(old[first..<index]), into: Array(new[second..<other]))
            if index < old.count, let mixed = item(old[index], into: new[other]) { items.append(mixed) }
            (first, second) = (index + 1, other + 1)
        }
        return items
    }

    /// Returns a cross-dissolve by a weighted sum, of what leaves and what arrives.
    func dissolved(_ old: [DisplayItem], into new: [DisplayItem]) -> [DisplayItem] {
        if old.isEmpty && new.isEmpty { return [] }
        var layers: [Group] = []
        func add(_ items: [DisplayItem], _ presence: Double, _ blendMode: BlendMode = .normal) {
            if items.isEmpty { return }
            layers.append(
                Group(
                    opacity: presence, blendMode: blendMode,
                    filters: blur == 0 ? [] : [.blur(sigma: blur * (1 - presence))], items: items))
        }
        add(old, 1 - fraction)
        add(new, fraction, old.isEmpty ? .normal : .plusLighter)
        let items = layers.map { DisplayItem(source: source.path, .group($0)) }
        if items.count == 1 { return items }
        return [DisplayItem(source: source.path, .group(Group(isIsolated: true, items: items)))]
    }

    /// Returns both lists, one of them as a group of its own where the other is one: what an effect is added
    /// to stays the same under it.
    private static func grouped(
        _ old: [DisplayItem], _ new: [DisplayItem]
    ) -> ([DisplayItem], [DisplayItem]) {
        func only(_ items: [DisplayItem]) -> DisplayItem? {
            if items.count == 1, case .group? = items.first?.content { items.first } else { nil }
        }
        func group(_ items: [DisplayItem], like other: DisplayItem) -> [DisplayItem] {
            [DisplayItem(source: other.source, .group(Group(items: items)))]
        }
        switch (only(old), only(new)) {
        case (let one?, nil) where !new.isEmpty: return (old, group(new, like: one))
        case (nil, let other?) where !old.isEmpty: return (group(old, like: other), new)
        default: return (old, new)
        }
    }

    /// Returns the indices of items that become one another, in their order: such that they are as alike as
    /// can be, all together.
    private func pairs(_ old: [DisplayItem], _ new: [DisplayItem]) -> [(Int, Int)] {
        if !interpolates {
            return Self.equalEnds(old, new) { $0.content == $1.content }
        }
        guard old.count * new.count <= Self.comparedPairs else {
            return Self.equalEnds(old, new) { $0.content.isInterpolatable(to: $1.content) }
        }
        let likeness = old.map { item in new.map { item.likeness(to: $0) } }
        // The greatest sums of pairs from each place on.
        var sums = [[Double]](repeating: [Double](repeating: 0, count: new.count + 1), count: old.count + 1)
        for index in old.indices.reversed() {
            for other in new.indices.reversed() {
                let own = likeness[index][other]
                let paired = own > 0 ? sums[index + 1][other + 1] + own : 0
                sums[index][other] = max(paired, sums[index + 1][other], sums[index][other + 1])
            }
        }
        var pairs: [(Int, Int)] = []
        var (index, other) = (0, 0)
        while index < old.count, other < new.count {
            let own = likeness[index][other]
            if own > 0, sums[index][other] == sums[index + 1][other + 1] + own {
                pairs.append((index, other))
                (index, other) = (index + 1, other + 1)
            } else if sums[index + 1][other] >= sums[index][other + 1] {
                index += 1
            } else {
                other += 1
            }
        }
        return pairs
    }

    /// Returns the indices of items that are alike, from both ends of two lists on.
    private static func equalEnds(
        _ old: [DisplayItem], _ new: [DisplayItem], areAlike: (DisplayItem, DisplayItem) -> Bool
    ) -> [(Int, Int)] {
        let bottom = zip(old, new).prefix { areAlike($0, $1) }.count
        let (upper, later) = (old.dropFirst(bottom), new.dropFirst(bottom))
        let top = zip(upper.reversed(), later.reversed()).prefix { areAlike($0, $1) }.count
        return (0..<bottom).map { ($0, $0) }
            + (0..<top).map { (old.count - top + $0, new.count - top + $0) }
    }

    private func item(_ old: DisplayItem, into new: DisplayItem) -> DisplayItem? {
        content(old.content, into: new.content).map { DisplayItem(source: new.source, $0) }
    }

    /// Returns what lies between two contents; `nil` if nothing does.
    private func content(_ old: DisplayContent, into new: DisplayContent) -> DisplayContent? {
        if old == new { return new }
        func between<Value: Interpolatable>(_ one: Value, _ other: Value) -> Value {
            one.interpolated(to: other, at: fraction)
        }
        switch (old, new) {
        case (.fill(let area, let paint), .fill(let last, let other)):
            return .fill(between(area, last), between(paint, other))
        case (.shadow(let area, let shadow), .shadow(let last, let other)):
            return .shadow(between(area, last), between(shadow, other))
        case (.glyphs(let run, let paint), .glyphs(let last, let other)):
            return .glyphs(between(run, last), between(paint, other))
        case (.backdrop(let area, let filter), .backdrop(let last, let other)):
            return .backdrop(between(area, last), between(filter, other))
        case (.surface(let surface), .surface(let other)): return .surface(between(surface, other))
        case (.glass(let glass), .glass(let other)): return .glass(between(glass, other))
        case (.progressiveBlur(let area, let blur), .progressiveBlur(let last, let other)):
            return .progressiveBlur(between(area, last), between(blur, other))
        case (.adaptive(var content), .adaptive(let other)):
            content.area = between(content.area, other.area)
            content.threshold = between(content.threshold, other.threshold)
            content.light = items(content.light, into: other.light)
            content.dark = items(content.dark, into: other.dark)
            return .adaptive(content)
        case (.projected(var content), .projected(let other)):
            content.items = items(content.items, into: other.items)
            return .projected(content)
        case (.group(let group), .group(let other)):
            var mixed = other
            mixed.transform = between(group.transform, other.transform)
            mixed.opacity = group.opacity.interpolated(to: other.opacity, at: fraction, within: .shares)
            mixed.filters = between(group.filters, other.filters)
            mixed.shadows = between(group.shadows, other.shadows)
            if let clip = group.clip, let last = other.clip { mixed.clip = between(clip, last) }
            mixed.items = items(group.items, into: other.items)
            return .group(mixed)
        default: return nil
        }
    }
}

extension DisplayItem {
    /// Returns how much an item is like another that it may become: 0 if there is nothing between them, and
    /// more for one of the same node, in the same place.
    fileprivate func likeness(to other: DisplayItem) -> Double {
        guard content.isInterpolatable(to: other.content) else { return 0 }
        let node = source == other.source ? 1.0 : 0
        guard let box = content.box, let last = other.content.box else { return 1.5 + node }
        let common = box.intersection(last).map { $0.width * $0.height } ?? 0
        let all = box.width * box.height + last.width * last.height - common
        return 1 + node + (all > 0 ? Self.placeWeight * common / all : 0)
    }

    /// The likeness of what is in the same place, beside that of one kind, which is 1.
    private static let placeWeight = 4.0
}

extension DisplayContent {
    /// The box of what is painted; `nil` where that is not known at once.
    fileprivate var box: Rect? {
        switch self {
        case .fill(let area, _), .shadow(let area, _), .backdrop(let area, _), .progressiveBlur(let area, _):
            area.outerBounds
        case .surface(let surface): surface.area.outerBounds
        case .glyphs(let run, _): run.outerBounds
        case .glass(let glass):
            glass.bodies.dropFirst().reduce(glass.bodies.first?.shape.bounds) { $0?.union($1.shape.bounds) }
        case .adaptive(let content): content.area.outerBounds
        case .projected, .group: nil
        }
    }
}
