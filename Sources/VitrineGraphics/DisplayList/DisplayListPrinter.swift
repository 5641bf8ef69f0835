/// A display list as text: a header, then a line an item, indented by nesting.
///
/// The text is stable, so it can stand as a golden that says what moved before a picture says
/// that something did:
///
///     canvas 402x874 @3
///     fill roundedRectangle(20 100 362 80 r20 continuous) #FFFFFF14   ← body[0].card
public struct DisplayListPrinter: Sendable {
    /// Whether each line ends with where in the scene its item came from.
    public var showsSources: Bool

    public init(showsSources: Bool = true) {
        self.showsSources = showsSources
    }

    /// The text, ending with a line feed.
    public func text(of list: DisplayList) -> String {
        let size = PrintedText.number(list.size.width) + "x" + PrintedText.number(list.size.height)
        var lines = ["canvas \(size) @\(PrintedText.number(list.scale))"]
        append(list.items, indent: 0, to: &lines)
        return lines.joined(separator: "\n") + "\n"
    }

    private func append(_ items: [DisplayItem], indent: Int, to lines: inout [String]) {
        let margin = String(repeating: "  ", count: indent)
        for item in items {
            var line = margin + head(of: item.content)
            if showsSources && !item.source.isEmpty { line += "   ← " + escaped(item.source) }
            lines.append(line)
            if case .group(let group) = item.content {
                append(group.items, indent: indent + 1, to: &lines)
                lines.append(margin + "}")
            }
        }
    }

    /// A source on one line.
    private func escaped(_ source: String) -> String {
        String(PrintedText.quoted(source).dropFirst().dropLast())
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
        case .image(let image):
            let size = "\(image.pixels.width)x\(image.pixels.height)"
            return "image \(PrintedText.quoted(image.name)) \(size) in (\(image.frame.printed))"
        case .backdrop(let area, let filter): return "backdrop \(area.printed) \(filter.printed)"
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
        return text + (knockout ? " knockout" : "")
    }
}

extension BackdropFilter {
    /// The steps in the order in which they act; those that do nothing are left out.
    var printed: String {
        var steps: [String] = []
        if let curve {
            steps.append(
                "curve \(PrintedText.number(curve.amount)) (\(PrintedText.numbers(curve.ordinates)))")
        }
        if saturation != 1 { steps.append("saturate \(PrintedText.number(saturation))") }
        if brightness != 0 { steps.append("brightness \(PrintedText.number(brightness))") }
        steps.append("sigma \(PrintedText.number(sigma))")
        for tint in tints { steps.append("tint \(PrintedText.color(tint))") }
        return steps.joined(separator: " ")
    }
}

extension Group {
    /// What the group does to its items, with a space behind; nothing for what it leaves alone.
    var printed: String {
        var text = ""
        if transform != .identity { text += "transform \(transform.printed) " }
        if opacity != 1 { text += "opacity \(PrintedText.number(opacity)) " }
        if let clip { text += "clip \(clip.printed) " }
        if blurSigma != 0 { text += "blur \(PrintedText.number(blurSigma)) " }
        for shadow in shadows { text += "shadow(\(shadow.printed)) " }
        return text
    }
}
