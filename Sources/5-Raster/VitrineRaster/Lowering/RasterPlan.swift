import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels
import VitrineShaders

/// The steps that paint one picture, in order, each with everything that is known about it before a pixel is
/// painted.
///
/// The items of groups that are painted directly onto the picture are among its steps. A group painted on a
/// layer has a plan of its own, made when the layer is painted, so that the clips in it live no longer than
/// the layer.
struct RasterPlan: Sendable {
    /// A display item that is painted in one go.
    struct Step: Sendable {
        enum Work: Sendable {
            /// Any content except a group.
            case content(DisplayContent)
            /// A group on a picture of its own.
            indirect case layer(Group, GroupPlan)
        }

        let source: String
        let work: Work
        /// The paint state of the step, including the clips of the groups around it.
        let state: PaintState
    }

    /// A group without a picture of its own.
    struct PassThroughGroup: Sendable {
        let source: String
        let group: Group
        /// The paint state of its items; `nil` if none of them is visible.
        let state: PaintState?
        /// The steps that its items became.
        var steps: Range<Int>
        /// The end of its nested groups in `passThroughGroups`, which follow it.
        var end: Int
    }

    private(set) var steps: [Step] = []
    /// The groups without pictures of their own, outer before inner.
    private(set) var passThroughGroups: [PassThroughGroup] = []

    /// - Parameters:
    ///   - items: In painter's order.
    ///   - state: The paint state of all items.
    ///   - target: The bounds of the picture that they are painted on.
    init(_ items: [DisplayItem], _ state: PaintState, target: PixelRect) {
        steps.reserveCapacity(items.count)
        lower(items, state, target)
    }

    private mutating func lower(_ items: [DisplayItem], _ state: PaintState, _ target: PixelRect) {
        if state.clip.isEmpty { return }
        for item in items {
            guard let group = item.content.group(under: state.transform) else {
                steps.append(Step(source: item.source, work: .content(item.content), state: state))
                continue
            }
            switch GroupExecution(group, state, target: target) {
            case .layer(let group, let plan):
                steps.append(Step(source: item.source, work: .layer(group, plan), state: state))
            case .passThrough(let inner):
                let index = passThroughGroups.count
                let start = steps.count
                passThroughGroups.append(
                    PassThroughGroup(
                        source: item.source, group: group, state: inner, steps: start..<start, end: index + 1)
                )
                lower(group.items, inner, target)
                passThroughGroups[index].steps = start..<steps.count
                passThroughGroups[index].end = passThroughGroups.count
            case .nothing:
                let place = steps.count..<steps.count
                passThroughGroups.append(
                    PassThroughGroup(
                        source: item.source, group: group, state: nil, steps: place,
                        end: passThroughGroups.count + 1))
            }
        }
    }

    /// Returns `true` if the first step covers all of `bounds`, so that earlier contents do not matter.
    func covers(_ bounds: PixelRect) -> Bool { steps.first?.covers(bounds) ?? false }
}

extension RasterPlan.Step {
    /// The dependence of a step on the pixels painted before it.
    enum Dependence: Sendable {
        /// The step needs only the pixels that it paints.
        case nothing
        /// The step also reads other pixels, once it is prepared.
        case readsBackdrop
        /// The step is painted alone, after all earlier steps.
        case barrier
    }

    var dependence: Dependence {
        switch work {
        case .layer, .content(.backdrop), .content(.glass), .content(.progressiveBlur), .content(.adaptive),
            .content(.projected), .content(.group):
            .barrier
        case .content(.surface(let surface)): surface.backdrop == nil ? .nothing : .readsBackdrop
        case .content(.fill), .content(.glyphs), .content(.shadow): .nothing
        }
    }

    /// `true` if the step cannot be prepared before its turn, or only by making something as large as a
    /// picture.
    var isPreparedAlone: Bool {
        if dependence == .barrier { return true }
        switch work {
        case .content(.fill(_, let paint)), .content(.glyphs(_, let paint)): return paint.isPicture
        case .content(.surface(let surface)): return surface.layers.contains { $0.paint?.isPicture ?? false }
        default: return false
        }
    }

    /// The number of pictures as large as the target that are kept once the step is prepared, in masks of
    /// shadows: a mesh is four times as large as one.
    var shadowCount: Int {
        switch work {
        case .content(.shadow): 1
        case .content(.fill(_, .mesh)): 4
        case .content(.surface(let surface)):
            surface.outerShadows.count
                + surface.layers.count { if case .innerShadow = $0.content { true } else { false } }
        default: 0
        }
    }

    /// `true` if the step is known to hide everything below its outline.
    var isOpaque: Bool {
        guard case .content(.fill(_, let paint)) = work else { return false }
        return paint.isOpaque
    }

    /// Returns `true` if the step is known to hide everything below it in all of `bounds`.
    func covers(_ bounds: PixelRect) -> Bool {
        guard isOpaque, case .content(.fill(let area, _)) = work,
            // Nothing is covered further out.
            max(bounds.x1, bounds.y1) <= Fixed.maxPixelCoordinate / 2
        else { return false }
        // A pending layer clip prevents full coverage.
        if state.clip.coverage != nil { return false }
        let clip = Clip(state.clip.rect).intersected(with: area, transform: state.transform)
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
