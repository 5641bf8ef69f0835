import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineMotion
import VitrineSceneFormat
import VitrineSceneMotion
import VitrineSource
import VitrineStyle
import VitrineText

/// Texts and symbols that become others as states change, by a transition of their content.
enum ContentChange {
    /// A content and its share.
    private typealias Shown<Payload> = (payload: Payload, text: String, share: Double, isTarget: Bool)

    /// Builds the element of a node whose content may change, as it is at the moment.
    ///
    /// - Parameters:
    ///   - entry: The key of the kind.
    ///   - payload: The value of the kind's key at the moment.
    static func build<Kind: NodeKind>(
        _ kind: Kind.Type, entry: SceneValue.Entry, payload: Kind.Payload, modifiers: inout Modifiers,
        in context: BuildContext
    ) -> any Element {
        guard let transition = transition(kind, payload, context), let shown = shown(kind, entry, context),
            let first = shown.first
        else { return Kind.build(payload, &modifiers, context) }
        // At the very moment of a change what goes shows alone.
        if shown.count == 1 { return Kind.build(first.payload, &modifiers, context) }
        let outer = modifiers
        func built(_ payload: Kind.Payload) -> any Element {
            var own = outer
            return Kind.build(payload, &own, context)
        }
        // What the kind takes of the modifiers is taken.
        _ = Kind.build(payload, &modifiers, context)
        let cell: ((any Element, Double, Bool) -> ContentTransitionElement.Part)? =
            switch transition {
            case .numericText(let countsDown): { rolling($0, $1, isBelow: $2 != countsDown) }
            case .digitFlip: flipping
            case .identity, .opacity, .symbolEffect: nil
            }
        if let cell, context.reader.environment.motion == .full,
            let row = row(of: shown, cell, context, { Kind.content(of: $0).map(built) })
        {
            return row
        }
        let isSymbol = if case .symbolEffect = transition { true } else { false }
        return ContentTransitionElement(
            source: context.source,
            parts: shown.map { one in
                var element = faded(built(one.payload), one.share)
                if isSymbol, context.reader.environment.motion == .full {
                    // What leaves shrinks, and what comes grows.
                    let factor = max(0.5 + 0.5 * one.share, 0)
                    element = TransformElement.scale(
                        element, Point(factor, factor), anchor: Point(0.5, 0.5))
                }
                return ContentTransitionElement.Part(element, share: one.share)
            }, anchor: anchor(context))
    }

    private static func transition<Kind: NodeKind>(
        _ kind: Kind.Type, _ payload: Kind.Payload, _ context: BuildContext
    ) -> ContentTransitionSpec? {
        guard let transition = context.inherited.contentTransition, Kind.text(of: payload) != nil else {
            return nil
        }
        if case .identity = transition { return nil }
        return transition
    }

    /// Returns the contents that show at the moment, that which shows most first, and records how they
    /// change; `nil` if none depends on a state.
    private static func shown<Kind: NodeKind>(
        _ kind: Kind.Type, _ entry: SceneValue.Entry, _ context: BuildContext
    ) -> [Shown<Kind.Payload>]? {
        let reader = context.reader
        guard let motion = reader.motion, !motion.isPinned else { return nil }
        let time = reader.environment.time
        let readings = motion.readings(at: time) { Kind.payload.read(entry.value, reader) }
        let payloads = readings.values.compactMap { $0 }
        guard payloads.count > 1, payloads.count == readings.values.count else { return nil }
        let texts = payloads.map { Kind.text(of: $0) ?? "" }
        var places: [String] = []
        var placeOf: [Int] = []
        for text in texts {
            let place = places.firstIndex(of: text) ?? places.count
            if place == places.count { places.append(text) }
            placeOf.append(place)
        }
        let changes = motion.motion(through: readings.indices.map { placeOf[$0] }, of: readings.asked)
        motion.withKey(entry.key) { motion.record(changes, of: places) }
        let shares = changes.shares(at: time).values
        let target = changes.changes.last { $0.time <= time }?.target ?? changes.initialState
        return places.indices.compactMap { place -> Shown<Kind.Payload>? in
            guard shares[place] != 0, let payload = zip(payloads, placeOf).first(where: { $0.1 == place })
            else { return nil }
            return (payload.0, places[place], shares[place], place == target)
        }.sorted { $0.share > $1.share }
    }

