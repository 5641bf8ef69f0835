import VitrineDisplayList
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
    private static let painting = ModifierStep.surface.keys + ModifierStep.overlay.keys

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
            if let padding, place < padding,
                actsOnPadding(entry.key, modifiers) || isCircle(entry.key, modifiers)
            {
                return false
            }
            return !reader.isAbsent(entry.value)
                && (painting.contains(entry.key) || cuts(entry.key, modifiers)
                    || turnsElsewhere(entry.key, modifiers))
        }?.element
        let fills = modifiers.aspectRatio?.mode == .fill
        return WrittenFrame(
            at: entries[index].keyMark,
            holdsMore: fills || modifiers.clip != nil || !modifiers.clipsContent || !modifiers.masks.isEmpty
                || modifiers.opacity == 0,
            earlier: earlier.flatMap { entry in
                guard reader.isInOrder(entry.keyMark) else { return nil }
                return WrittenFrame.Key(
                    name: entry.key, mark: entry.keyMark, needsLarger: !painting.contains(entry.key),
                    isCircle: isCircle(entry.key, modifiers))
            },
            useSites: reader.useSites)
    }

    /// Returns what the scene says of a clip to a circle that stands before padding; `nil` for another clip.
    static func clip(
        in entries: [SceneValue.Entry], of kind: any NodeKind.Type, _ modifiers: Modifiers,
        _ context: BuildContext
    ) -> WrittenClip? {
        let reader = context.reader
        guard isCircle("clip", modifiers), hasPadding(modifiers), !kind.hasOwnPadding,
            let clip = entries.firstIndex(where: { $0.key == "clip" }),
            let padding = entries.firstIndex(where: { $0.key == "padding" }), clip < padding,
            reader.isInOrder(entries[clip].keyMark)
        else { return nil }
        return WrittenClip(at: entries[clip].keyMark, useSites: reader.useSites)
    }

    /// Returns `true` for a clip to a circle, of which layout knows whether padding moves it.
    private static func isCircle(_ key: String, _ modifiers: Modifiers) -> Bool {
        guard key == "clip", case .shape(.circle)? = modifiers.clip else { return false }
        return true
    }

    /// Notes keys that stand before others which act first, and warns of a fixed size that a frame leaves
    /// nothing of.
    ///
    /// - Parameters:
    ///   - entries: The keys of the node.
    ///   - kind: The node's kind.
    ///   - modifiers: What is wrapped around the node: without what the kind draws itself.
    ///   - written: All modifiers of the node.
    ///   - context: The place of the node.
    static func warn(
        of entries: [SceneValue.Entry], of kind: any NodeKind.Type, _ modifiers: Modifiers,
        written: Modifiers, _ context: BuildContext
    ) {
        guard !context.isOmitted else { return }
        warnOfFixedSize(entries, modifiers, context.reader)
        warnOfInnerPadding(entries, of: kind, modifiers, written: written, context.reader)
        let padding = hasPadding(modifiers) && !kind.hasOwnPadding ? ["padding"] : []
        let ranked = ranked(entries)
        for (key, place, rank) in ranked where context.reader.isInOrder(entries[place].keyMark) {
            // Only what stands later and acts earlier can be noted; views behind a node act before its clip.
            guard key == "clip" || ranked.contains(where: { $0.place > place && $0.rank < rank }) else {
                continue
            }
            let inPadding = actsOnPadding(key, modifiers) ? padding : []
            let others = inPadding + earlier(than: key, modifiers, written)
            // A key stands where it is written first.
            let other = others.first { other in
                entries.firstIndex { $0.key == other }.map { $0 > place } ?? false
            }
            guard let other else { continue }
            context.reader.warn(.keyOrder, .keyOrder(key, before: other), at: entries[place].keyMark)
        }
    }

    /// The places of keys in the order in which they act.
    private static let ranks = Dictionary(
        ModifierStep.allCases.flatMap(\.keys).enumerated().map { ($0.element, $0.offset) },
        uniquingKeysWith: { first, _ in first })

    /// Returns the keys that act in an order and stand before another key, in the order in which they act,
    /// each with its first place.
    private static func ranked(_ entries: [SceneValue.Entry]) -> [(key: String, place: Int, rank: Int)] {
        guard entries.count > 1 else { return [] }
        var found: [(key: String, place: Int, rank: Int)] = []
        found.reserveCapacity(entries.count)
        for (place, entry) in entries.enumerated() {
            guard let rank = ranks[entry.key], !found.contains(where: { $0.rank == rank }) else { continue }
            found.append((entry.key, place, rank))
        }
        return found.sorted { $0.rank < $1.rank }
    }

    /// Returns the keys that act before another, padding apart, and with which it does not commute: those
    /// that are named first are named by the note.
    private static func earlier(
        than key: String, _ modifiers: Modifiers, _ written: Modifiers
    ) -> [String] {
        func painted() -> [String] { painting.filter { paints($0, modifiers) } }
        func surface() -> [String] {
            painted().filter { $0 != "overlay" && !($0 == "background" && modifiers.hasBackgroundViews) }
        }
        func clips() -> [String] {
            modifiers.clip != nil ? ["clip"] : cuts("cornerRadius", modifiers) ? ["cornerRadius"] : []
        }
        func cut() -> [String] { cuts("clip", modifiers) || cuts("cornerRadius", modifiers) ? clips() : [] }
        // What a kind casts by itself is within all else.
        func shadow() -> [String] { (written.shadows ?? []).isEmpty ? [] : ["shadow"] }
        func masks() -> [String] { hasUnevenMask(modifiers) ? ["mask"] : [] }
        if let change = ModifierStep.change(of: key) {
            guard change.isThere(modifiers) else { return [] }
            let all = ModifierStep.changes.filter { $0.isThere(modifiers) }
            let changes = all.prefix { $0 != change }.filter { !ModifierStep.commute($0, change, modifiers) }
            let casts = change.moves(written.shadows ?? [], written) ? shadow() : []
            return changes.flatMap(\.keys) + painted() + (change.movesClip(modifiers) ? clips() : [])
                + masks()
                + casts
                + (change.resizes ? blurs(modifiers) : [])
        }
        switch key {
        case "frame": return modifiers.aspectRatio != nil && modifiers.frame != nil ? ["aspectRatio"] : []
        case "safeAreaInset":
            return !modifiers.safeAreaInsets.isEmpty && hasBounds(modifiers.frame) ? ["frame"] : []
        case "clip": return cuts(key, modifiers) && modifiers.hasBackgroundViews ? ["background"] : []
        case "background", "stroke":
            // What is cut to the surface's own shape is cut already.
            return surface().contains(key) && cutsOtherwise(modifiers) ? ["clip"] : []
        case "material", "glass":
            guard surface().contains(key) else { return [] }
            return surface().filter { $0 == "background" } + (cutsOtherwise(modifiers) ? ["clip"] : [])
        case "overlay": return painted().contains(key) ? cut() : []
        case "shadow":
            guard !(modifiers.shadows ?? []).isEmpty else { return [] }
            return (surface().isEmpty ? painted() : surface()) + clips()
        case "filter":
            guard !modifiers.filters.isEmpty else { return [] }
            return painted() + shadow() + (reaches(modifiers.filters) ? clips() : [])
        case "blur":
            guard modifiers.blur ?? 0 > 0 else { return [] }
            let casts = modifiers.filters.contains { $0.layer == nil }
            return painted() + shadow() + clips() + (casts ? ["filter"] : [])
        case "mask":
            guard !modifiers.masks.isEmpty else { return [] }
            return painted() + shadow() + (masks().isEmpty ? [] : blurs(modifiers))
        case "opacity": return modifiers.opacity ?? 1 < 1 ? painted() + shadow() : []
        case "blendMode": return modifiers.blendMode ?? .normal != .normal ? painted() : []
        case "position":
            guard modifiers.position != nil else { return [] }
            let turns = ModifierStep.changes.filter { $0 != .offset && $0.isThere(modifiers) }
                .flatMap(\.keys)
            return (hasBounds(modifiers.frame) ? ["frame"] : []) + painted() + cut() + masks() + turns
        default: return []
        }
    }

    private static func hasPadding(_ modifiers: Modifiers) -> Bool {
        (modifiers.padding ?? .zero) != .zero || modifiers.paddingFractions != .zero
    }

    /// Returns `true` for a key that acts around padding, where SwiftUI would let it act within and show
    /// something else. Views before and behind the node mostly have a size of their own, and lie in the
    /// middle of both.
    private static func actsOnPadding(_ key: String, _ modifiers: Modifiers) -> Bool {
        switch key {
        case "background":
            switch modifiers.background {
            case .paint: true
            case .views(_, let alignment): movesViews(alignment, modifiers)
            case nil: false
            }
        case "overlay":
            !modifiers.overlay.content.isEmpty && movesViews(modifiers.overlay.alignment, modifiers)
        case "material", "glass", "stroke": paints(key, modifiers)
        case "clip", "cornerRadius": cuts(key, modifiers) && !isCircle(key, modifiers)
        case "mask": hasUnevenMask(modifiers)
        case "frame":
            modifiers.frame.map { frame in
                frame.width.hasBound && isPadded(.horizontal, modifiers)
                    || frame.height.hasBound && isPadded(.vertical, modifiers)
            } ?? false
        case "aspectRatio": modifiers.aspectRatio.map { changesRatio($0, modifiers) } ?? false
        case "safeAreaInset": !modifiers.safeAreaInsets.isEmpty
        case "position": modifiers.position != nil
        default: turnsElsewhere(key, modifiers) || isLopsided(modifiers) && turns(key, modifiers)
        }
    }

    private static func isPadded(_ axis: Axis, _ modifiers: Modifiers) -> Bool {
        let (points, shares) = (modifiers.padding ?? .zero, modifiers.paddingFractions)
        return axis == .horizontal
            ? points.left != 0 || points.right != 0 || shares.left != 0 || shares.right != 0
            : points.top != 0 || points.bottom != 0 || shares.top != 0 || shares.bottom != 0
    }

    /// Returns `true` if padding moves the middle of a node.
    private static func isLopsided(_ modifiers: Modifiers) -> Bool {
        let (points, shares) = (modifiers.padding ?? .zero, modifiers.paddingFractions)
        return points.left != points.right || points.top != points.bottom || shares.left != shares.right
            || shares.top != shares.bottom
    }

    /// Returns `true` if padding moves views that are aligned with a node.
    private static func movesViews(_ alignment: Alignment?, _ modifiers: Modifiers) -> Bool {
        (alignment ?? .center) != .center || isLopsided(modifiers)
    }

    /// Returns `true` unless padding leaves a node the ratio of its sides.
    private static func changesRatio(_ aspect: AspectRatioSpec, _ modifiers: Modifiers) -> Bool {
        guard let ratio = aspect.ratio, modifiers.paddingFractions == .zero, let padding = modifiers.padding
        else { return true }
        return abs(padding.left + padding.right - ratio * (padding.top + padding.bottom)) > 0.001
    }

    /// Returns `true` if a frame has another bound than taking all room there is.
    private static func hasBounds(_ frame: FrameSpec?) -> Bool {
        frame.map { $0.width.hasBound || $0.height.hasBound } ?? false
    }

    /// Returns `true` if a key turns, scales or skews a node.
    private static func turns(_ key: String, _ modifiers: Modifiers) -> Bool {
        ModifierStep.change(of: key).map { $0 != .offset && $0.isThere(modifiers) } ?? false
    }

    /// Returns `true` if a key turns, scales or skews a node about a point other than its middle.
    private static func turnsElsewhere(_ key: String, _ modifiers: Modifiers) -> Bool {
        guard let change = ModifierStep.change(of: key), change.isThere(modifiers) else { return false }
        return change.anchor(modifiers).map { $0 != Point(0.5, 0.5) } ?? false
    }

    /// Returns `true` for a mask that does not show all of a node alike.
    private static func hasUnevenMask(_ modifiers: Modifiers) -> Bool {
        modifiers.masks.contains { mask in
            if case .paint(.color) = mask.content { false } else { true }
        }
    }

    /// Returns `true` if a node is cut to a shape other than that of its surface.
    private static func cutsOtherwise(_ modifiers: Modifiers) -> Bool {
        switch modifiers.clip {
        case .shape(let shape)?: shape != (modifiers.corners ?? .rectangle)
        case .node?: true
        case .nodeShape?, nil: false
        }
    }

    /// Returns `true` if filters show something beside what they are applied to.
    private static func reaches(_ filters: [FilterSpec]) -> Bool {
        filters.contains { filter in filter.layer.map { !$0.isPointwise } ?? true }
    }

    /// Returns the keys that blur a node.
    private static func blurs(_ modifiers: Modifiers) -> [String] {
        (modifiers.blur ?? 0 > 0 ? ["blur"] : []) + (reaches(modifiers.filters) ? ["filter"] : [])
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

    /// The kinds whose padding is between their title and the edge of their surface.
    private static let titled: Set = ["button", "chip", "iconButton"]

    /// Notes padding at one side of a control, which moves its title off the middle of its surface: in
    /// SwiftUI it would move the control.
    private static func warnOfInnerPadding(
        _ entries: [SceneValue.Entry], of kind: any NodeKind.Type, _ modifiers: Modifiers, written: Modifiers,
        _ reader: SceneReader
    ) {
        guard titled.contains(kind.name), let padding = written.padding,
            let entry = entries.first(where: { $0.key == "padding" }),
            ["background", "material", "glass", "stroke"].contains(where: { paints($0, modifiers) })
        else { return }
        func isAtOneSide(_ one: Double, _ other: Double) -> Bool { one != other && (one == 0 || other == 0) }
        guard isAtOneSide(padding.top, padding.bottom) || isAtOneSide(padding.left, padding.right) else {
            return
        }
        reader.warn(
            .keyOrder,
            .odd(
                entry.key, because: "moves the title of the \(kind.name) off the middle of its surface",
                instead: "for room around it, give the padding to a `vstack` that holds it"),
            at: entry.keyMark)
    }
}
