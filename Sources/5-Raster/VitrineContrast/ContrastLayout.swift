import VitrineDisplayList
import VitrineGeometry
import VitrineRaster

/// Where the characters of subjects are, and which subjects can be measured in one painting.
///
/// Two subjects cannot if one is on the other, or if what is behind one is made from pixels of the other.
/// What keeps its backdrop, as glass does, is made from the picture with all subjects.
struct ContrastLayout {
    /// The boxes of the characters of each subject, in the canvas' points.
    private(set) var boxes: [[Rect]]
    /// The number of the painting in which each subject is measured.
    private(set) var passes: [Int]

    /// The largest number of paintings, each a bit of `UInt8`. Subjects that would need more are measured in
    /// the last one.
    static let passLimit = 8

    private let subjects: [Int: Int]
    /// Device pixels per point.
    private let scale: Double
    /// The pixels that pictures of each subject may differ in, in the canvas' points.
    private var bounds: [Rect?]
    /// What reads the pixels beneath it: its box, and the paintings in which what lies on it cannot be
    /// measured, a bit each.
    private var effects: [(box: Rect, taken: UInt8)] = []
    private var order: [Int] = []

    /// - Parameters:
    ///   - items: The items of a list.
    ///   - subjects: The subject of each item that is measured, by its number.
    ///   - count: The number of subjects.
    ///   - scale: Device pixels per point.
    init(_ items: [DisplayItem], subjects: [Int: Int], count: Int, scale: Double) {
        self.subjects = subjects
        self.scale = scale
        boxes = Array(repeating: [], count: count)
        passes = Array(repeating: 0, count: count)
        bounds = Array(repeating: nil, count: count)
        var numbering = DisplayItemNumbering()
        visit(items, .identity, &numbering, keepsBackdrops: true)
    }

    /// Returns the box of all characters of a subject, in the canvas' points; `nil` if it has none.
    func box(of subject: Int) -> Rect? {
        boxes[subject].first.map { first in boxes[subject].reduce(first) { $0.union($1) } }
    }

    private mutating func visit(
        _ items: [DisplayItem], _ map: Affine?, _ numbering: inout DisplayItemNumbering, keepsBackdrops: Bool
    ) {
        for item in items {
            let number = numbering.number()
            let isKept = keepsBackdrops && item.content.hidesBackdrop
            switch item.content {
            case .glyphs(let run, _):
                if let map {
                    note(run.boxes.map(map.apply), of: number, margin: ContrastPainting.margin * map.maxScale)
                }
            case .fill(let area, _):
                if let map { note([area.conservativeBounds].compactMap { $0 }.map(map.apply), of: number) }
            case .surface(let surface):
                if let map {
                    note([surface.area.conservativeBounds].compactMap { $0 }.map(map.apply), of: number)
                }
                if let filter = surface.backdrop, !isKept { note(filter.reach, surface.area, map) }
            case .backdrop(let area, let filter): if !isKept { note(filter.reach, area, map) }
            case .progressiveBlur(let area, let blur):
                note(3 * max(blur.startSigma, blur.endSigma), area, map)
            case .glass(let glass):
                if isKept { continue }
                note(glass.backdropReach, Area(glass.bodies.map { .init(.union, .fill($0.shape)) }), map)
            case .adaptive(let content):
                if !isKept { note(0, content.area, map) }
                var (light, dark) = (self, self)
                numbering.either(
                    { light.visit(content.light, map, &$0, keepsBackdrops: keepsBackdrops) },
                    { dark.visit(content.dark, map, &$0, keepsBackdrops: keepsBackdrops) })
                merge(light, dark)
            case .projected(let content): visit(content.items, nil, &numbering, keepsBackdrops: false)
            case .group(let group):
                let inner = group.isUnreadable ? nil : map.map { group.transform.then($0) }
                visit(
                    group.items, inner, &numbering,
                    keepsBackdrops: keepsBackdrops && group.isPictureOfItems)
            case .shadow: break
            }
        }
    }

