import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

/// What a painter does on one picture, in order: display items lowered to steps, each with all that is
/// settled about it before a pixel is painted.
///
/// A plan is of one picture. Groups that go straight onto it have their items among its steps; what is
/// painted on a layer has a plan of its own, made when the layer is painted, so that the clips within are
/// kept no longer than it.
struct RasterPlan: Sendable {
    /// Something that is painted in one go.
    struct Step: Sendable {
        enum Work: Sendable {
            /// All content but groups.
            case content(DisplayContent)
            /// A group on a picture of its own.
            indirect case layer(Group, GroupPlan)
        }

        let source: String
        let work: Work
        /// What holds for it, with the clips of the groups around it.
        let state: PaintState
    }

    /// A group without a picture of its own.
    struct PassedGroup: Sendable {
        let source: String
        let group: Group
        /// What holds for its items; nil where nothing of it shows.
        let state: PaintState?
        /// The steps that its items became.
        var steps: Range<Int>
        /// Where those among `passedGroups` end that are within it; they follow it.
        var end: Int
    }

    private(set) var steps: [Step] = []
    /// Outer ones before those in them.
    private(set) var passedGroups: [PassedGroup] = []

    /// - Parameters:
    ///   - items: In painter's order.
    ///   - state: What holds for all of them.
    ///   - target: The bounds of the picture that they are painted on.
    init(_ items: [DisplayItem], _ state: PaintState, target: PixelRect) {
        steps.reserveCapacity(items.count)
        lower(items, state, target)
    }

    private mutating func lower(_ items: [DisplayItem], _ state: PaintState, _ target: PixelRect) {
        if state.clip.isEmpty { return }
        for item in items {
            guard case .group(let group) = item.content else {
                steps.append(Step(source: item.source, work: .content(item.content), state: state))
                continue
            }
            switch GroupExecution(group, state, target: target) {
            case .layer(let group, let plan):
                steps.append(Step(source: item.source, work: .layer(group, plan), state: state))
            case .passThrough(let inner):
                let index = passedGroups.count
                let start = steps.count
                passedGroups.append(
                    PassedGroup(
                        source: item.source, group: group, state: inner, steps: start..<start, end: index + 1)
                )
                lower(group.items, inner, target)
                passedGroups[index].steps = start..<steps.count
                passedGroups[index].end = passedGroups.count
            case .nothing:
                let place = steps.count..<steps.count
                passedGroups.append(
                    PassedGroup(
                        source: item.source, group: group, state: nil, steps: place,
                        end: passedGroups.count + 1))
            }
        }
    }

    /// Whether the first step hides all of `bounds`, so that what the picture holds before does not matter.
    func covers(_ bounds: PixelRect) -> Bool { steps.first?.covers(bounds) ?? false }
}

extension RasterPlan.Step {
    /// What it needs of the pixels that are painted before it.
    enum Dependence: Sendable {
        /// Those alone that it paints.
        case nothing
        /// Others, too, once it is made ready.
        case readsBackdrop
        /// It paints by itself when all before it is painted.
        case barrier
    }

    var dependence: Dependence {
        switch work {
        case .layer, .content(.backdrop), .content(.glass), .content(.progressiveBlur), .content(.adaptive),
            .content(.group):
            .barrier
        case .content(.surface(let surface)): surface.backdrop == nil ? .nothing : .readsBackdrop
        case .content(.fill), .content(.glyphs), .content(.shadow): .nothing
        }
    }

    /// Whether nothing of it can be made ready before its turn, or only what is as large as a picture.
    var isAlone: Bool {
        if dependence == .barrier { return true }
        switch work {
        case .content(.fill(_, let paint)), .content(.glyphs(_, let paint)): return paint.isPicture
        case .content(.surface(let surface)): return surface.layers.contains { $0.paint?.isPicture ?? false }
        default: return false
        }
    }

    /// How many shadows it holds.
    var shadowCount: Int {
        switch work {
        case .content(.shadow): 1
        case .content(.surface(let surface)):
            surface.outerShadows.count
                + surface.layers.count { if case .innerShadow = $0.content { true } else { false } }
        default: 0
        }
    }

    /// Whether it hides all that is below it within its outline, as far as that is plain.
    var isOpaque: Bool {
        guard case .content(.fill(_, let paint)) = work else { return false }
        return paint.isOpaque
    }

    /// Whether it hides all of `bounds` without a look at what is below.
    func covers(_ bounds: PixelRect) -> Bool {
        guard isOpaque, case .content(.fill(let area, _)) = work,
            // Nothing is covered further out.
            max(bounds.x1, bounds.y1) <= Fixed.maxPixelCoordinate / 2
        else { return false }
        let clip = state.clip.intersected(with: area, transform: state.transform)
        return clip.coverage == nil && clip.rect == bounds
    }
}

extension Surface.Layer {
    fileprivate var paint: Paint? {
        switch content {
        case .fill(let paint), .stroke(_, let paint): paint
        case .innerShadow: nil
        }
    }
}

extension Paint {
    /// Whether it is worked out as a picture before it is painted.
    fileprivate var isPicture: Bool {
        switch self {
        case .image, .mesh: true
        case .solid, .linear, .radial, .angular, .noise: false
        }
    }

    /// Whether it is opaque wherever it is painted, as far as that is plain.
    fileprivate var isOpaque: Bool {
        switch self {
        case .solid(let color): color.premultiplied16.w == Unit16.one
        case .linear(let gradient): GradientRamp.isOpaque(gradient.stops)
        case .angular(let gradient): GradientRamp.isOpaque(gradient.stops)
        case .radial, .mesh, .noise, .image: false
        }
    }
}
