import VitrineGeometry
import VitrineLayout
import VitrineMotion
import VitrineSceneFormat
import VitrineSceneMotion
import VitrineSource
import VitrineStyle

/// Nodes that follow states: with animations of their own, appearing and disappearing.
enum NodeMotion {
    /// Returns a node's element at the moment, or `nil` if there is none.
    ///
    /// - Parameters:
    ///   - others: The keys beside that of the kind.
    ///   - outer: The context of the node.
    ///   - build: Builds the element as the states are at the moment, or during the life of the node.
    static func build(
        _ others: [SceneValue.Entry], _ outer: BuildContext,
        _ build: (BuildContext) -> (any Element)?
    ) -> (any Element)? {
        var context = outer
        context.isAlternative = false
        guard let motion = context.reader.motion else {
            warnOfStillKeys(others, outer, hasStates: false)
            return build(context)
        }
        let path = path(of: others, outer)
        return motion.withNode(path) {
            let scopes = scopes(of: others, motion, context.reader)
            return motion.withNode(path, scopes) {
                guard let condition = others.first(where: { $0.key == "when" }),
                    let lives = context.reader.lives({
                        Codec.condition.read(condition.value, context.reader)
                    })
                else {
                    warnOfStillKeys(others, outer, hasStates: true)
                    return build(context)
                }
                let transition = others.first { $0.key == "transition" }?.value
                return element(
                    lives, transition: transition, motion: motion, path: path, in: context, build: build)
            }
        }
    }

    /// Moves a node by the drags of its id: its content if it scrolls, which a finger pulls the other way.
    static func drag(
        _ modifiers: inout Modifiers, scrolls: Bool, _ motion: SceneMotion, _ reader: SceneReader
    ) {
        guard let id = modifiers.id?.name else { return }
        motion.note(id: id)
        let drags = motion.script.drags.filter { $0.node == id }
        let ways = MotionDrag.ways(of: drags)
        if ways.motion.changes.isEmpty { return }
        func text(_ way: [Double]) -> String { Point(way[0], way[1]).motionText }
        var track = MotionTrack(
            node: motion.node, property: "drag", values: ways.states.map(text), vectors: ways.states,
            motion: ways.motion)
        for drag in drags {
            guard let (line, way) = drag.lastLine(of: ways) else { continue }
            for index in track.steps.indices where track.steps[index].time == line.lowerBound {
                track.steps[index].value = text(way)
                track.steps[index].animation = .linear(duration: line.upperBound - line.lowerBound)
                track.steps[index].settlingTime = line.upperBound
            }
        }
        motion.record(track)
        let way = ways.value(at: reader.environment.time)
        if scrolls {
            let offset = modifiers.contentOffset ?? .zero
            modifiers.contentOffset = Point(offset.x - way[0], offset.y - way[1])
        } else {
            var offset = modifiers.offset ?? OffsetSpec()
            offset.points = Point(offset.points.x + way[0], offset.points.y + way[1])
            modifiers.offset = offset
            modifiers.zoom = modifiers.zoom?.pulled(along: Point(way[0], way[1]))
        }
    }

    /// Returns the elements of a conditional value of which one node takes the place of another as states
    /// change; `nil` for any other value.
    static func alternatives(in value: SceneValue, _ context: BuildContext) -> (any Element)? {
        let reader = context.reader
        guard let motion = reader.motion, let parts = reader.parts(of: value) else { return nil }
        func branch(_ node: SceneValue, isOther: Bool) -> [any Element]? {
            let lives = reader.lives {
                Codec.condition.read(parts.condition, reader).map { $0 != isOther }
            }
            guard let lives else { return nil }
            let transition = reader.resolveIfPresent(node)?.entry("transition")?.value
            var alternative = context
            alternative.isAlternative = true
            return element(
                lives, transition: transition, motion: motion, path: context.source.path, in: alternative
            ) {
                NodeBuilder.build(node, $0)
            }?.flattened ?? []
        }
        guard let then = branch(parts.then, isOther: false) else { return nil }
        let otherwise = parts.otherwise.flatMap { branch($0, isOther: true) } ?? []
        return GroupElement(source: context.source, children: then + otherwise)
    }

