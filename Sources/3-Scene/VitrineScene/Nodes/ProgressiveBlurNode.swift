import VitrineColor
import VitrineLayout
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// A blur that increases toward an edge, as under the bars of scroll views.
package enum ProgressiveBlurNode: NodeKind, Sendable {
    package struct Properties: Sendable {
        var line: ProgressiveBlurElement.Line?
        var first = 0.0
        var last = 20.0
        var tint = Color.clear
    }

    package static let name = "progressiveBlur"
    package static let summary = "Blurs what lies behind its frame, more toward an edge or along a line."
    package static let payload = Codec<Properties>.either(
        detailed, when: \.isMapping,
        or: Codec<Edge>.cases(.edge).map { Properties(line: .toward($0)) })
    package static let isVibrant = false

    private static let sigma = Codec<Double>.number(0...1000, expected: "a standard deviation in points")

    private static let parts = Codec<Properties>.record(
        "a progressive blur", from: Properties(),
        [
            Field(
                "edge", .cases(.edge),
                "the edge at which it is strongest: top, leading, bottom or trailing"
            ) {
                $0.line = .toward($1)
            },
            Field("direction", direction, "the start and the end of its growth, instead of `edge`") {
                $0.line = $1
            },
            Field("from", sigma, "the standard deviation where it begins. Default: 0") { $0.first = $1 },
            Field("to", sigma, "the standard deviation where it ends. Default: 20") { $0.last = $1 },
            Field("tint", .color, "a colour over it, as strong as the blur") { $0.tint = $1 },
        ])

    private static let detailed = Codec<Properties>(parts.schema, expected: parts.expected) { value, reader in
        let given = ["edge", "direction"].compactMap { value.entry($0) }
        if given.count != 1 {
            reader.report(
                given.isEmpty
                    ? .missingKey("edge", on: "a progressive blur")
                    : .notAllowed(
                        noun: "direction", on: "a progressive blur with an `edge`",
                        instead: "remove one of them"),
                at: given.last?.keyMark ?? value.mark)
        }
        return parts.read(value, reader)
    }

    private static let direction = Codec<ProgressiveBlurElement.Line>(ends.schema, expected: ends.expected) {
        value, reader in
        guard let read = ends.read(value, reader), let from = read.from, let to = read.to else { return nil }
        guard from != to else {
            reader.report(
                .wrongCount(
                    noun: "ends", count: 1, needed: 2, reason: "a line begins and ends in different places"),
                at: value.mark)
            return nil
        }
        return .between(from, to)
    }

    private struct Ends: Sendable {
        var from: PointSpec?
        var to: PointSpec?
    }

    private static let ends = Codec<Ends>.record(
        "a direction such as `{ from: topLeading, to: bottomTrailing }`", from: Ends(),
        [
            Field("from", .position, required: true, "the position at which the blur begins") {
                $0.from = $1
            },
            Field("to", .position, required: true, "the position at which it ends") { $0.to = $1 },
        ])

    package static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        ProgressiveBlurElement(
            source: context.source, line: payload.line ?? .toward(.bottom), first: payload.first,
            last: payload.last, tint: payload.tint)
    }
}
