import VitrineCoverage
import VitrineDisplayList
import VitrinePixels

/// Items that are painted in one go, under a state of their own.
private enum PaintUnit: Sendable {
    /// What belongs to one region.
    case surface(SurfaceRun, PaintState)
    case content(DisplayContent, PaintState)
}

extension Painter {
    /// So many items are made ready at a time, as all they need is kept until they are painted.
    private static let maxPreparedItems = 64
    /// Of those that hold shadows, whose masks may be as large as the target, so many that they take no more than
    /// these pixels together, or one a thread.
    private static let maxShadowPixels = 48 << 20

    /// Paints items in their order.
    ///
    /// Each is made ready first (its coverage, its shadows, what its paint needs), which depends on no pixel, so that
    /// several can be at once; half of the work of a screen is that. Then they are painted; see `PaintStep`.
    func paint(_ items: [DisplayItem], _ state: PaintState) {
        var units: [PaintUnit] = []
        collect(items, state, into: &units)
        if workers.count == 1 || units.count == 1 {
            for unit in units { execute([prepare(unit)]) }
            return
        }
        // What is made ready on one thread of several uses no others.
        var helper = self
        helper.workers = .serial
        let one = helper
        let shadows = max(
            Self.maxShadowPixels / max(target.bounds.width * target.bounds.height, 1), workers.count)
        var rest = units[...]
        while !rest.isEmpty {
            let part = Self.batch(rest, shadows: shadows)
            rest = rest.dropFirst(part.count)
            execute(part.count == 1 ? [prepare(part[0])] : workers.map(part) { one.prepare($0) })
        }
    }

    /// The units that are made ready together: one by itself where nothing of it can be, or where it is a whole picture.
    private static func batch(_ units: ArraySlice<PaintUnit>, shadows: Int) -> [PaintUnit] {
        var batch: [PaintUnit] = []
        var left = shadows
        for unit in units.prefix(maxPreparedItems) {
            if unit.isAlone { return batch.isEmpty ? [unit] : batch }
            left -= unit.shadowCount
            if left < 0 && !batch.isEmpty { return batch }
            batch.append(unit)
        }
        return batch
    }

    /// Takes items apart into units. Groups that paint straight onto the target are none of their own.
    private func collect(_ items: [DisplayItem], _ state: PaintState, into units: inout [PaintUnit]) {
        if state.clip.isEmpty { return }
        var index = 0
        while index < items.count {
            if let run = SurfaceRun(items, at: index) {
                units.append(.surface(run, state))
                index += run.count
                continue
            }
            if case .group(let group) = items[index].content, let inner = passThroughState(of: group, state) {
                collect(group.withoutInnerClip.items, inner, into: &units)
            } else {
                units.append(.content(items[index].content, state))
            }
            index += 1
        }
    }

    private func prepare(_ unit: PaintUnit) -> PaintStep {
        switch unit {
        case .surface(let run, let state): return prepare(run, state)
        case .content(let content, let state):
            switch content {
            case .fill(let area, let paint): return prepare(area, paint, state)
            case .glyphs(let run, let paint): return prepare(run, paint, state)
            case .shadow(let area, let shadow): return prepare(shadow, of: area, state)
            case .backdrop(let area, let filter):
                return .barrier { $0.apply(filter, under: area, state) }
            case .glass(let glass): return .barrier { $0.paint(glass, state) }
            case .progressiveBlur(let area, let blur):
                return .barrier { $0.apply(blur, under: area, state) }
            case .adaptive(let content): return .barrier { $0.paint(content, state) }
            case .group(let group): return .barrier { $0.paint(group, state) }
            }
        }
    }
}

extension PaintUnit {
    /// Whether nothing of it can be made ready, or only what is as large as a picture.
    fileprivate var isAlone: Bool {
        switch self {
        case .surface(let run, _):
            return run.steps.contains { if case .fill(_, let paint) = $0 { paint.isPicture } else { false } }
        case .content(.fill(_, let paint), _), .content(.glyphs(_, let paint), _): return paint.isPicture
        case .content(.shadow, _): return false
        case .content(.backdrop, _), .content(.glass, _), .content(.progressiveBlur, _),
            .content(.adaptive, _), .content(.group, _):
            return true
        }
    }

    /// How many shadows it holds.
    fileprivate var shadowCount: Int {
        switch self {
        case .surface(let run, _):
            run.outerShadows.count + run.steps.count { if case .innerShadow = $0 { true } else { false } }
        case .content(.shadow, _): 1
        default: 0
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
}