    /// Takes over what was found in both contents of an adaptive item.
    private mutating func merge(_ light: ContrastLayout, _ dark: ContrastLayout) {
        let earlier = Set(order)
        self = light
        for subject in dark.order where !light.order.contains(subject) || earlier.contains(subject) {
            boxes[subject] = dark.boxes[subject]
            if bounds[subject] == nil { passes[subject] = dark.passes[subject] }
            bounds[subject] = dark.bounds[subject]
            if !order.contains(subject) { order.append(subject) }
        }
        effects += dark.effects.dropFirst(light.effects.count)
    }

    /// - Parameter margin: How far beyond its characters a subject is painted all over.
    private mutating func note(_ found: [Rect], of number: Int, margin: Double = 0) {
        guard let subject = subjects[number], let first = found.first else { return }
        boxes[subject] += found.filter { !boxes[subject].contains($0) }
        let whole = pixels(found.reduce(first) { $0.union($1) }.outset(by: margin))
        var taken: UInt8 = 0
        for other in order where other != subject {
            if let box = bounds[other], box.intersection(whole) != nil { taken |= 1 << UInt8(passes[other]) }
        }
        for effect in effects where effect.box.intersection(whole) != nil { taken |= effect.taken }
        if bounds[subject] == nil { order.append(subject) }
        if bounds[subject] == nil || taken & (1 << UInt8(passes[subject])) != 0 {
            passes[subject] = min((~taken).trailingZeroBitCount, Self.passLimit - 1)
        }
        bounds[subject] = bounds[subject]?.union(whole) ?? whole
    }

    /// Returns the pixels that a rectangle touches.
    private func pixels(_ rect: Rect) -> Rect {
        func first(_ value: Double) -> Double { (value * scale).rounded(.down) / scale }
        func last(_ value: Double) -> Double { (value * scale).rounded(.up) / scale }
        return Rect(
            minX: first(rect.minX), minY: first(rect.minY), maxX: last(rect.maxX), maxY: last(rect.maxY))
    }

    private mutating func note(_ reach: Double, _ area: Area, _ map: Affine?) {
        guard let map, let box = area.conservativeBounds.map(map.apply) else { return }
        let source = pixels(box.outset(by: reach * map.maxScale))
        var taken: UInt8 = 0
        for subject in order {
            if let text = bounds[subject], text.intersection(source) != nil {
                taken |= 1 << UInt8(passes[subject])
            }
        }
        for effect in effects where effect.box.intersection(source) != nil { taken |= effect.taken }
        if taken != 0 { effects.append((pixels(box), taken)) }
    }
}

extension GlyphRun {
    /// The boxes of the glyphs that have outlines.
    fileprivate var boxes: [Rect] {
        guard unitsPerEm > 0 else { return [] }
        let scale = size / unitsPerEm
        return glyphs.compactMap { glyph in
            glyph.outline.bounds.map { Affine.scale(scale, scale).apply($0).offsetBy(glyph.position) }
        }
    }
}

extension DisplayContent {
    /// `true` if nothing of its backdrop can be read through it.
    var hidesBackdrop: Bool {
        switch self {
        case .glass, .adaptive: true
        case .surface(let surface): (surface.backdrop?.sigma ?? 0) > ContrastPainting.readableSigma
        case .backdrop(_, let filter): filter.sigma > ContrastPainting.readableSigma
        case .fill, .glyphs, .shadow, .progressiveBlur, .projected, .group: false
        }
    }
}

extension BackdropFilter {
    /// The distance from which colour comes.
    fileprivate var reach: Double { 3 * sigma }

    /// The greatest sigma of its blurs.
    var sigma: Double { filters.compactMap(\.sigma).max() ?? 0 }
}

extension Group {
    /// `true` if nothing in the group can be read: it is blurred, or not shown.
    var isUnreadable: Bool {
        opacity <= 0 || filters.contains { $0.sigma ?? 0 > ContrastPainting.readableSigma }
    }
}
