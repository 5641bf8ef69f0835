import VitrineControls
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineStyle

/// The measures of split views, in points.
///
/// - Known: UIKit's first columns are at most 320 wide (`UISplitViewController.primaryColumnWidth`).
/// - Our own, by pictures of iPadOS 26: the sidebar floats 10 from the edges, over what is beside it; the
///   content is as wide, or 375 on the largest tablets; its corners follow the display's. A sidebar that
///   would leave the detail less than 320 lies over it.
private enum SplitViewMetrics {
    static let width = 320.0
    static let wideContent = 375.0
    static let wideScreen = 1300.0
    static let inset = 10.0
    /// The room above the content of a sidebar on a screen without a safe area.
    static let least = 8.0
    static let leastRadius = 20.0
    static let leastDetail = 320.0
}

/// A builder of split views. Each column is a screen of its own, so that bars inset what is in it, and
/// backgrounds reach under the sidebar.
struct SplitView {
    private let view: SplitViewNode.Properties
    private let kit: ComponentKit

    init(_ view: SplitViewNode.Properties, _ kit: ComponentKit) { (self.view, self.kit) = (view, kit) }

    private var size: Size { kit.environment.canvasSize ?? kit.context.device.size }
    private var inset: Double { kit.hasGlass ? SplitViewMetrics.inset : 0 }

    // MARK: One column

    /// The one column that a phone shows.
    var collapsed: any Element {
        let isMissing = view.compact == .content && view.content.isEmpty
        let column = isMissing ? SplitViewNode.Column.detail : view.compact
        return screen(
            column, size: size, safeArea: kit.safeArea,
            SplitColumn(item: column == .sidebar ? nil : .back))
    }

    // MARK: Several columns

    /// All columns that are shown.
    var columns: any Element {
        let shown = shownColumns
        let sidebar = shown.contains(.sidebar) ? view.sidebarWidth ?? SplitViewMetrics.width : 0
        let content = shown.contains(.content) ? view.contentWidth ?? contentWidth : 0
        let isOver = size.width - sidebar - content < SplitViewMetrics.leastDetail
        let start = isOver ? 0 : sidebar
        var layers: [any Element] = []
        var left = 0.0
        let toggle: SplitColumn.Item? = shown.contains(.sidebar) ? nil : .sidebar
        if content > 0 {
            let column = screen(
                .content, size: Size(start + content, size.height),
                safeArea: area(left: start, right: 0), SplitColumn(item: toggle))
            let line = kit.framed(kit.separator(.horizontal), height: size.height)
            layers.append(kit.overlaid(column, [line], .trailingEdge))
            left = start + content
        }
        let detail = screen(
            .detail, size: Size(max(size.width - left, 1), size.height),
            safeArea: area(left: content > 0 ? 0 : start, right: kit.safeArea.right),
            SplitColumn(item: content > 0 ? nil : toggle))
        layers.append(detail)
        let row = kit.row(0, layers)
        return sidebar > 0 ? kit.overlaid(row, [panel(width: sidebar)], .leadingEdge) : row
    }

    private var contentWidth: Double {
        size.width >= SplitViewMetrics.wideScreen ? SplitViewMetrics.wideContent : SplitViewMetrics.width
    }

    private var shownColumns: Set<SplitViewNode.Column> {
        let all: Set<SplitViewNode.Column> =
            view.content.isEmpty ? [.sidebar, .detail] : [.sidebar, .content, .detail]
        let isWide = size.width > size.height
        return switch view.visibility {
        case .all: all
        case .automatic where isWide: all
        case .automatic: view.content.isEmpty ? [.detail] : [.content, .detail]
        case .doubleColumn: view.content.isEmpty ? all : [.content, .detail]
        case .detailOnly: [.detail]
        }
    }

    /// Returns the safe area of a column beside others.
    private func area(left: Double, right: Double) -> Insets {
        let area = kit.safeArea
        return Insets(top: area.top, left: max(left, area.left), bottom: area.bottom, right: right)
    }

    /// Returns the sidebar: a panel of glass that floats since release 26, and reaches the edges before.
    private func panel(width: Double) -> any Element {
        let area = kit.safeArea
        let inner = screen(
            .sidebar, size: Size(max(width - inset, 1), max(size.height - 2 * inset, 1)),
            safeArea: Insets(
                top: area.top > 0 ? max(area.top - inset, 0) : SplitViewMetrics.least,
                left: max(area.left - inset, 0),
                bottom: max(area.bottom - inset, 0), right: 0),
            SplitColumn(isSidebar: true, item: .sidebar))
        guard kit.hasGlass else {
            let surface = kit.surface(
                inner, .rectangle, Decoration(fills: [.color(kit.color("secondarySystemBackground"))]))
            return kit.overlaid(
                surface, [kit.framed(kit.separator(.horizontal), height: size.height)], .trailingEdge)
        }
        let display = kit.environment.device == nil ? 0 : kit.context.device.cornerRadius
        let radius = max(display - inset, SplitViewMetrics.leastRadius)
        let shape = kit.rounded(radius)
        let surface = kit.surface(EffectElement(content: inner, clip: shape), shape, kit.glass())
        return kit.padded(surface, Insets(top: 0, left: inset, bottom: 0, right: 0))
    }

    /// Returns a column as a screen.
    private func screen(
        _ column: SplitViewNode.Column, size: Size, safeArea: Insets, _ place: SplitColumn
    ) -> any Element {
        let values: [SceneValue] =
            switch column {
            case .sidebar: view.sidebar
            case .content: view.content
            case .detail: view.detail
            }
        var environment = kit.environment
        environment.canvasSize = size
        environment.safeArea = safeArea
        var inner = kit.context
        inner.source.path += ".\(column.rawValue)"
        inner.surroundings.column = place
        inner.surroundings.titleAbove = nil
        inner.surroundings.hugsContent = false
        if place.isSidebar { inner.inherited.backgroundColor = nil }
        var background: [PaintSpec] = []
        let page = PageBackground.colorName(under: values)
        if !place.isSidebar, page != "systemBackground" {
            inner.inherited.backgroundColor = kit.color(page)
            background = [.color(kit.color(page))]
        }
        let layers = inner.reader.withNode(environment) { inner.layers(values) }
        return CanvasElement(
            source: inner.source, size: size, safeArea: safeArea, background: background, layers: layers)
    }
}
