import VitrineColor
import VitrineGeometry
import VitrineJSON

/// A printer of display lists as text: a header, then one line per item, indented by nesting.
///
/// The text is stable, so it can serve as a golden that tells what moved, before a picture tells that
/// something did:
///
///     canvas 402x874 @3
///     fill roundedRectangle(20 100 362 80 r20 continuous) #FFFFFF14   ← body[0].card
public struct DisplayListPrinter: Sendable {
    /// Indicates whether each line ends with the item's position in the scene. Default: `true`.
    public var showsSources: Bool

    @inlinable public init(showsSources: Bool = true) {
        self.showsSources = showsSources
    }

    /// Returns the text, with a trailing line feed.
    public func text(of list: DisplayList) -> String {
        let size = PrintedText.number(list.size.width) + "x" + PrintedText.number(list.size.height)
        var lines = ["canvas \(size) @\(PrintedText.number(list.scale))"]
        if list.colorSpace != .sRGB { lines[0] += " " + list.colorSpace.rawValue }
        append(list.items, indent: 0, to: &lines)
        return lines.joined(separator: "\n") + "\n"
    }

    private func append(_ items: [DisplayItem], indent: Int, to lines: inout [String]) {
        let margin = String(repeating: "  ", count: indent)
        for item in items {
            var line = margin + head(of: item.content)
            if showsSources && !item.source.isEmpty { line += "   ← " + PrintedText.escaped(item.source) }
            lines.append(line)
            if case .group(let group) = item.content {
                append(group.items, indent: indent + 1, to: &lines)
                if let mask = group.mask {
                    lines.append(margin + "} mask \(mask.summary) {")
                    append(mask.items, indent: indent + 1, to: &lines)
                }
                lines.append(margin + "}")
            } else if case .adaptive(let content) = item.content {
                append(content.light, indent: indent + 1, to: &lines)
                lines.append(margin + "} dark {")
                append(content.dark, indent: indent + 1, to: &lines)
                lines.append(margin + "}")
            } else if case .projected(let content) = item.content {
                append(content.items, indent: indent + 1, to: &lines)
                lines.append(margin + "}")
            } else if case .surface(let surface) = item.content {
                append(surface, margin: margin, to: &lines)
            }
        }
    }

    /// The parts of a surface; layers of another node say where they came from.
    private func append(_ surface: Surface, margin: String, to lines: inout [String]) {
        let inner = margin + "  "
        if let backdrop = surface.backdrop { lines.append("\(inner)backdrop \(backdrop.printed)") }
        for shadow in surface.outerShadows { lines.append("\(inner)shadow \(shadow.printed)") }
        for layer in surface.layers {
            var line = inner
            switch layer.content {
            case .fill(let paint): line += "fill \(paint.printed)"
            case .stroke(let area, let paint): line += "\(area.printedStroke) \(paint.printed)"
            case .innerShadow(let shadow): line += "shadow \(shadow.printed)"
            }
            if showsSources && !layer.source.isEmpty { line += "   ← " + PrintedText.escaped(layer.source) }
            lines.append(line)
        }
        lines.append(margin + "}")
    }

    private func head(of content: DisplayContent) -> String {
        switch content {
        case .fill(let area, let paint):
            if area.name == nil, area.operands.count == 1, let only = area.operands.first,
                only.operation == .union
            {
                return "\(only.geometry.printed) \(paint.printed)"
            }
            return "fill \(area.printed) \(paint.printed)"
        case .shadow(let area, let shadow): return "shadow \(area.printed) \(shadow.printed)"
        case .glyphs(let run, let paint):
            let place = "at \(PrintedText.point(run.origin)) advance \(PrintedText.number(run.advance))"
            let font = run.fontDescription
            return "glyphs \(PrintedText.quoted(run.text)) \(font) \(place) \(paint.printed)"
        case .backdrop(let area, let filter): return "backdrop \(area.printed) \(filter.printed)"
        case .surface(let surface): return "surface \(surface.area.printed) {"
        case .glass(let glass): return "glass \(glass.printed)"
        case .progressiveBlur(let area, let blur): return "progressiveBlur \(area.printed) \(blur.printed)"
        case .adaptive(let content):
            return "adaptive \(content.area.printed) \(PrintedText.number(content.threshold)) light {"
        case .projected(let content): return "projected \(content.map.printed) {"
        case .group(let group): return "group \(group.printed){"
        }
    }
}

extension DisplayList: CustomStringConvertible {
    public var description: String { DisplayListPrinter().text(of: self) }
}

extension Shadow {
    var printed: String {
        var text = "\(PrintedText.color(color)) sigma \(PrintedText.number(sigma))"
        if offset != .zero { text += " offset \(PrintedText.point(offset))" }
        if spread != 0 { text += " spread \(PrintedText.number(spread))" }
        if placement == .inner { return text + " inner" }
        if gain != 1 { text += " gain \(PrintedText.number(gain))" }
        if falloff != .blur { text += " falloff \(falloff.rawValue)" }
        return text + (knockout ? " knockout" : "")
    }
}
