import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineText

/// Headings whose levels do not follow each other, and titles that are none, so that people cannot jump from
/// part to part (WCAG 2.2, 1.3.1 and 2.4.6).
enum HeadingStructureRule: SemanticsRule {
    static let rule = AuditRule.headingStructure

    static func problems(in scene: OutlinedScene) -> [SemanticsFinding] {
        levels(in: scene) + titles(in: scene) + HeadingRows.findings(in: scene) + mainTitles(in: scene)
            + sizes(in: scene) + SmallHeadings.findings(in: scene)
    }

    /// The factor by which a heading of a lower level is seen to be larger, and the size, in points, from
    /// which a heading is seen to be one whatever stands below it.
    private static let (leastFactor, titleSize) = (1.1, 20.0)

    /// Returns the headings that are smaller than one of a lower level that follows. Those of bars have the
    /// size that iOS gives them.
    private static func sizes(in scene: OutlinedScene) -> [SemanticsFinding] {
        let headings = scene.elements.filter { element in
            (element.heading ?? 0) > 0 && element.placed.element.source.node?.kind == "text"
        }
        return headings.indices.compactMap { index in
            let heading = headings[index]
            guard let level = heading.heading, let size = heading.placed.largestFont?.size,
                size < titleSize,
                let below = headings[(index + 1)...].first(where: { other in
                    other.screen == heading.screen && (other.heading ?? 0) > level
                        && (other.placed.largestFont?.size ?? 0) >= leastFactor * size
                }), let largest = below.placed.largestFont?.size
            else { return nil }
            return finding(.smallHeading(size, other: below.label ?? "heading", largest), heading)
        }
    }

    // MARK: Levels

    private static func levels(in scene: OutlinedScene) -> [SemanticsFinding] {
        // What is presented over a screen, and each screen, has levels of its own.
        let headings = scene.elements.filter { ($0.heading ?? 0) > 0 }
        return Dictionary(grouping: headings, by: \.screen).sorted { $0.key < $1.key }.flatMap { _, all in
            var found: [SemanticsFinding] = []
            if let first = all.first, let level = first.heading,
                let later = all.compactMap(\.heading).min(), later < level
            {
                found.append(finding(.deepFirst(level, later: later), first))
            }
            for (before, heading) in zip(all, all.dropFirst()) {
                guard let level = heading.heading, let other = before.heading, level > other + 1 else {
                    continue
                }
                found.append(finding(.level(level, after: other), heading))
            }
            return found
        }
    }

    private static func finding(
        _ kind: SemanticsProblem.Kind, _ element: OutlineElement
    ) -> SemanticsFinding {
        SemanticsFinding(SemanticsProblem(kind: kind, name: element.label ?? "heading"), at: element.placed)
    }

    // MARK: Titles

    /// The least number of titles of one look that make parts of a screen.
    private static let leastTitles = 2
    /// The number of characters from which a text is a paragraph.
    private static let paragraph = 70
    /// The size, in points, and the weight from which a text may be a title.
    private static let (leastSize, leastWeight) = (17.0, 600.0)

    private static func titles(in scene: OutlinedScene) -> [SemanticsFinding] {
        let all = scene.elements
        var groups: [(look: [Double], titles: [Int])] = []
        for index in all.indices {
            guard let look = look(of: all[index]), index + 1 < all.count, isAlone(index, in: all),
                begins(all[index], all[index + 1])
            else { continue }
            if let group = groups.firstIndex(where: { $0.look == look }) {
                groups[group].titles.append(index)
            } else {
                groups.append((look, [index]))
            }
        }
        return groups.filter { $0.titles.count >= leastTitles }.map { group in
            finding(.noHeading, all[group.titles[0]])
        }
    }

    /// The size of a main title, in sizes of the headings below it, and the least, in points.
    private static let (titleRatio, leastTitleSize) = (1.2, 24.0)

    /// Returns the main titles that are no headings, though what is below them has headings of lower levels.
    private static func mainTitles(in scene: OutlinedScene) -> [SemanticsFinding] {
        let screens = Dictionary(grouping: scene.elements, by: \.screen).sorted { $0.key < $1.key }
        return screens.compactMap { _, all -> SemanticsFinding? in
            guard let first = all.firstIndex(where: { $0.traits.contains(.isHeader) }),
                let below = all[first].placed.largestFont?.size,
                all.compactMap(\.heading).min().map({ $0 > 1 }) == true
            else { return nil }
            let largest = all.compactMap { $0.placed.largestFont?.size }.max() ?? 0
            let title = all[..<first].first { element in
                guard look(of: element) != nil, let size = element.placed.largestFont?.size else {
                    return false
                }
                return size >= max(leastTitleSize, titleRatio * below) && size == largest
                    && element.frame.maxY <= all[first].frame.minY
                    && element.label?.contains(where: \.isNumber) == false
            }
            return title.map { finding(.noTitle, $0) }
        }
    }

    /// Returns the size, the weight and the column of a text that may be a title; `nil` if it is none.
    private static func look(of element: OutlineElement) -> [Double]? {
        guard element.traits == .isStaticText, element.containers.isEmpty,
            let text = element.placed.element as? TextElement, text.source.node?.kind == "text",
            let font = text.content.runs.first?.font, text.content.runs.count == 1, font.size >= leastSize,
            font.weight >= leastWeight, text.content.string.count < paragraph / 2,
            text.content.string.contains(where: \.isLetter)
        else { return nil }
        return [font.size, font.weight, element.frame.minX.rounded(), Double(element.screen)]
    }

    /// Returns `true` if nothing else that is read is in the line of an element.
    private static func isAlone(_ index: Int, in all: [OutlineElement]) -> Bool {
        let frame = all[index].frame
        return all.indices.allSatisfy { other in
            other == index || all[other].screen != all[index].screen
                || min(all[other].frame.maxY, frame.maxY) - max(all[other].frame.minY, frame.minY) <= 1
        }
    }

    /// Returns `true` if a part of a screen begins after its title: a paragraph, or a control that says
    /// itself what it is, close below.
    private static func begins(_ title: OutlineElement, _ next: OutlineElement) -> Bool {
        guard next.screen == title.screen, next.frame.minY >= title.frame.maxY - 1,
            next.frame.minY - title.frame.maxY < 44, next.frame.minX >= title.frame.minX - 1
        else { return false }
        let isControl = !next.traits.isDisjoint(with: [.isToggle, .isAdjustable, .isTextField])
        let isParagraph = next.traits == .isStaticText && (next.label?.count ?? 0) >= paragraph
        return isControl || isParagraph
    }
}

extension PlacedElement {
    /// The largest font of the texts in it; `nil` if there is none.
    fileprivate var largestFont: FontDescription? {
        let own = (element as? TextElement)?.content.runs.map(\.font) ?? []
        return (own + children.compactMap(\.largestFont)).max { $0.size < $1.size }
    }
}
