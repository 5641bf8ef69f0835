import VitrineGeometry
import VitrineLayout
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// The effects that transitions are made of.
struct TransitionEffects: Sendable {
    /// `true` where lines run from the right, so that the leading edge is the right one.
    let isMirrored: Bool

    /// The transitions that a word stands for.
    var words: [(String, TransitionSpec)] {
        [
            ("opacity", .opacity), ("scale", TransitionSpec(Self.effect { $0.scale = 0 })),
            ("slide", slide), ("blurReplace", Self.blurReplace), ("identity", TransitionSpec(.identity)),
        ]
    }

    /// The keys of transitions with parameters.
    var fields: [Field<TransitionSpec>] {
        [
            field("opacity", .opacity, "the opacity before and after, 0 to 1") { value in
                TransitionSpec(Self.effect { $0.opacity = value })
            },
            field("scale", Self.scale, "a factor, or `{ factor, anchor }`") { TransitionSpec($0) },
            field("offset", Codec<Point>.offset, "points to the right and down") { value in
                TransitionSpec(Self.effect { $0.offset = value })
            },
            field("move", .cases(.edge), "the edge over which it comes and goes") { [self] edge in
                TransitionSpec(Self.effect { $0.shift = shift(to: edge) })
            },
            field("push", .cases(.edge), "the edge that it comes from; it goes over the other one") {
                [self] edge in push(from: edge)
            },
            field("blur", .number(0...1000), "the blur before and after, as the modifier has it") { value in
                TransitionSpec(Self.effect { $0.blur = value })
            },
            field("zoom", .zoom, "the `matchedTransitionSource` that it grows out of") { zoom in
                TransitionSpec(
                    Self.effect {
                        $0.zoom = zoom
                        $0.zoomed = 1
                    })
            },
        ]
    }

    private func field<Value>(
        _ name: String, _ codec: Codec<Value>, _ summary: String,
        _ transition: @escaping @Sendable (Value) -> TransitionSpec
    ) -> Field<TransitionSpec> {
        Field(name, codec, summary) { $0 = TransitionSpec.combined([$0, transition($1)]) }
    }

    private static func effect(_ change: (inout TransitionEffect) -> Void) -> TransitionEffect {
        var effect = TransitionEffect()
        change(&effect)
        return effect
    }

    private static let factor = Codec<Double>.number(0...100)

    private static let scale = Codec<TransitionEffect>.either(
        factor.map { factor in effect { $0.scale = factor } }, when: \.isNumber,
        or: .record(
            .scale, from: effect { $0.scale = 0 },
            [
                Field("factor", factor, "the factor before and after. Default: 0") { $0.scale = $1 },
                Field("anchor", .anchor, "the point that stays. Default: `center`") { $0.anchor = $1 },
            ]))

    /// Returns the way, in parts of its own size, by which something leaves its frame over an edge.
    private func shift(to edge: Edge) -> Point {
        let leading = isMirrored ? 1.0 : -1.0
        return switch edge {
        case .top: Point(0, -1)
        case .bottom: Point(0, 1)
        case .leading: Point(leading, 0)
        case .trailing: Point(-leading, 0)
        }
    }

    private func push(from edge: Edge) -> TransitionSpec {
        let shift = shift(to: edge)
        return TransitionSpec(
            Self.effect {
                $0.shift = shift
                $0.opacity = 0
            },
            removal: Self.effect {
                $0.shift = Point(-shift.x, -shift.y)
                $0.opacity = 0
            })
    }

    private var slide: TransitionSpec {
        TransitionSpec(
            Self.effect { $0.shift = shift(to: .leading) },
            removal: Self.effect { $0.shift = shift(to: .trailing) })
    }

    /// SwiftUI's documentation gives no numbers for it; these are ours.
    private static let blurReplace = TransitionSpec(
        effect {
            $0.opacity = 0
            $0.scale = 0.9
            $0.blur = 10
        })
}
