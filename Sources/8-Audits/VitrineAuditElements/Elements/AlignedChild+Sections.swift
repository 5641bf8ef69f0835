import VitrineGeometry
import VitrineLayout
import VitrineStyle
import VitrineText

extension AlignedChild {
    /// The lengths, in points, by which a section begins farther in than others by mistake.
    private static var indents: ClosedRange<Double> { 3...32 }
    /// The factor from which the letters of a heading are larger than those below it.
    private static var headingFactor: Double { 1.1 }
    /// Half a point may be rounding.
    private static var rounding: Double { 0.5 }

    /// Returns the section of a column that its own padding lets begin farther in than one with such a
    /// heading and than the other children, and by how much; `nil` if there is none. Where several begin,
    /// there is another line.
    package static func oddSection(
        of children: [AlignedChild]
    ) -> (child: AlignedChild, distance: Double)? {
        let edges = children.map { $0.leadingInk?.edge }
        let fonts = children.map(\.headingFont)
        for (index, child) in children.enumerated() {
            guard let edge = edges[index], let font = fonts[index], child.surface == nil,
                child.offset == .zero,
                let peer = children.indices.first(where: { $0 != index && fonts[$0] == font }),
                let line = edges[peer], case let distance = edge - line, indents.contains(distance),
                abs(child.outerInsets.left - children[peer].outerInsets.left - distance) < 1
            else { continue }
            let others = edges.indices.filter { $0 != index }.compactMap { edges[$0] }
            if others.count(where: { abs($0 - line) < rounding }) > 1,
                !others.contains(where: { abs($0 - edge) < rounding })
            {
                return (child, distance)
            }
        }
        return nil
    }

    /// The font of the heading that it is, or that it begins with; `nil` without one.
    private var headingFont: String? {
        let texts = placed.textElements
        guard let first = texts.first, let text = first.placed.element as? TextElement else { return nil }
        let isSection = (core.element as? StackElement)?.axis == .vertical && core.children.count > 1
        let isLarger = texts.dropFirst().allSatisfy { first.size >= Self.headingFactor * $0.size }
        guard isSection && texts.count > 1 && isLarger || (isSection || isBare) && first.isHeading else {
            return nil
        }
        return text.content.runs.first?.font.summary
    }
}

extension RowText {
    /// `true` if it is said to be a heading.
    fileprivate var isHeading: Bool {
        placed.element.source.accessibility?.properties.heading != nil
            || placed.element.source.accessibility?.properties.traits.contains(.isHeader) == true
    }
}