    private static func anchor(_ context: BuildContext) -> Double {
        switch context.inherited.textAlignment {
        case .center: 0.5
        case .trailing: 1
        default: 0
        }
    }

    private static func faded(_ element: any Element, _ share: Double) -> any Element {
        EffectElement(content: element, opacity: min(max(share, 0), 1))
    }

    /// Returns a digit that rolls, at its share: from below into its place, or out of it upwards.
    private static func rolling(
        _ digit: any Element, _ share: Double, isBelow: Bool
    ) -> ContentTransitionElement.Part {
        var layer = EffectElement(content: digit, opacity: min(max(share, 0), 1))
        layer.filters = [.blur(sigma: max(1 - share, 0) * blur)]
        return ContentTransitionElement.Part(
            layer, share: share, shift: (isBelow ? 1 : -1) * (1 - share) * way)
    }

    /// Returns a digit that flips, at its share, around the middle of its line: the old one until it is seen
    /// from the side, then the new one.
    private static func flipping(
        _ digit: any Element, _ share: Double, isTarget: Bool
    ) -> ContentTransitionElement.Part {
        var rotation = Rotation3DSpec()
        rotation.axis.x = 1
        rotation.degrees = (1 - share) * (isTarget ? 180 : -180)
        rotation.perspective = flipPerspective
        let shown = share > 0.5 ? Rotation3DElement(content: digit, rotation: rotation) : faded(digit, 0)
        return ContentTransitionElement.Part(shown, share: share)
    }

    /// Returns the characters of texts side by side, of which those that differ move from one to the other;
    /// `nil` if the texts are no single run.
    ///
    /// Beginnings and ends that all have in common stay. Between them characters are paired from the end, as
    /// digits are by their places.
    private static func row<Payload>(
        of shown: [Shown<Payload>],
        _ cell: (any Element, Double, Bool) -> ContentTransitionElement.Part, _ context: BuildContext,
        _ built: (String) -> (any Element)?
    ) -> (any Element)? {
        var texts = shown.map { Array($0.text) }
        guard let first = texts.first else { return nil }
        let shortest = texts.map(\.count).min() ?? 0
        let before = (0..<shortest).prefix { place in texts.allSatisfy { $0[place] == first[place] } }.count
        texts = texts.map { Array($0.dropFirst(before)) }
        let rest = texts.map(\.count).min() ?? 0
        let after = (0..<rest).prefix { place in
            texts.allSatisfy { $0[$0.count - 1 - place] == first[first.count - 1 - place] }
        }.count
        texts = texts.map { Array($0.dropLast(after)) }
        let width = texts.map(\.count).max() ?? 0
        var cells: [any Element] = []
        func append(_ text: some Sequence<Character>) -> Bool {
            let text = String(text)
            if text.isEmpty { return true }
            guard let element = built(text) else { return false }
            cells.append(element)
            return true
        }
        guard append(first.prefix(before)) else { return nil }
        for place in 0..<width {
            let characters = texts.compactMap { text -> Character? in
                let index = place - (width - text.count)
                return index >= 0 ? text[index] : nil
            }
            if characters.count == texts.count, let same = characters.first, Set(characters).count == 1 {
                guard append([same]) else { return nil }
                continue
            }
            var parts: [ContentTransitionElement.Part] = []
            for (text, one) in zip(texts, shown) {
                let index = place - (width - text.count)
                guard index >= 0, let element = built(String(text[index])) else { continue }
                parts.append(cell(element, one.share, one.isTarget))
            }
            cells.append(ContentTransitionElement(source: context.source, parts: parts, anchor: 0.5))
        }
        guard append(first.suffix(after)) else { return nil }
        let row = StackElement(
            source: context.source, axis: .horizontal,
            alignment: Alignment(.center, .firstTextBaseline), spacing: 0, children: cells)
        // Digits run from the left, whatever the direction around them.
        return DirectionElement(content: row, direction: .leftToRight)
    }

    /// The way of a digit, in parts of its height, and its blur in points. Apple gives no numbers; these are
    /// ours.
    private static let way = 0.5
    private static let blur = 3.0
    /// The perspective in which digits flip, as `rotation3D` has it.
    private static let flipPerspective = 0.5
}
