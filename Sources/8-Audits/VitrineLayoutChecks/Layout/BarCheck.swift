import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// The contents of screens that stand under one of its bars, or on it, without scrolling.
///
/// SwiftUI insets the content of a screen by its bars; in a scene they are nodes like others.
package struct BarCheck {
    /// A node beside a bar, and what can be read of it.
    private struct Content {
        /// The position of its outermost element.
        let index: Int
        /// The frame of what both are in.
        let screen: Rect
        var frames: [Rect] = []
        var scroll: PlacedElement?
        var holdsList = false
    }

    private let elements: [AuditedElement]
    /// The position of the element around each.
    private let parents: [Int?]

    /// The length, in points, by which texts may reach into a bar.
    private static let tolerance = 1.0
    /// The kinds that lie above all of a screen, its bars included.
    private static let presented: Set<String> = [
        "alert", "confirmationDialog", "menu", "popover", "sheet", "statusBar",
    ]

    package init(_ elements: [AuditedElement]) {
        self.elements = elements
        parents = elements.parents
    }

    /// Returns what is found, in the order of the bars.
    package var findings: [Diagnostic] {
        (PlacedBar.all(in: elements) + PlacedBar.handmade(in: elements)).flatMap { bar -> [Diagnostic] in
            if bar.name == PlacedBar.names["keyboard"] { return fields(behind: bar) }
            guard let area = elements[bar.index].placed.shownRoom else { return [] }
            return contents(beside: bar).compactMap { content in
                let placed = elements[content.index].placed
                // What lies behind a card need not be a page, as the names on a map.
                guard
                    !bar.isHandmade
                        || content.index < bar.index
                            && (content.scroll != nil || AlignedChild(placed).core.isColumn),
                    let problem = problem(of: content, bar, in: area),
                    // What scrolls away under a header of its own begins anywhere.
                    !bar.isHandmade || content.scroll == nil || !problem.isTop
                else { return nil }
                return placed.diagnostic(
                    .contentUnderBar, .language(Diagnostic.ProblemOfLanguage(problem)),
                    at: placed.element.source.mark)
            }
        }
    }

    /// Returns the fields more than half of which lie behind a keyboard, and do not scroll.
    private func fields(behind bar: PlacedBar) -> [Diagnostic] {
        elements[..<bar.index].compactMap { element in
            let placed = element.placed
            guard let node = placed.element.source.node, node.path == placed.element.source.path,
                placed.element.source.isOfField, !element.isScrolling, element.isSeen,
                element.device == elements[bar.index].device,
                let shared = bar.frame.intersection(placed.frame), 2 * shared.area > placed.frame.area
            else { return nil }
            let problem = BarProblem(
                bar: bar.name, content: node.kind, length: shared.height.rounded(.up), isTop: false,
                isAbove: false, margin: nil, shared: shared)
            return placed.diagnostic(
                .contentUnderBar, .language(Diagnostic.ProblemOfLanguage(problem)),
                at: placed.element.source.mark)
        }
    }

    /// Returns the positions of an element and of those around it, outermost first.
    private func path(to index: Int) -> [Int] {
        var path = [index]
        while let last = path.last, let parent = parents[last] { path.append(parent) }
        return path.reversed()
    }

    /// Returns the nodes that lie in one layer with a bar, in their order.
    private func contents(beside bar: PlacedBar) -> [Content] {
        let around = path(to: bar.index)
        var found: [Content] = []
        for (index, element) in elements.enumerated()
        where element.placed.element is TextElement || element.placed.element is IconElement {
            guard !element.isSystem, element.isSeen, !element.placed.frame.isEmpty,
                element.device == elements[bar.index].device
            else { continue }
            let path = path(to: index)
            let shared = zip(path, around).prefix { $0 == $1 }.count
            // Where all of the bar's are shared, it is a part of the bar.
            guard shared > 0, shared < around.count, shared < path.count,
                Self.layers(elements[path[shared - 1]].placed.element)
            else { continue }
            let own = path[shared...].map { elements[$0].placed }
            let kinds = Set(own.compactMap { $0.element.source.node?.kind })
            guard kinds.isDisjoint(with: Self.presented), kinds.isDisjoint(with: PlacedBar.names.keys) else {
                continue
            }
            if found.last?.index != path[shared] {
                let screen = elements[path[shared - 1]].placed.frame
                found.append(Content(index: path[shared], screen: screen))
            }
            let scroll = own.first { ($0.element as? ScrollElement)?.axes.contains(.vertical) == true }
            found[found.count - 1].frames.append(element.placed.frame)
            found[found.count - 1].scroll = found[found.count - 1].scroll ?? scroll
            if kinds.contains("list") { found[found.count - 1].holdsList = true }
        }
        return found
    }

    /// Returns `true` for what puts its children above each other, and for stacks, where a negative padding
    /// or an offset does.
    private static func layers(_ element: any Element) -> Bool {
        element is CanvasElement || element is ZStackElement
            || (element as? StackElement)?.axis == .vertical || element is BackgroundOverlayElement
    }

    /// Returns the problem of a content beside a bar; `nil` if there is none.
    private func problem(of content: Content, _ bar: PlacedBar, in room: Rect) -> BarProblem? {
        let touched = content.frames.filter { room.overlaps($0, by: Self.tolerance) }
        guard let shared = touched.first, let first = content.frames.map(\.minY).min(),
            let last = content.frames.map(\.maxY).max()
        else { return nil }
        let isTop = room.center.y < content.screen.center.y
        if let scroll = content.scroll?.element as? ScrollElement {
            // What has scrolled is meant to go under a bar, and what does not end may scroll on.
            guard isTop ? scroll.offset.y <= 0 : content.scroll.map(scroll.isAtEnd) == true else {
                return nil
            }
        } else if isTop {
            guard first >= room.minY - Self.tolerance else { return nil }
        } else {
            guard !content.holdsList, last <= room.maxY + Self.tolerance else { return nil }
        }
        let length =
            isTop ? room.maxY - max(first, room.minY) : last - max(room.minY, first)
        return BarProblem(
            bar: bar.name, content: elements[content.index].placed.element.source.node?.kind ?? "content",
            length: length.rounded(.up), isTop: isTop, isAbove: content.index > bar.index,
            margin: content.scroll.map { scroll in
                (isTop ? room.maxY - scroll.frame.minY : scroll.frame.maxY - room.minY).rounded(.up)
            }, shared: isTop ? shared : touched.last ?? shared)
    }
}

extension ScrollElement {
    /// Returns `true` if it has been scrolled down to its end, so that nothing comes up any more.
    fileprivate func isAtEnd(_ placed: PlacedElement) -> Bool {
        guard offset.y > 0, edges.isEmpty, let content = placed.children.first else { return false }
        return content.layoutFrame.maxY + margins.bottom <= placed.layoutFrame.maxY + 1
    }
}

extension PlacedElement {
    /// `true` for what places its children below each other.
    fileprivate var isColumn: Bool { (element as? StackElement)?.axis == .vertical }
}
