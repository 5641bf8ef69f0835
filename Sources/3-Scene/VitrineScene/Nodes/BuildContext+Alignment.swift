import VitrineLayout
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

extension BuildContext {
    /// Reports an alignment that has a component along the axis on which the node's children are arranged.
    func report(_ alignment: (value: Alignment, mark: SourceMark)?, isAcross axis: Axis, of name: String) {
        guard let alignment else { return }
        let along: Bool =
            axis == .horizontal
            ? alignment.value.horizontal != .center : alignment.value.vertical != .center
        guard along else { return }
        let owner = name == HStackNode.name ? "an \(name)" : "a \(name)"
        let words =
            axis == .horizontal
            ? "top, center, bottom, firstTextBaseline or lastTextBaseline" : "leading, center or trailing"
        var instead = "\(owner) aligns its children \(words)"
        // The position of a row is determined by its grid.
        if name != GridRowNode.name {
            let whole = name.hasSuffix("stack") ? "stack" : name
            let isBoth = alignment.value.horizontal != .center && alignment.value.vertical != .center
            let sides =
                isBoth
                ? "maxWidth: infinity, maxHeight" : axis == .horizontal ? "maxWidth" : "maxHeight"
            instead +=
                """
                ; to place the \(whole) itself, use `frame: { \(sides): infinity, alignment: \
                \(alignment.value.summary) }`
                """
        }
        reader.report(
            .notAllowed(noun: alignment.value.summary, on: "\(owner)'s alignment", instead: instead),
            at: alignment.mark)
    }
}
