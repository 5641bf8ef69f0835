import VitrineGeometry
import VitrineLayout
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// Notes on keys that act in another order than they stand in, where SwiftUI, whose modifiers act as they are
/// written, would show another picture.
///
/// The order of keys means nothing in a scene, and no pixel depends on it.
enum KeyOrder {
    /// The keys that paint around a node's frame, each of which in SwiftUI would paint around its content if
    /// it stood before the frame.
    private static let painting = ["background", "material", "glass", "stroke", "overlay"]

    /// Returns what the scene says beside a node's frame; `nil` if it has none.
    static func frame(
        in entries: [SceneValue.Entry], _ modifiers: Modifiers, _ context: BuildContext
    ) -> WrittenFrame? {
        guard let index = entries.firstIndex(where: { $0.key == "frame" }) else { return nil }
        let reader = context.reader
        let earlier = entries[..<index].first { entry in
            painting.contains(entry.key) && !reader.isAbsent(entry.value)
        }
        let fills = modifiers.aspectRatio?.mode == .fill
        return WrittenFrame(
            at: entries[index].keyMark,
            holdsMore: fills || modifiers.clip != nil || !modifiers.clipsContent || !modifiers.masks.isEmpty
                || modifiers.opacity == 0,
            earlier: earlier.flatMap { reader.isInOrder($0.keyMark) ? (key: $0.key, mark: $0.keyMark) : nil },
            useSites: reader.useSites)
    }

    /// Notes changes of a node's geometry that stand before others which act first, and warns of a fixed size
    /// that a frame leaves nothing of.
    static func warn(of entries: [SceneValue.Entry], _ modifiers: Modifiers, _ context: BuildContext) {
        guard !context.isOmitted else { return }
        warnOfFixedSize(entries, modifiers, context.reader)
        let changes = Change.all.filter { $0.isThere(modifiers) }
        guard changes.count > 1 else { return }
        func place(_ change: Change) -> (index: Int, mark: SourceMark)? {
            entries.firstIndex { $0.key == change.key }.map {
                (index: $0, mark: entries[$0].keyMark)
            }
        }
        for (index, first) in changes.enumerated() {
            for second in changes[(index + 1)...] where !Change.commute(first, second, modifiers) {
                guard let one = place(first), let other = place(second), other.index < one.index,
                    context.reader.isInOrder(other.mark)
                else { continue }
                context.reader.warn(
                    .keyOrder, .keyOrder(second.key, before: first.key), at: other.mark)
            }
        }
    }

    private static func warnOfFixedSize(
        _ entries: [SceneValue.Entry], _ modifiers: Modifiers, _ reader: SceneReader
    ) {
        guard let frame = modifiers.frame, !modifiers.fixedSize.isEmpty,
            let entry = entries.first(where: { $0.key == "fixedSize" })
        else { return }
        func isStated(_ axis: Axis) -> Bool {
            let length = axis == .horizontal ? frame.width : frame.height
            return length.fixed != nil || length.fraction != nil
        }
        guard modifiers.fixedSize.allSatisfy(isStated) else { return }
        let sides =
            modifiers.fixedSize.count == 2
            ? "width and height" : modifiers.fixedSize.contains(.horizontal) ? "width" : "height"
        reader.warn(
            .unusedFrame,
            .odd(
                entry.key,
                because: "changes nothing beside a frame with its own \(sides), which cuts the text",
                instead:
                    "to let it be larger than the frame, give the frame to a `zstack` that holds this node"),
            at: entry.keyMark)
    }

    /// A modifier that changes the geometry of a node, which layout does not notice.
    private enum Change: CaseIterable {
        // In the order in which they act.
        case rotation3D, scale, skew, rotation, offset

        static let all = allCases

        var key: String {
            switch self {
            case .rotation3D: "rotation3D"
            case .scale: "scale"
            case .skew: "skew"
            case .rotation: "rotation"
            case .offset: "offset"
            }
        }

        /// Returns `true` if a node has the change, and it changes something.
        func isThere(_ modifiers: Modifiers) -> Bool {
            switch self {
            case .rotation3D: modifiers.rotation3D != nil
            case .scale: modifiers.scale.map { $0.factors != Point(1, 1) } ?? false
            case .skew: modifiers.skew.map { $0.x != 0 || $0.y != 0 } ?? false
            case .rotation:
                modifiers.rotation.map { $0.degrees.truncatingRemainder(dividingBy: 360) != 0 } ?? false
            case .offset: modifiers.offset.map { $0.points != .zero || $0.fractions != .zero } ?? false
            }
        }

        /// Returns `true` if two changes give the same picture in either order.
        static func commute(_ first: Change, _ second: Change, _ modifiers: Modifiers) -> Bool {
            guard first == .scale, second == .rotation, let scale = modifiers.scale,
                let rotation = modifiers.rotation
            else { return false }
            return scale.factors.x == scale.factors.y && scale.anchor == rotation.anchor
        }
    }
}
