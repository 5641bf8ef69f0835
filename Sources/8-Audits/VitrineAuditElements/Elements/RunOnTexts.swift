import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// The texts of the lists and grids that run on under a bar, or under glass that floats, in a scene as it is:
/// they do so on purpose, and in other environments, too, of which another text may be under the bar.
package struct RunOnTexts {
    /// The places of the texts in the scene's files.
    package private(set) var marks: Set<SourceMark> = []

    /// The length, in points, from which something lies under a bar on purpose: less is a mistake in it.
    private static let least = 8.0
    /// The part of the screen's width, and the greatest height in points, of glass that floats as a bar.
    private static let (barShare, barHeight) = (0.6, 120.0)
    /// The number of things with words from which a column is a list.
    private static let leastCount = 3

    package init(_ elements: [AuditedElement]) {
        let bars = Self.bars(in: elements)
        if bars.isEmpty { return }
        let parents = elements.parents
        var told: Set<Int> = []
        for (index, element) in elements.enumerated() where element.isSeen && element.placed.isPart {
            let frame = element.placed.frame
            guard
                let bar = bars.first(where: {
                    $0.index >= elements.end(of: index) && $0.frame.overlaps(frame, by: Self.least)
                }),
                let list = Self.list(around: index, before: bar.index, in: elements, parents),
                told.insert(list).inserted
            else { continue }
            let texts = elements[list..<elements.end(of: list)].map(\.placed.element)
            marks.formUnion(texts.lazy.filter { $0 is TextElement }.map(\.source.mark))
        }
    }

    /// Returns the bars and what floats like one.
    private static func bars(in elements: [AuditedElement]) -> [(index: Int, frame: Rect)] {
        // In a frame as large as its screen, a bar is where its glass is.
        let bars = PlacedBar.all(in: elements).filter {
            $0.name != PlacedBar.names["keyboard"] && $0.frame.height <= barHeight
        }
        let width = elements.first?.placed.frame.width ?? 0
        let floating = elements.indices.filter { index in
            guard let decoration = elements[index].placed.decoration, elements[index].isSeen else {
                return false
            }
            let frame = elements[index].placed.frame
            return (decoration.glass != nil || decoration.material != nil) && frame.height <= barHeight
                && frame.width >= barShare * width
        }
        return bars.map { ($0.index, $0.frame) } + floating.map { ($0, elements[$0].placed.frame) }
    }

    /// Returns the innermost grid around an element, or else the outermost list, if the bar is not in it.
    private static func list(
        around index: Int, before bar: Int, in elements: [AuditedElement], _ parents: [Int?]
    ) -> Int? {
        var (inner, list) = (index, Int?.none)
        while let outer = parents[inner], elements.end(of: outer) <= bar {
            let placed = elements[outer].placed
            if placed.element is LazyGridElement || placed.element is GridElement
                || placed.element is FlowElement
            {
                return outer
            }
            if (placed.element as? StackElement)?.axis == .vertical, !elements[inner].placed.texts.isEmpty,
                placed.children.count(where: { !$0.texts.isEmpty }) >= leastCount
            {
                list = outer
            }
            inner = outer
        }
        return list
    }
}

extension PlacedElement {
    /// `true` for what is seen of content: a word, a symbol, a picture or a shape.
    fileprivate var isPart: Bool {
        element is TextElement || element is IconElement || element is ImageElement || element is ShapeElement
            || (element as? SurfaceElement)?.decoration.isSurface == true
    }
}
