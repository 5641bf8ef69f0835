import VitrineCoverage
import VitrineDisplayList

/// What an execution keeps of its steps.
enum Retention: Sendable {
    /// Nothing: a render, whose steps are let go of as soon as they are painted.
    case nothing
    /// What the next picture can use: prepared items, and the pictures of backdrops and plain groups.
    case steps

    /// Returns what is to be done for a prepared step: a layer that is not kept is a picture like others.
    func work(of prepared: PaintStep, in step: RasterPlan.Step) -> PaintStep {
        guard case .layer(let group, let plan) = prepared else { return prepared }
        if self == .steps, NestedPicture.canShow(group, plan) { return prepared }
        let clip = step.state.clip
        return .pictures { $0.rowPainters(of: group, plan, clip) }
    }
}
