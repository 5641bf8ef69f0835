import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrineJSON
import VitrinePixels

/// One item of a display list, summarised for explaining changes in a picture: its source, the pixels that it
/// may paint, and its properties in flat form.
public struct ItemSummary: Hashable, Sendable {
    /// The node of the scene that the item came from.
    public var source: String
    /// `fill`, `shadow`, `glyphs`, `backdrop`, `glass`, `progressiveBlur`, `adaptive` or `group`.
    public var kind: String
    /// The device pixels outside of which the item paints nothing; empty if it paints nothing at all.
    public var bounds: PixelRect
    /// The item's properties in the JSON of the display list, as text by path, such as
    /// `bodies[0].optics.frost`.
    ///
    /// The items of a group are excluded, as they have summaries of their own. So do the parts of a surface,
    /// which has no summary itself.
    public var properties: [String: String]

    public init(source: String, kind: String, bounds: PixelRect, properties: [String: String]) {
        self.source = source
        self.kind = kind
        self.bounds = bounds
        self.properties = properties
    }
}

extension DisplayList {
    /// Returns summaries of all items in painter's order, at most `limit`, with groups before their items and
    /// surfaces replaced by their parts, so that display lists of any age can be compared.
    public func summaries(limit: Int = 20_000) -> [ItemSummary] {
        var found: [ItemSummary] = []
        let canvas = PixelRect(
            width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)))
        collect(items, transform: .scale(scale, scale), limits: canvas, count: limit, into: &found)
        return found
    }

    private func collect(
        _ items: [DisplayItem], transform: Affine, limits: PixelRect, count: Int,
        into found: inout [ItemSummary]
    ) {
        for item in items where found.count < count {
            if case .surface(let surface) = item.content {
                collect(
                    surface.parts(from: item.source), transform: transform, limits: limits, count: count,
                    into: &found)
                continue
            }
            let box = ContentBounds.of([item], transform).map { PixelRect(covering: $0, within: limits) }
            let bounds = box.flatMap { $0.isEmpty ? nil : $0 } ?? PixelRect(width: 0, height: 0)
            var members = DisplayListPrinter(showsSources: false).members(of: item)
            var kind = "item"
            if case .string(let name)? = members.removeValue(forKey: "kind") { kind = name }
            for key in ["items", "light", "dark"] where members[key]?.isArray == true { members[key] = nil }
            if case .object(var mask)? = members["mask"] {
                mask["items"] = nil
                members["mask"] = .object(mask)
            }
            var properties: [String: String] = [:]
            JSONValue.object(members).flatten(into: &properties)
            found.append(
                ItemSummary(source: item.source, kind: kind, bounds: bounds, properties: properties))
            switch item.content {
            case .group(let group):
                let inner = group.transform.then(transform)
                collect(group.items, transform: inner, limits: limits, count: count, into: &found)
                if let mask = group.mask {
                    collect(mask.items, transform: inner, limits: limits, count: count, into: &found)
                }
            case .adaptive(let content):
                collect(content.light, transform: transform, limits: limits, count: count, into: &found)
                collect(content.dark, transform: transform, limits: limits, count: count, into: &found)
            case .projected(let content):
                let start = found.count
                let everywhere = PixelRect(x0: -1 << 30, y0: -1 << 30, x1: 1 << 30, y1: 1 << 30)
                collect(content.items, transform: .identity, limits: everywhere, count: count, into: &found)
                for index in start..<found.count {
                    found[index].bounds = Self.image(
                        of: found[index].bounds, content.map.then(transform), within: limits)
                }
            default: break
            }
        }
    }

    /// Returns the pixels in which whole points show in perspective.
    private static func image(of box: PixelRect, _ map: Homography, within limits: PixelRect) -> PixelRect {
        let none = PixelRect(width: 0, height: 0)
        let points = Rect(
            minX: Double(box.x0), minY: Double(box.y0), maxX: Double(box.x1), maxY: Double(box.y1))
        guard !box.isEmpty, let image = ProjectionPlan.bounds(of: points, map) else { return none }
        let seen = PixelRect(covering: image, within: limits)
        return seen.isEmpty ? none : seen
    }
}

extension JSONValue {
    fileprivate var isArray: Bool {
        if case .array = self { true } else { false }
    }

    /// Collects the leaves by their paths. Short lists of numbers stay one text; long texts are truncated and
    /// marked with a hash.
    fileprivate func flatten(_ path: String = "", into leaves: inout [String: String]) {
        switch self {
        case .string(let text):
            leaves[path] =
                text.utf8.count <= 96 ? text : "\(text.prefix(64))... \(FNV1a64.digits(text.utf8))"
        case .number(let value): leaves[path] = PrintedText.number(value, decimals: 4)
        case .null: leaves[path] = "null"
        case .bool(let flag): leaves[path] = flag ? "true" : "false"
        case .array(let elements):
            let numbers = elements.compactMap { element -> Double? in
                if case .number(let value) = element { value } else { nil }
            }
            if numbers.count == elements.count, numbers.count <= 8 {
                leaves[path] = PrintedText.numbers(numbers)
            } else {
                for (index, element) in elements.enumerated() {
                    element.flatten("\(path)[\(index)]", into: &leaves)
                }
            }
        case .object(let members):
            for (key, member) in members {
                member.flatten(path.isEmpty ? key : "\(path).\(key)", into: &leaves)
            }
        }
    }
}
