import VitrineGeometry
import VitrineJSON
import VitrineMotion
import VitrineSceneFormat
import VitrineSource

/// The way of a finger with a node, until it lets go.
struct DragSpec: Sendable {
    /// The id of the node, with its place.
    var node = ""
    var nodeMark = SourceMark.start
    /// The points of the way, with the seconds since the finger was put down.
    var path: [(time: Double, way: Point)] = []
    /// The states that letting go changes.
    var release: [Int: Int] = [:]
    /// Where the node goes when it is let go, from its place.
    var target = Point.zero

    /// The seconds from the start of the way to its end.
    var duration: Double { path.last?.time ?? 0 }

    /// Returns the drag from a time on.
    func drag(at time: Double, by animation: Animation?) -> MotionDrag {
        MotionDrag(
            of: node,
            along: path.map { MotionDrag.Point(time: time + $0.time, way: [$0.way.x, $0.way.y]) },
            to: [target.x, target.y], by: animation)
    }

    /// The maximum number of points.
    static let countLimit = 1000

    static let codec = Codec<DragSpec>.record(
        .drag, from: DragSpec(),
        [
            Field(
                "node", Codec<String>.word("the id of a node").withSource, required: true,
                "the id of the node that follows the finger"
            ) { ($0.node, $0.nodeMark) = ($1.value, $1.source.mark) },
            Field("path", path, required: true, "the way: `[[0, [0, 0]], [0.3, [0, 240]]]`") { $0.path = $1 },
            Field("release", ScriptSpec.changes, "the new values of states as it lets go") {
                $0.release = $1
            },
            Field("to", pair, "where the node goes then, from its place. Default: `[0, 0]`") {
                $0.target = $1
            },
        ])

    private static let coordinate = Codec<Double>.number(-10_000...10_000)
    private static let numbers = Codec<[Double]>.list(
        of: coordinate, count: 2...2, expected: "points to the right and down", example: "[0, 240]")
    private static let pair = numbers.map { Point($0[0], $0[1]) }

    /// A way, whose times grow.
    private static let path = Codec<[(time: Double, way: Point)]>(
        points.schema, expected: points.expected
    ) { value, reader in
        guard let path = points.read(value, reader) else { return nil }
        for (index, (point, before)) in zip(path.dropFirst(), path).enumerated()
        where point.time <= before.time {
            guard case .sequence(let values) = value.content else { return nil }
            reader.report(
                .outOfRange(
                    PrintedText.number(point.time),
                    allowed: "more than \(PrintedText.number(before.time)), the time of the point before"),
                at: values[index + 1].mark)
            return nil
        }
        return path
    }

    private static let points = Codec<[(time: Double, way: Point)]>.list(
        of: point, count: 2...countLimit, expected: "a way", example: "[[0, [0, 0]], [0.3, [0, 240]]]")

    private static let point = Codec<(time: Double, way: Point)>(
        .array(.anyOf([.number(), numbers.schema]), minimum: 2, maximum: 2), expected: .dragPoint
    ) { value, reader in
        guard case .sequence(let parts) = value.content, parts.count == 2 else {
            return reader.mismatch(value, expected: .dragPoint)
        }
        guard let time = Codec<Double>.number(0...3600, expected: .seconds).read(parts[0], reader),
            let way = pair.read(parts[1], reader)
        else { return nil }
        return (time, way)
    }
}

extension Noun {
    static let drag = Noun("a drag", example: "`{ node: card, path: [[0, [0, 0]], [0.3, [0, 240]]] }`")
    static let dragPoint = Noun("a time and a way", example: "`[0.3, [0, 240]]`")
}
