import VitrineDisplayList
import VitrineGeometry

/// A symbol from an SVG file: layers from bottom to top, in the units of its own size.
public struct SVGIcon: Hashable, Sendable {
    public enum Paint: Hashable, Sendable {
        /// Whatever the text around has: `currentColor`, and where the file says nothing.
        case foreground
        /// In encoded sRGB.
        case color(Color)
    }

    /// A region with one paint.
    public struct Layer: Hashable, Sendable {
        public var area: Area
        public var paint: Paint
        /// Of the paint, a colour's alpha included.
        public var opacity: Double
        public var level: SVGLevel

        public init(area: Area, paint: Paint, opacity: Double = 1, level: SVGLevel = .primary) {
            self.area = area
            self.paint = paint
            self.opacity = opacity
            self.level = level
        }
    }

    /// Items that are thinned or cut as one.
    public struct Group: Hashable, Sendable {
        public var opacity: Double
        /// What the items are cut by, in the icon's coordinates; nil where by nothing.
        public var clip: Area?
        public var items: [Item]
    }

    /// A layer, or several that are composed apart.
    public indirect enum Item: Hashable, Sendable {
        case layer(Layer)
        case group(Group)
    }

    /// Width and height, as the file states them or else those of its view box.
    public var size: Size
    public var items: [Item]

    /// Reads a file. Everything that would change the picture and is not understood is an error.
    public init(_ bytes: [UInt8], limits: SVGLimits = .standard) throws(SVGError) {
        let source = SVGSource(bytes: bytes)
        guard bytes.count <= limits.bytes else {
            throw source.error(.tooLarge(bytes: bytes.count, limit: limits.bytes), at: 0)
        }
        guard String(validating: bytes, as: UTF8.self) != nil else { throw source.error(.notUTF8, at: 0) }
        var reader = XMLReader(source, limits: limits)
        let root = try reader.document()
        guard root.isSVG, root.name == "svg" else {
            throw source.error(.notSVG(root: root.name), at: root.offset)
        }
        var builder = try SVGBuilder(root, source, limits)
        self = try builder.icon(root)
    }

    init(size: Size, items: [Item]) {
        self.size = size
        self.items = items
    }
}