    /// Returns the element of a node that is there for some lives only; `nil` while it is not there.
    private static func element(
        _ lives: [MotionLife], transition: SceneValue?, motion: SceneMotion, path: String,
        in context: BuildContext, build: (BuildContext) -> (any Element)?
    ) -> (any Element)? {
        let reader = context.reader
        let time = reader.environment.time
        motion.withNode(path) {
            for life in lives {
                motion.record(
                    MotionTrack(
                        node: path, property: "transition", values: ["absent", "present", "removed"],
                        motion: life.motion))
            }
        }
        let current = lives.lastIndex { $0.start <= time }
        // What is not there is still checked, as it will be and as it was.
        var omitted = context
        omitted.isOmitted = true
        for (index, life) in lives.prefix(checkedLives).enumerated() where index != current {
            motion.withNode(path, life: life) { _ = build(omitted) }
        }
        guard let current else { return nil }
        let life = lives[current]
        let shares = life.motion.shares(at: time)
        if shares.values[2] == 1, shares.values[0] == 0, shares.values[1] == 0 {
            motion.withNode(path, life: life) { _ = build(omitted) }
            return nil
        }
        var context = context
        let isLeaving = life.isLeaving(at: time)
        context.isLeaving = context.isLeaving || isLeaving
        // For those who want less motion, what takes the place of something else fades where it is.
        if shares.values[1] != 1, reader.environment.motion == .full { context.presence = shares.values[1] }
        let isReduced = reader.environment.motion == .reduced
        let spec = transition.flatMap { Codec<TransitionSpec>.transition.read($0, reader) }
        let effect = (spec ?? .opacity).effect(shares, isReduced: isReduced)
        // It is out of its source also where it rests.
        context.zoom = effect.zoom.map { Zoom(out: $0, share: 1 - effect.zoomed) } ?? context.zoom
        let share = isReduced ? (isLeaving ? 0 : 1) : shares.values[1]
        let presence = Presence.Value(share: share, isLeaving: isLeaving, since: life.changeTime(at: time))
        let isWhole = shares.values[1] == 1 && shares.values[0] == 0 && shares.values[2] == 0
        let panel = isReduced || isWhole ? nil : PanelTransition(effect, presence)
        context.panelTransition = panel
        let element = motion.withNode(path, life: life) { build(context) }
        // For those who want less motion, neighbours are in their places at once.
        // What leaves after a delay is out of its neighbours' way from the change on.
        if isWhole, isReduced || !isLeaving { return element }
        let joinsGlass = transition == nil && context.isInGlassContainer && !isReduced
        let own = panel?.isTaken == true ? .identity : effect
        return element?.mapElements { element in
            element.mapWithinPlacement {
                TransitionElement.wrap($0, in: own, presence: presence, joinsGlass: joinsGlass)
            }
        }
    }

    /// Warns of keys that change nothing: a transition of what no state makes appear, animations without
    /// states. A component may be used in scenes with states.
    private static func warnOfStillKeys(
        _ others: [SceneValue.Entry], _ context: BuildContext, hasStates: Bool
    ) {
        func warn(_ key: String, _ reason: String) {
            guard let entry = others.first(where: { $0.key == key }) else { return }
            context.reader.warn(
                .unusedModifier, .noEffect(noun: key, on: .node, because: reason), at: entry.keyMark)
        }
        if !hasStates, context.scope?.use != nil { return }
        if !context.isAlternative, !others.contains(where: { $0.key == "when" }) {
            warn("transition", "no state makes the node appear or disappear")
        }
        if !hasStates { warn("animation", "the scene has no `states`") }
    }

    /// The number of lives of a node that are checked at any moment.
    private static let checkedLives = 16

    /// Returns the scopes that a node's animations make for it and all in it, the innermost first.
    private static func scopes(
        of others: [SceneValue.Entry], _ motion: SceneMotion, _ reader: SceneReader
    ) -> [AnimationScope] {
        guard let entry = others.first(where: { $0.key == "animation" }) else { return [] }
        let value = reader.resolveIfPresent(entry.value) ?? entry.value
        var items = [entry.value]
        if case .sequence(let several) = value.content { items = several }
        return items.map { item in
            let readings = motion.readings(at: reader.environment.time) {
                Codec<AnimationSpec>.nodeAnimation.read(item, reader)
            }
            return AnimationScope(readings.values.map { $0?.rule }, readings.indices, in: motion.span)
        }
    }

    /// Returns the path of a node in lists of what moves: its id, or its place.
    static func path(of others: [SceneValue.Entry], _ context: BuildContext) -> String {
        guard let id = others.first(where: { $0.key == "id" }),
            case .string(let name)? = context.reader.resolveIfPresent(id.value)?.content
        else { return context.source.path }
        return "#\(name)"
    }
}
