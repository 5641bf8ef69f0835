import VitrineBlur
import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

/// A step of painting with everything that was made for it, which the next picture may use.
struct RetainedStep: Sendable {
    var step: RasterPlan.Step
    let work: PaintStep
    /// The rows to paint; they show the backdrop as it was read last.
    var painters: [RowPainter] = []
    /// The parts of the backdrop that were read.
    var reads: [PixelRect] = []
    /// The choice of adaptive content, and the steps of its list.
    var isLight = true
    var children: [RetainedStep] = []
    /// The picture of a group.
    var nested: NestedPicture?
    /// The backdrop that a surface shows.
    var backdrop: FilteredBackdrop?

    init(_ step: RasterPlan.Step, _ work: PaintStep) {
        self.step = step
        self.work = work
    }

    /// Indicates whether it shows the same over any other pixels, so that it can be used in any picture.
    var isIndependent: Bool {
        switch work {
        case .nothing, .rows: true
        case .surface, .pictures, .adaptive, .layer: false
        }
    }

    /// Takes everything out of the step that has a large memory, so that it has one owner.
    mutating func take() -> RetainedStep {
        let whole = self
        (painters, children, nested, backdrop) = ([], [], nil, nil)
        return whole
    }

    /// Lets go of the pictures that the rows show, and keeps their bounds.
    mutating func releaseRows() {
        painters = painters.map { RowPainter(bounds: $0.bounds) { _, _ in } }
    }

    /// The bounds of all pixels that it may change.
    var bounds: PixelRect { PixelRect(containing: painters.map(\.bounds) + children.map(\.bounds)) }

    /// Returns the bounds of the pixels that another backdrop can change.
    var backdropBounds: PixelRect {
        switch step.work {
        case .content(.surface(let surface)): return step.box(of: surface.area).intersection(bounds)
        case .content(.glass(let glass)) where glass.shadows.allSatisfy { $0.gain == 1 }:
            return painters.last?.bounds ?? bounds
        default: return bounds
        }
    }

    /// The distance in pixels from which the backdrop is read at most, where it is not kept; `nil` if any
    /// pixel that it reads may change all of it. The reach of the blurs is doubled, as their coarser levels
    /// have grids of their own.
    var backdropReach: Int? {
        guard case .content(.surface(let surface)) = step.work, let filter = surface.backdrop else {
            return nil
        }
        return 2 * step.state.reach(of: filter.filters) + 16
    }

    /// Returns the pixels that differ where a step stands in place of this one; `nil` if all of both may.
    func difference(to other: RetainedStep) -> [PixelRect]? {
        guard step.state.paintsLike(other.step.state) else { return nil }
        switch (step.work, other.step.work) {
        case (.content(.surface(let a)), .content(.surface(let b))):
            guard a.area == b.area, a.outerShadows == b.outerShadows else { return nil }
            return [step.box(of: a.area).intersection(bounds.union(other.bounds))]
        case (.content(.glass(let a)), .content(.glass(let b))):
            guard a.bodies.map(\.shape) == b.bodies.map(\.shape), a.smoothness == b.smoothness,
                a.shadows == b.shadows, let own = painters.last, let new = other.painters.last
            else { return nil }
            return [own.bounds.union(new.bounds)]
        default: return nil
        }
    }
}

extension RasterPlan.Step {
    /// Returns `true` if a step paints the same wherever both stand in the same place.
    func paintsLike(_ other: RasterPlan.Step) -> Bool {
        let isSame =
            switch (work, other.work) {
            case (.content(let a), .content(let b)): a == b
            case (.layer(let a, _), .layer(let b, _)): a == b
            case (.content, .layer), (.layer, .content): false
            }
        return isSame && state.paintsLike(other.state)
    }

    /// Returns the pixels that an area may touch.
    fileprivate func box(of area: Area) -> PixelRect {
        guard let box = area.conservativeBounds else { return PixelRect(width: 0, height: 0) }
        return PixelRect(covering: state.transform.apply(box).outset(by: 1), within: state.clip.rect)
    }
}
