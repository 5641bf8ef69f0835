import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineIconDrawings
import VitrineIcons
import VitrineSVG
import VitrineStyle
import VitrineText

/// A symbol, sized and weighted like the text beside it.
package struct IconElement: Element, Sendable {
    package let source: ElementSource
    package let symbol: Symbol
    package let font: FontDescription
    package let paint: PaintSpec
    package var style = SymbolStyle()

    package init(
        source: ElementSource, symbol: Symbol, font: FontDescription, paint: PaintSpec,
        style: SymbolStyle = SymbolStyle()
    ) {
        self.source = source
        self.symbol = symbol
        self.font = font
        self.paint = paint
        self.style = style
    }

    /// The side of the symbol's 24-unit grid in ems. With it, the ink of a full-size symbol measures about
    /// 1.08 em, like that of SF Symbols beside SF Pro at the medium scale.
    package static let gridSide = 1.3

    /// The margin around icons of the pack, as a share of the grid: they fill theirs, and a circle of the
    /// built-in set is 21 of its 24 units wide.
    private static let packMargin = 0.0625
    /// The width of the pack's lines where they are placed: 1 of 16 units.
    private static let packLine = 1.3125

    package var label: String { "icon" }
    package var attributes: [Attribute] {
        var list = [
            Attribute("name", symbol.name), Attribute("size", font.size), Attribute("weight", font.weight),
            Attribute("paint", paint.summary),
        ]
        if style.mode != .monochrome { list.append(Attribute("mode", style.mode.rawValue)) }
        list += style.palette.map { Attribute("palette", $0.summary) }
        if let value = style.variableValue { list.append(Attribute("variableValue", value)) }
        return list
    }

    /// `true` if the symbol is drawn in colors of its own.
    package var hasOwnColors: Bool {
        switch symbol {
        case .builtIn(let icon): style.separation(of: icon) == .hues
        case .pack: false
        case .file: true
        }
    }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        let side = context.roundedUp(font.size * Self.gridSide)
        return Arrangement(Size(side, side))
    }

    /// Returns baselines that centre the symbol on the cap height.
    package func baselines(in proposal: Proposal, _ context: LayoutContext) -> Baselines? {
        guard let metrics = try? context.text.metrics(font) else { return nil }
        let baseline = context.roundedUp(font.size * Self.gridSide) / 2 + metrics.capHeight / 2
        return Baselines(first: baseline, last: baseline)
    }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let side = font.size * Self.gridSide
        let rect = Rect(
            x: placed.frame.midX - side / 2, y: placed.frame.midY - side / 2, width: side, height: side)
        switch symbol {
        case .builtIn(let icon):
            paint(
                icon, in: rect, placed.frame, isMirrored: placed.isMirrored && icon.flipsForRightToLeft,
                into: &builder)
        case .pack(let icon, let name):
            let inner = rect.insetBy(side * Self.packMargin, side * Self.packMargin)
            let width = (Icon.lineWidth(weight: font.weight) - Self.packLine) / Icon.gridSize * side
            for item in icon.placed(in: inner, name: name).map({ $0.grown(by: width) }) {
                for content in contents([item], placed.frame, builder.canvas.colorSpace) {
                    builder.append(content, from: source)
                }
            }
        case .file(let icon, let name):
            for content in contents(
                icon.placed(in: rect, name: name), placed.frame, builder.canvas.colorSpace)
            {
                builder.append(content, from: source)
            }
        }
    }

    /// Paints the layers. Each paint spans the whole frame, even if it shows only in part of it. The built-in
    /// set's path data is checked by its tests, so there are no errors to report here.
    private func paint(
        _ icon: Icon, in rect: Rect, _ frame: Rect, isMirrored: Bool, into builder: inout DisplayListBuilder
    ) {
        let lineWidth = Icon.lineWidth(weight: font.weight)
        let separation = style.separation(of: icon)
        let value = icon.isVariable ? style.variableValue : nil
        guard separation != .none || value != nil else {
            guard let area = try? icon.area(in: rect, lineWidth: lineWidth, isMirrored: isMirrored) else {
                return
            }
            return builder.append(.fill(area, paint.paint(in: frame)), from: source)
        }
        let parts = try? icon.parts(
            in: rect, lineWidth: lineWidth, isMirrored: isMirrored, by: separation, value: value)
        for part in parts ?? [] {
            let paint = style.paint(paint, part: part)
            builder.append(.fill(part.area, paint.paint(in: frame)), from: source)
        }
    }

    private func contents(_ items: [SVGIcon.Item], _ frame: Rect, _ space: ColorSpace) -> [DisplayContent] {
        items.map { item in
            switch item {
            case .layer(let layer):
                let own: PaintSpec =
                    switch layer.paint {
                    case .foreground: style.paint(paint, level: layer.level.rawValue)
                    case .color(let color): .color(color.converted(from: .sRGB, to: space))
                    }
                let thin = layer.opacity < 1 ? own.opacity(layer.opacity) : own
                return .fill(layer.area, thin.paint(in: frame))
            case .group(let group):
                let items = contents(group.items, frame, space).map {
                    DisplayItem(source: source.path, $0)
                }
                return .group(
                    Group(opacity: group.opacity, clip: group.clip, items: items.joiningRegions))
            }
        }
    }
}
