import VitrineColor
import VitrineGeometry

/// A symbol from an SVG file, as layers from bottom to top in the units of its own size.
package struct SVGIcon: Hashable, Sendable {
    package enum Paint: Hashable, Sendable {
        /// The colour of the surrounding text: `currentColor`, and the default if the file states nothing.
        case foreground
        /// A colour in encoded sRGB.
        case color(Color)
    }

    /// A region with one paint.
    package struct Layer: Hashable, Sendable {
        package var area: Area
        package var paint: Paint
        /// The opacity of the paint, including the alpha of its colour.
        package var opacity: Double
        package var level: SVGLevel

        package init(area: Area, paint: Paint, opacity: Double = 1, level: SVGLevel = .primary) {
            self.area = area
            self.paint = paint
            self.opacity = opacity
            self.level = level
        }
    }

    /// A group of items with a common opacity or clip.
    package struct Group: Hashable, Sendable {
        package var opacity: Double
        /// The region that the items are clipped to, in the coordinates of the icon; `nil` for no clip.
        package var clip: Area?
        package var items: [Item]
    }

    /// A layer, or a group of items that is composited separately.
    package indirect enum Item: Hashable, Sendable {
        case layer(Layer)
        case group(Group)
    }

    /// The width and height that the file states, or otherwise those of its view box.
    package var size: Size
    package var items: [Item]

    init(size: Size, items: [Item]) {
        self.size = size
        self.items = items
    }
}
