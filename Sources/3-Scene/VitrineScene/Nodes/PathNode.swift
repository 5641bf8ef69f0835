import VitrineGeometry
import VitrineJSON
import VitrineLayout
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

package enum PathNode: ShapeNodeKind, Sendable {
    package struct Properties: Equatable, Sendable {
        var path: Path?
        var rule = FillRule.nonZero
        var viewBox: Rect?
    }

    package static let name = "path"
    package static let summary =
        "A shape from SVG path data, in points, or scaled to its frame from a view box."

    private static let fields: [Field<Properties>] = [
        Field("data", .pathData, required: true, "SVG path data") { $0.path = $1 },
        Field("rule", .cases("a fill rule"), "nonzero or evenodd. Default: nonzero") { $0.rule = $1 },
        Field(
            "viewBox", viewBox,
            "[x, y, width, height], or SVG's form: the part of the path's plane that fills the frame"
        ) {
            $0.viewBox = $1
        },
    ]

    private static let sides = Codec<[Double]>.list(of: .length, count: 4...4, expected: .viewBox)

    /// Returns numbers that blanks or commas separate, as SVG's attribute has them, as a list; other values
    /// as they are.
    private static func inBrackets(_ value: SceneValue) -> SceneValue {
        guard case .string(let text) = value.content else { return value }
        let words = text.split { $0.isWhitespace || $0 == "," }.map(String.init)
        let numbers = words.compactMap { word in
            Double(word).map { SceneValue(.number($0, literal: word), at: value.mark) }
        }
        return numbers.count == words.count && !words.isEmpty
            ? SceneValue(.sequence(numbers), at: value.mark) : value
    }

    private static let viewBox = Codec<Rect>(
        .anyOf([sides.schema, .pattern(#"^[\s,]*([-+.0-9eE]+[\s,]*){4}$"#)]), expected: .viewBox
    ) { value, reader in
        guard let list = sides.read(inBrackets(value), reader) else { return nil }
        guard list[2] > 0, list[3] > 0 else {
            reader.report(
                .outOfRange("a view box without area", allowed: "a width and height above 0"), at: value.mark)
            return nil
        }
        return Rect(x: list[0], y: list[1], width: list[2], height: list[3])
    }

    package static let payload = Codec<Properties>.either(
        .record(.path, from: Properties(), fields), when: \.isMapping,
        or: Codec<Path>.pathData.map { Properties(path: $0) })

    package static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        shape(
            .path(payload.path ?? Path(), payload.rule, viewBox: payload.viewBox), &modifiers, context)
    }
}

extension PathNode.Properties: Interpolatable {
    /// Returns `true` for paths of equal structure that are filled alike, in points or both from a view box.
    package func isInterpolatable(to other: Self) -> Bool {
        guard let path, let last = other.path else { return false }
        return rule == other.rule && (viewBox == nil) == (other.viewBox == nil)
            && path.isInterpolatable(to: last)
    }

    package func mixture(with other: Self, at fraction: Double) -> Self {
        guard isInterpolatable(to: other), let path, let last = other.path else {
            return switched(to: other, at: fraction)
        }
        var mixed = self
        mixed.path = path.interpolated(to: last, at: fraction)
        if let viewBox, let box = other.viewBox {
            mixed.viewBox = viewBox.interpolated(to: box, at: fraction)
        }
        return mixed
    }
}

extension PathNode.Properties: MotionText {
    package var motionText: String {
        path.map { "path of \($0.elements.count) elements" } ?? "no path"
    }
}

extension Codec where Value == Path {
    static let pathData = Codec(.pattern(#"^\s*[Mm]"#), expected: "SVG path data") { value, reader in
        guard case .string(let text) = value.content else {
            return reader.mismatch(value, expected: "SVG path data")
        }
        do throws(SVGPathError) {
            return try Path(svg: text)
        } catch {
            reader.report(.invalidPathData(reason: error.message, offset: error.offset), at: value.mark)
            return nil
        }
    }
}

extension Noun {
    package static let viewBox: Noun = "a view box"
}
