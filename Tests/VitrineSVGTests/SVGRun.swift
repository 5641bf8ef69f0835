import VitrineColor

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineSVG

/// Reads icons from texts, for tests.
enum SVGRun {
    /// Returns the icon of elements in a view box of 24 × 24.
    static func icon(_ content: String, root: String = #"viewBox="0 0 24 24""#) throws(SVGError) -> SVGIcon {
        try SVGIcon(Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(root)>\(content)</svg>".utf8))
    }

    static func layers(_ content: String, root: String = #"viewBox="0 0 24 24""#) throws -> [SVGIcon.Layer] {
        try icon(content, root: root).items.flatMap(\.layers)
    }

    /// Returns the error in a whole file, or `nil` if there is none.
    static func fault(_ text: String, limits: SVGLimits = .standard) -> SVGError? {
        do throws(SVGError) {
            _ = try SVGIcon(Array(text.utf8), limits: limits)
            return nil
        } catch {
            return error
        }
    }

    /// Returns the pixels of an icon on white at 4 pixels per unit, with a black foreground.
    static func picture(_ icon: SVGIcon) throws -> RGBA8Image {
        let items = icon.placed(in: Rect(x: 0, y: 0, width: 24, height: 24)).map(\.display)
        let paper = DisplayItem(
            source: "paper",
            .fill(.fill(.rectangle(Rect(x: 0, y: 0, width: 24, height: 24))), .solid(.white)))
        let list = DisplayList(size: Size(24, 24), scale: 4, items: [paper] + items)
        return try Rasterizer().render(list).rgba8()
    }

    static func picture(_ content: String) throws -> RGBA8Image { try picture(try icon(content)) }
}

extension SVGIcon.Item {
    var layers: [SVGIcon.Layer] {
        switch self {
        case .layer(let layer): [layer]
        case .group(let group): group.items.flatMap(\.layers)
        }
    }

    var display: DisplayItem {
        switch self {
        case .layer(let layer):
            let color: Color =
                switch layer.paint {
                case .foreground: .black
                case .color(let color): color
                }
            return DisplayItem(source: "layer", .fill(layer.area, .solid(color.opacity(layer.opacity))))
        case .group(let group):
            return DisplayItem(
                source: "group",
                .group(Group(opacity: group.opacity, clip: group.clip, items: group.items.map(\.display))))
        }
    }
}
