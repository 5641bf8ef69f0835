import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineStyle

/// The shapes of a skeleton in a single paint.
struct SkeletonShapes {
    let spec: SkeletonNode.Properties
    let paint: PaintSpec
    let context: BuildContext

    var element: any Element {
        if spec.count == 1 { return form }
        return column(
            spacing: spec.form == .row ? 16 : spec.form == .line ? 10 : 20,
            Array(repeating: form, count: spec.count))
    }

    private var form: any Element {
        switch spec.form {
        case .line: line(share: 1, height: spec.height ?? 14)
        case .text: text(spec.lines, height: spec.height ?? 12)
        case .circle: circle(spec.size ?? 44)
        case .rectangle: box(spec.height ?? 120, radius: spec.cornerRadius ?? 14)
        case .row:
            context.stack(
                .horizontal, spacing: 12,
                [
                    circle(spec.size ?? 44),
                    column(spacing: 8, [line(share: 0.62, height: 14), line(share: 0.88, height: 11)]),
                ])
        case .card:
            column(
                spacing: 14,
                [
                    box(spec.height ?? 120, radius: spec.cornerRadius ?? 14), line(share: 0.55, height: 16),
                    text(2, height: 12),
                ])
        }
    }

    private func column(spacing: Double, _ children: [any Element]) -> any Element {
        context.stack(.vertical, spacing: spacing, alignment: Alignment(.leading, .center), children)
    }

    /// Returns the lines of a text. The last is shorter than the others, which vary slightly.
    private func text(_ count: Int, height: Double) -> any Element {
        let shares = [1, 0.94, 0.98, 0.91]
        return column(
            spacing: 9,
            (0..<count).map { index in
                let share = index == count - 1 && count > 1 ? 0.62 : shares[index % shares.count]
                return line(share: share, height: height)
            })
    }

    private func line(share: Double, height: Double) -> any Element {
        let radius = min(spec.cornerRadius ?? height / 2, height / 2)
        let bar = context.kit.framed(
            context.kit.shape(.rounded(CornerLengths(radius), .continuous), [paint]), height: height)
        return HorizontalSpanElement(content: bar, from: .init(fraction: 0), to: .init(fraction: share))
    }

    private func circle(_ size: Double) -> any Element {
        context.kit.framed(context.kit.shape(.circle, [paint]), width: size, height: size)
    }

    private func box(_ height: Double, radius: Double) -> any Element {
        FrameElement(
            content: context.kit.shape(.rounded(CornerLengths(radius), .continuous), [paint]),
            width: FrameLength(maximum: .infinity), height: FrameLength(fixed: height), alignment: .center)
    }
}
