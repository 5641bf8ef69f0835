import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The groups of a stack, such as fields with their names, whose parts are farther from each other than the
/// groups are, so that a name seems to belong to the field before.
package struct GroupSpacingCheck {
    private let elements: [AuditedElement]

    /// The length, in points, by which parts must be farther from each other.
    private static let least = 4.0
    /// The number of groups without fields from which they are a list.
    private static let listCount = 3

    package init(_ elements: [AuditedElement]) { self.elements = elements }

    private typealias Found = (child: PlacedElement, kind: OddChildProblem.Kind)

    /// Returns what is found, in the order of the scene.
    package var findings: [Diagnostic] {
        let rows = RowSpacingCheck(elements).findings
        let marks = Set(rows.map(\.mark))
        return groups + StuckCardCheck(elements).findings + HourGridCheck(elements).findings + rows
            + LineSpacingCheck(elements).findings.filter { !marks.contains($0.mark) }
    }

    private var groups: [Diagnostic] {
        elements.compactMap { element in
            guard let stack = element.placed.element as? StackElement, !element.isSystem, element.isSeen
            else { return nil }
            let shown = element.placed.children.filter { !$0.frame.isEmpty }
            // What divides groups says which parts belong together.
            if shown.contains(where: { $0.element is DividerElement }) { return nil }
            let children = shown.filter { !($0.element is SpacerElement) }.map(AlignedChild.init)
            let names = stack.axis == .vertical ? Self.name(among: children) : nil
            guard let (child, kind) = names ?? Self.group(among: children, along: stack.axis)
            else { return nil }
            return child.oddity(kind)
        }
    }

    /// Returns the first name of a field that stands nearer to the field before it than to its own.
    private static func name(among children: [AlignedChild]) -> Found? {
        guard children.count >= 4 else { return nil }
        for index in 2..<children.count - 1 {
            let (name, font) = (children[index], children[index].bareFont)
            guard font != nil, font == children[index - 2].bareFont,
                children[index - 1].placed.isField, children[index + 1].placed.isField
            else { continue }
            let frames = (index - 1...index + 1).map { children[$0].content.layoutFrame }
            let (above, below) = (frames[1].minY - frames[0].maxY, frames[2].minY - frames[1].maxY)
            if above < below - least { return (name.placed, .nearness(above, below)) }
        }
        return nil
    }

    /// Returns the first of equal groups that follow each other whose parts are farther from each other than
    /// from the group before.
    private static func group(among children: [AlignedChild], along axis: Axis) -> Found? {
        let groups = children.map { SpacedGroup($0, along: axis) }
        for index in groups.indices.dropFirst() {
            guard let own = groups[index], let before = groups[index - 1], own.form == before.form
            else { continue }
            let gaps = groups.compactMap { $0?.form == own.form ? $0?.gap : nil }
            // A field that alone is farther from its name than all others is told as such.
            let isTold = own.hasField && OddChildCheck.odd(gaps).map { gaps[$0.index] == own.gap } == true
            guard own.hasField || gaps.count >= listCount, !isTold else { continue }
            let between = own.start - before.end
            if between < own.gap - least {
                return (own.child, own.hasField ? .nearness(between, own.gap) : .parts(own.gap, between))
            }
        }
        return nil
    }
}
