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

    /// Returns `true` for files whose keys stand in no order that someone chose: scenes in Swift, and JSON,
    /// also where its name does not say so.
    static func isUnordered(_ file: SourceFile) -> Bool {
        let name = file.name.lowercased()
        return name.hasSuffix(".swift") || name.hasSuffix(".json")
            || file.text.first { !$0.isWhitespace } == "{"
    }

    /// Returns `true` if a key that paints around a node paints anything there, once the node has taken what
    /// belongs to its own drawing.
    private static func paints(_ key: String, _ modifiers: Modifiers) -> Bool {
        switch key {
        case "background": modifiers.background != nil
        case "material": modifiers.material != nil
        case "glass": modifiers.glass != nil
        case "stroke": !modifiers.strokes.isEmpty
        case "overlay": !modifiers.overlay.content.isEmpty
        default: false
        }
    }

    /// Returns `true` if a key cuts a node to a shape other than its box, of whose size the shape is.
    private static func cuts(_ key: String, _ modifiers: Modifiers) -> Bool {
        switch key {
        case "clip":
            switch modifiers.clip {
            case .nodeShape?: return modifiers.corners != nil
            case .shape(let shape)?: return shape != .rectangle
            case .node?: return true
            case nil: return false
            }
        // On a surface it is that which is rounded.
        case "cornerRadius":
            return modifiers.corners != nil && modifiers.clipsToCorners
                && !["background", "material", "glass", "stroke"].contains { paints($0, modifiers) }
        case "mask": return !modifiers.masks.isEmpty
        default: return false
        }
    }

    /// Returns what the scene says beside a node's frame; `nil` if it has none.
    static func frame(
        in entries: [SceneValue.Entry], of kind: any NodeKind.Type, _ modifiers: Modifiers,
        _ context: BuildContext
    ) -> WrittenFrame? {
        guard let index = entries.firstIndex(where: { $0.key == "frame" }) else { return nil }
        let reader = context.reader
        let padding =
            hasPadding(modifiers) && !kind.hasOwnPadding ? entries.firstIndex { $0.key == "padding" } : nil
        let earlier = entries[..<index].enumerated().first { place, entry in
            // What also stands before padding is noted there.
            if let padding, place < padding, isNotedBeforePadding(entry.key, modifiers) { return false }
            return !reader.isAbsent(entry.value)
                && (painting.contains(entry.key) || cuts(entry.key, modifiers))
        }?.element
        let fills = modifiers.aspectRatio?.mode == .fill
        return WrittenFrame(
            at: entries[index].keyMark,
            holdsMore: fills || modifiers.clip != nil || !modifiers.clipsContent || !modifiers.masks.isEmpty
                || modifiers.opacity == 0,
            earlier: earlier.flatMap { entry in
                guard reader.isInOrder(entry.keyMark) else { return nil }
                return WrittenFrame.Key(
                    name: entry.key, mark: entry.keyMark, needsLarger: !painting.contains(entry.key))
            },
            useSites: reader.useSites)
    }

    /// Notes changes of a node's geometry that stand before others which act first, and warns of a fixed size
    /// that a frame leaves nothing of.
    static func warn(
        of entries: [SceneValue.Entry], of kind: any NodeKind.Type, _ modifiers: Modifiers,
        _ context: BuildContext
    ) {
        guard !context.isOmitted else { return }
        warnOfFixedSize(entries, modifiers, context.reader)
        // A key stands where it is written first.
        let places = Dictionary(
            entries.enumerated().map { ($0.element.key, $0.offset) }, uniquingKeysWith: { first, _ in first })
        func note(_ key: String, before others: [String]) {
            guard let place = places[key], context.reader.isInOrder(entries[place].keyMark),
                let other = others.first(where: { places[$0].map { $0 > place } ?? false })
            else { return }
            context.reader.warn(
                .keyOrder, .keyOrder(key, before: other), at: entries[place].keyMark)
        }
        if hasPadding(modifiers), !kind.hasOwnPadding {
            for key in painting where isNotedBeforePadding(key, modifiers) { note(key, before: ["padding"]) }
        }
        let changes = Change.all.filter { $0.isThere(modifiers) }
        let painted = painting.filter { paints($0, modifiers) }
        for (index, change) in changes.enumerated() {
            let earlier = changes[..<index].filter { !Change.commute($0, change, modifiers) }
            note(change.key, before: earlier.map(\.key) + painted)
        }
        for key in effects(modifiers) { note(key, before: painted) }
    }

    private static func hasPadding(_ modifiers: Modifiers) -> Bool {
        (modifiers.padding ?? .zero) != .zero || modifiers.paddingFractions != .zero
    }

    /// Returns `true` for a key that paints around padding what SwiftUI would paint within it. Views before
    /// and behind the node mostly have a size of their own, and lie in the middle of both.
    private static func isNotedBeforePadding(_ key: String, _ modifiers: Modifiers) -> Bool {
        switch key {
        case "background": if case .paint? = modifiers.background { true } else { false }
        case "material", "glass", "stroke": paints(key, modifiers)
        default: false
        }
    }

    /// Returns the keys that change the picture of a node, with what is painted around it.
    private static func effects(_ modifiers: Modifiers) -> [String] {
        var keys: [String] = []
        if modifiers.blur ?? 0 > 0 { keys.append("blur") }
        if !modifiers.filters.isEmpty { keys.append("filter") }
        if modifiers.opacity ?? 1 < 1 { keys.append("opacity") }
        return keys
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
