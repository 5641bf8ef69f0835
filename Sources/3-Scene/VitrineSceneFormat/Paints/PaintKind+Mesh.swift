import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineSource
import VitrineStyle

extension PaintKind {
    static let meshGradient = PaintKind(
        name: "meshGradient",
        codec: Codec(parts.schema, expected: Noun("a mesh gradient", .gradient)) { value, reader in
            parts.read(value, reader).flatMap { $0.spec(value, reader) }.map { .mesh($0) }
        })

    private static let count = Codec<Int>.integer(2...64)

    private static let parts = Codec<MeshFields>.record(
        Noun("a mesh gradient", .gradient), from: MeshFields(),
        [
            Field("width", count, required: true, "vertices across") { $0.width = $1 },
            Field("height", count, required: true, "vertices down") { $0.height = $1 },
            Field(
                "points",
                .list(of: .meshVertex, count: 0...4096, example: "[[0, 0], [1, 0], [0, 1], [1, 1]]"),
                "positions. Default: a regular grid"
            ) { $0.points = $1 },
            Field(
                "colors", .list(of: .color, count: 0...4096, example: "[red, yellow, green, blue]"),
                required: true, "a colour for each vertex"
            ) { $0.colors = $1 },
            Field(
                "smooths", .bool, "blends colours smoothly across vertices, without a crease. Default: true"
            ) {
                $0.smooths = $1
            },
            Field(
                "in",
                .choice(
                    "a space to interpolate in",
                    [("srgb", .srgb), ("linear", .linear), ("oklab", GradientSpace.oklab)]),
                "srgb, linear or oklab. Default: srgb"
            ) {
                $0.space = $1
            },
        ])
}

private struct MeshFields: Sendable {
    var width: Int?
    var height: Int?
    var points: [MeshGradient.Vertex]?
    var colors: [Color]?
    var smooths = true
    var space = GradientSpace.srgb

    func spec(_ value: SceneValue, _ reader: SceneReader) -> MeshSpec? {
        guard let width, let height, let colors else { return nil }
        for (what, count) in [("colors", colors.count), ("points", points?.count ?? width * height)]
        where count != width * height {
            reader.report(
                .wrongCount(
                    noun: what, count: count, needed: width * height,
                    reason: "\(width) across, \(height) down"),
                at: value.entry(what)?.keyMark ?? value.mark)
            return nil
        }
        let vertices = colors.enumerated().map { index, color in
            var vertex =
                points?[index]
                ?? MeshGradient.Vertex(
                    Point(
                        Double(index % width) / Double(width - 1),
                        Double(index / width) / Double(height - 1)), color)
            vertex.color = color
            return vertex
        }
        return MeshSpec(columns: width, vertices: vertices, smoothsColors: smooths, space: space)
    }
}

extension Codec where Value == MeshGradient.Vertex {
    /// `[x, y]`, or `{ position, leading, top, trailing, bottom }` with the control points of the sides; the
    /// colours are in a list of their own.
    static let meshVertex = either(
        Codec<Point>.pair.map { MeshGradient.Vertex($0, .clear) }, when: \.isSequence,
        or: .record(
            "a mesh point", from: MeshGradient.Vertex(.zero, .clear),
            [
                Field("position", Codec<Point>.pair, required: true, "the position of the vertex") {
                    $0.position = $1
                },
                Field("leading", Codec<Point>.pair, "the control point toward the vertex before") {
                    $0.leading = $1
                },
                Field("top", Codec<Point>.pair, "the control point toward the vertex above") { $0.top = $1 },
                Field("trailing", Codec<Point>.pair, "the control point toward the next vertex") {
                    $0.trailing = $1
                },
                Field("bottom", Codec<Point>.pair, "the control point toward the vertex below") {
                    $0.bottom = $1
                },
            ]))
}
